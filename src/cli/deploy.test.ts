import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, request as requestHttp } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deploymentFile } from '../domain/deployment.ts';
import { planHosts } from '../hosts/hosts.ts';
import { serveFiles } from '../tests/browser/serveFiles.ts';
import { scratchFolder, writeTree } from '../tests/build/folders.ts';
import { sampleDeployment, sampleFiles } from '../tests/hosts/sampleSite.ts';
import { certificate, certificateKey } from '../tests/system/servers/tls.ts';

const program = fileURLToPath(new URL('../../scripts/guides.mjs', import.meta.url));
const plan = planHosts(['netlify'], { ...sampleDeployment, origin: 'http://guides.games' }, 'dist', 100);

let scratch: Awaited<ReturnType<typeof scratchFolder>>;
let files: Record<string, string> = {};
let server: Awaited<ReturnType<typeof serveFiles>>;

beforeAll(async () => {
  scratch = await scratchFolder();
  files = Object.fromEntries([...sampleFiles, [deploymentFile, JSON.stringify(plan.deployment)]]);
  for (const file of plan.files) files[file.path] = file.text;
  await writeTree(join(scratch.path, 'dist'), files);
  server = await serveFiles(new Map(Object.entries(files)), plan.deployment);
});
afterAll(async () => {
  await server.close();
  await scratch.remove();
});

async function verify(args: readonly string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [program, 'deploy', 'verify', ...args], { cwd: scratch.path });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ code, ...said });
    });
  });
}

/** A server with the same response to everything. */
async function oneAnswer(status: number, headers: Record<string, string>) {
  const asked: string[] = [];
  const http = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.headers.host ?? ''} ${request.url ?? ''}`);
    response.writeHead(status, headers).end('same for all');
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () => new Promise((resolve) => http.close(resolve)),
  };
}

/** Forwards everything to another server, and always compresses texts. */
async function packingServer(behind: string) {
  const http = createServer((request, response) => {
    const { method, url, headers } = request;
    const { port } = new URL(behind);
    requestHttp({ port, method, path: url, headers }, (got) => {
      const packs = method === 'GET' && got.headers['content-type'] !== undefined;
      const kept = { ...got.headers };
      delete kept['content-length'];
      response.writeHead(got.statusCode ?? 0, packs ? { ...kept, 'content-encoding': 'gzip' } : kept);
      if (packs) got.pipe(createGzip()).pipe(response);
      else got.pipe(response);
    }).end();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => http.close(resolve)),
  };
}

describe('guides deploy verify', () => {
  it('describes a folder without using the network', async () => {
    const { code, out, err } = await verify([]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(
      'dist/ has 4 pages and 2 redirects of http://guides.games, built for Netlify.\n\nNo problems in 14 files.\n',
    );
  });

  it('exits with 1 if the folder differs from the build', async () => {
    await writeFile(join(scratch.path, 'dist/_headers'), '/*\n  X: y\n');
    const { code, out } = await verify(['dist']);
    await writeFile(join(scratch.path, 'dist/_headers'), plan.files[0]?.text ?? '');
    expect(code).toBe(1);
    expect(out).toContain('error  deploy/changed-file');
  });

  it('prints every request with its response', async () => {
    const { code, out } = await verify(['dist', '--base-url', server.url]);
    const rows = out.split('\n').filter((line) => /^(?:ok|WRONG)/.test(line));
    expect(out).toContain(`GET /wingspan-expansion-order → 301 /guides/wingspan-expansion-order\n`);
    expect(out).toMatch(/GET \/\S* \(Host: www\.guides\.games\) → 301 http:\/\/guides\.games\//);
    // The test server ignores methods.
    expect(rows.filter((row) => row.startsWith('WRONG')).map((row) => row.trim().split(/ {2,}/)[1])).toEqual([
      'page, by POST',
      'page, by POST',
      'page, by POST',
    ]);
    expect(out).toMatch(new RegExp(`\\n3 of ${rows.length} responses are wrong\\.\\n$`));
    expect(code).toBe(1);
  });

  it('prints one JSON object', async () => {
    const { out } = await verify(['dist', '--base-url', server.url, '--format', 'json']);
    const report = JSON.parse(out) as { rows: { name: string; got: { status: number } }[] };
    expect(report).toMatchObject({
      version: 1,
      dir: 'dist',
      origin: 'http://guides.games',
      base_url: server.url,
      built_for: ['netlify'],
      summary: { errors: 0, warnings: 0, answers: report.rows.length, wrong: 3 },
    });
    expect(report.rows.find(({ name }) => name === 'unknown')?.got.status).toBe(404);
  });

  it('follows no redirect, and contacts only the given address', async () => {
    const other = await oneAnswer(200, {});
    const liar = await oneAnswer(301, { location: `${other.url}/elsewhere\u009b2J` });
    const { code, out } = await verify(['dist', '--base-url', liar.url]);
    await Promise.all([other.close(), liar.close()]);
    expect(code).toBe(1);
    expect(out).toMatch(
      /WRONG {2}page +GET \/ → 301 http:\/\/127\.0\.0\.1:\d+\/elsewhere\\u\{9b\}2J\n +301, not 200\n/,
    );
    expect(liar.asked.length).toBeGreaterThan(40);
    expect(other.asked).toEqual([]);
  });

  it('detects a wrong file and a missing response', async () => {
    const texts = new Map(Object.entries(files));
    texts.set('about.html', 'text of another file');
    texts.set('404.html', '');
    const wrong = await serveFiles(texts, plan.deployment);
    const { code, out } = await verify(['dist', '--base-url', wrong.url]);
    await wrong.close();
    expect(code).toBe(1);
    expect(out).toMatch(
      /WRONG {2}page +GET \/about → 200\n +a body of 20 bytes that differs from the built about\.html\n/,
    );
    expect(out).toMatch(/WRONG {2}unknown +GET \/nothing-here → 404\n +an empty body, not 404\.html\n/);
  });

  it('compares compressed responses by their content', async () => {
    const packing = await packingServer(server.url);
    const { out } = await verify(['dist', '--base-url', packing.url]);
    await packing.close();
    expect(out).not.toContain('a body of');
    expect(out).toMatch(/ok +page +GET \/about → 200/);
  });

  it('says that the server is there if its certificate is unknown', async () => {
    const [key, cert] = await Promise.all([certificateKey, certificate].map((file) => readFile(file)));
    const secure = createSecureServer({ key, cert }, (_, response) => response.end());
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
    const { port } = secure.address() as AddressInfo;
    const { code, err } = await verify(['dist', '--base-url', `https://localhost:${port}`]);
    await new Promise((resolve) => secure.close(resolve));
    expect(code).toBe(2);
    expect(err).toContain('is not trusted: self-signed certificate.');
    expect(err).toContain('NODE_EXTRA_CA_CERTS');
  });

  it('exits with 2 if it cannot run, with a remedy', async () => {
    for (const [args, words] of [
      [['nowhere'], 'There is no folder nowhere.'],
      [['.'], '. has no .guides/deployment.json'],
      [['dist', '--base-url', 'https://guides.games/about'], 'It must be a URL without a path'],
      [['dist', '--base-url', 'http://127.0.0.1:1'], 'http://127.0.0.1:1 does not answer'],
    ] as const) {
      const { code, out, err } = await verify(args);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(words);
    }
    await writeTree(join(scratch.path, 'broken'), { '.guides/deployment.json': '{"version":9}' });
    expect(await verify(['broken'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('Build the site:') as string,
    });
  });
});
