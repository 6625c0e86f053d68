import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** Serves files from memory as a static host would: page.html at /page, 404.html for the rest. */
export async function serveFiles(
  files: ReadonlyMap<string, Uint8Array | string>,
  formEndpoint: string | null = null,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname).slice(1);
    const name = [path === '' ? 'index.html' : path, `${path}.html`].find((candidate) =>
      files.has(candidate),
    );
    const served = name ?? '404.html';
    const body = files.get(served) ?? 'Not found';
    response.writeHead(name === undefined ? 404 : 200, {
      'content-type': types[served.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      ...(typeof body === 'string'
        ? { 'content-security-policy': contentSecurityPolicy(body, formEndpoint) }
        : {}),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${portOf(server)}`, close: () => closeServer(server) };
}

/** As strict as a page allows: what stands inline is named by its hash, the rest comes from the site. */
function contentSecurityPolicy(html: string, formEndpoint: string | null): string {
  const form = formEndpoint === null ? '' : ` ${new URL(formEndpoint).origin}`;
  const styles = hashes(html, /<style>(.*?)<\/style>/gs);
  const scripts = hashes(html, /<script(?: type="speculationrules")?>(.*?)<\/script>/gs);
  return [
    "default-src 'none'",
    `style-src ${styles}`,
    `script-src 'self' ${scripts}`,
    `connect-src 'self'${form}`,
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${form}`,
  ].join('; ');
}

function hashes(html: string, elements: RegExp): string {
  return [...html.matchAll(elements)]
    .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ');
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

async function closeServer(server: Server): Promise<void> {
  await new Promise((resolve) => server.close(resolve));
}
