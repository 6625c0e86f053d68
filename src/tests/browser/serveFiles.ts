import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { type Deployment, withReports } from '../../domain/deployment.ts';
import { answerHeaders, mediaType } from '../../domain/deployment/answerHeaders.ts';
import { requestResolver, type SiteAnswer } from '../../domain/deployment/resolveRequest.ts';

const reportPath = '/api/csp-report';
const compressible = /^(?:text|application\/json|image\/svg)/;

/** Serves files from memory as the site's hosts do, with its headers and compressed texts. */
export async function serveFiles(
  files: ReadonlyMap<string, Uint8Array | string>,
  described: Deployment,
): Promise<{ url: string; reports: string[]; close: () => Promise<void> }> {
  const deployment = withReports(described, reportPath);
  const resolve = requestResolver(deployment);
  const reports: string[] = [];
  const compressed = new Map<string, Uint8Array>();
  const server = createServer((request, response) => {
    const target = request.url ?? '/';
    if (target === reportPath) {
      request.on('data', (report) => reports.push(String(report)));
      response.writeHead(204).end();
      return;
    }
    const found = resolve({ host: request.headers.host ?? null, secure: false, target });
    const answer: SiteAnswer = found.kind === 'file' && !files.has(found.file) ? { kind: 'notFound' } : found;
    const headers = answerHeaders(deployment, answer).map(({ name, value }): [string, string] => [
      name,
      value,
    ]);
    if (answer.kind === 'redirect') {
      response.writeHead(301, { ...Object.fromEntries(headers), location: answer.location }).end();
      return;
    }
    const served = answer.kind === 'page' || answer.kind === 'file' ? answer.file : deployment.notFound;
    const body = files.get(served) ?? 'Not found';
    const small =
      compressible.test(mediaType(served)) && /\bbr\b/.test(`${request.headers['accept-encoding']}`);
    const status = answer.kind === 'gone' ? 410 : 404;
    response.writeHead(answer.kind === 'page' || answer.kind === 'file' ? 200 : status, {
      ...Object.fromEntries(headers),
      ...(small ? { 'content-encoding': 'br' } : {}),
    });
    if (!small) {
      response.end(body);
      return;
    }
    const bytes = compressed.get(served) ?? brotliCompressSync(body);
    compressed.set(served, bytes);
    response.end(bytes);
  });
  // No idle connection is closed, since a request sent at that moment would fail.
  server.keepAliveTimeout = 0;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${portOf(server)}`, reports, close: () => closeServer(server) };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}
