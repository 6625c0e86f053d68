import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Replayed } from '../../hosts/verify/replay.ts';
import { sampleFolder, today } from '../sample/sample.ts';
import { get } from '../serve/rawRequest.ts';
import { startApache } from './servers/apache.ts';
import { startCaddy } from './servers/caddy.ts';
import { startGuidesServe } from './servers/guidesServe.ts';
import { startNginx } from './servers/nginx.ts';
import type { Started } from './servers/started.ts';
import { certificate } from './servers/tls.ts';

const program = fileURLToPath(new URL('../../../scripts/guides.mjs', import.meta.url));

let scratch = '';
let site = '';
let servers: Record<'nginx' | 'caddy' | 'apache' | 'serve', Started>;
const started: Started[] = [];

/** Registers a started server, so that it is stopped even after a failure. */
async function keep(starting: Promise<Started>): Promise<Started> {
  const server = await starting;
  started.push(server);
  return server;
}

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'hosts-'));
  site = join(scratch, 'site');
  const options = [
    '--data',
    sampleFolder,
    '--out',
    site,
    '--today',
    today,
    '--base-url',
    'https://guides.example',
  ];
  const built = await guides(['build', ...options, '--host', 'nginx,caddy,apache']);
  expect(built.code, built.out).toBe(0);
  // Files that somebody may put next to the pages.
  await mkdir(join(site, 'sub'));
  for (const file of ['sub/index.html', 'unlisted.html', 'UP.TXT']) await writeFile(join(site, file), 'text');
  await writeFile(join(scratch, 'secret.txt'), 'secret');
  await symlink('../secret.txt', join(site, 'linked.txt'));
  const nginx = await keep(startNginx(site, scratch));
  const caddy = await keep(startCaddy(site, scratch));
  const apache = await keep(startApache(site, scratch));
  servers = { nginx, caddy, apache, serve: await keep(startGuidesServe(site, scratch)) };
}, 120_000);

afterAll(async () => {
  await Promise.all(started.map(({ stop }) => stop()));
  await rm(scratch, { recursive: true, force: true });
});

async function guides(args: readonly string[]): Promise<{ code: number | null; out: string }> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate };
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (out += chunk.toString()));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ code, out });
    });
  });
}

const verified = new Map<string, Promise<Replayed[]>>();

/** The rows of guides deploy verify, requested once for each address. */
function verify(address: string): Promise<Replayed[]> {
  const rows = verified.get(address) ?? verifyNow(address);
  verified.set(address, rows);
  return rows;
}

async function verifyNow(address: string): Promise<Replayed[]> {
  const { out } = await guides(['deploy', 'verify', site, '--base-url', address, '--format', 'json']);
  const { rows } = JSON.parse(out) as { rows: Replayed[] };
  return rows;
}

async function guidePaths(): Promise<string[]> {
  const files = await readdir(join(site, 'guides'));
  return files.filter((file) => file.endsWith('.html')).map((file) => `/guides/${file.slice(0, -5)}`);
}

const wrongOf = (rows: readonly Replayed[]) =>
  rows
    .filter(({ wrong }) => wrong.length > 0)
    .map(({ name, method, host, target, wrong }) => ({ name, method, host, target, wrong }));

describe.each(['nginx', 'caddy', 'apache', 'serve'] as const)('%s', (name) => {
  it('answers every row of the table as expected over http', async () => {
    const rows = await verify(servers[name].http);
    const targets = new Set(rows.map(({ target }) => target));
    expect((await guidePaths()).filter((path) => !targets.has(path))).toEqual([]);
    expect(wrongOf(rows)).toEqual([]);
  });
});

describe.each(['nginx', 'caddy', 'apache'] as const)('%s', (name) => {
  it('sends ranges of a file, and no body for an invalid range or another version', async () => {
    const statusFor = async (headers: Record<string, string>) =>
      (await fetch(`${servers[name].http}/apple-touch-icon.png`, { headers })).status;
    // Apache sends the whole file instead, which is right too.
    expect(await statusFor({ range: 'bytes=5-2' })).toBe(name === 'apache' ? 200 : 416);
    expect(await statusFor({ range: 'bytes=0-9' })).toBe(206);
    expect(await statusFor({ 'if-match': '"older"' })).toBe(412);
    expect(await statusFor({ 'if-match': '*' })).toBe(200);
  });

  it('answers every row of the table as expected over https', async () => {
    const rows = await verify(servers[name].https ?? '');
    expect(rows.some(({ host, got }) => host === 'guides.example' && got?.status === 200)).toBe(true);
    expect(wrongOf(rows)).toEqual([]);
  });
});

it('nginx serves a folder that is a link, which each build switches', async () => {
  const around = join(scratch, 'switched');
  await mkdir(around);
  await symlink(site, join(around, 'current'));
  const nginx = await keep(startNginx(join(around, 'current'), around));
  expect((await fetch(`${nginx.http}/guides/wingspan-expansion-order`)).status).toBe(200);
  expect((await fetch(`${nginx.http}/linked.txt`)).status).toBe(404);
});

/** Headers that browsers, caches and search engines use. */
const acted = [
  'location',
  'content-type',
  'cache-control',
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'access-control-allow-origin',
  'allow',
];

/** Each server may refuse these rows in its own way. */
const isFree = ({ expected }: Replayed) => expected.statuses.length > 1 && !expected.statuses.includes(301);

function summary(row: Replayed): string {
  const { got } = row;
  const headers = Object.entries(got?.headers ?? {})
    .filter(([name]) => acted.includes(name))
    // Nobody reads a redirect's body, so its type may differ; guides serve adds its own address for reports.
    .filter(([name]) => name !== 'content-type' || [200, 404].includes(got?.status ?? 0))
    // That is also why guides serve answers OPTIONS. Apache adds TRACE, which is the server's own setting.
    .map(([name, value]) => `${name}: ${value.replace(/; report-uri .*$|, (?:OPTIONS|TRACE)$/, '')}`)
    .sort();
  return [
    `${row.method} ${row.target} at ${row.host ?? 'its own address'}: ${got?.status ?? 'nothing'}`,
    ...headers,
  ].join('\n');
}

it.each(['', 'root * .'])(
  'Caddy with the root "%s" answers 503 instead of publishing another folder',
  async (root) => {
    const { http } = await keep(startCaddy(site, scratch, root));
    for (const target of ['/private.txt', '/', '/404.html', '/Caddyfile']) {
      const response = await fetch(http + target);
      expect([response.status, await response.text()], target).toEqual([503, '']);
    }
  },
);

it('all servers answer every row with the same headers and cache rules', async () => {
  const answers: string[][] = [];
  for (const { http } of Object.values(servers))
    answers.push((await verify(http)).filter((row) => !isFree(row)).map(summary));
  const [nginx = [], ...others] = answers;
  expect(nginx.length).toBeGreaterThan((await guidePaths()).length);
  for (const other of others) expect(other).toEqual(nginx);
});

describe.each(['nginx', 'caddy', 'apache', 'serve'] as const)('%s', (name) => {
  const path = '/guides/wingspan-expansion-order';

  it('sends pages compressed and varies by Accept-Encoding', async () => {
    const response = await fetch(servers[name].http + path, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    expect(await response.text()).toContain('<h1');
  });

  it('answers 304 for an unchanged page, with the same headers', async () => {
    const first = await fetch(servers[name].http + path);
    const again = await fetch(servers[name].http + path, {
      headers: { 'if-none-match': first.headers.get('etag') ?? 'none' },
    });
    expect(again.status).toBe(304);
    for (const header of ['cache-control', 'strict-transport-security', 'x-content-type-options'])
      expect(again.headers.get(header), header).toBe(first.headers.get(header));
  });

  it.each([path, '/wingspan-expansion-order', '/nothing', '/api/search.json'])(
    'answers only GET and HEAD at %s',
    async (target) => {
      const response = await fetch(servers[name].http + target, {
        method: 'POST',
        body: 'a=1',
        redirect: 'manual',
      });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toMatch(/^GET, HEAD/);
    },
  );

  it('serves no hidden file except security.txt', async () => {
    const hidden = ['.env', '.wgetrc', 'assets/.htpasswd', '.well-known/.secret'];
    for (const file of hidden) {
      await writeFile(join(site, file), 'secret');
      const response = await fetch(`${servers[name].http}/${file}`);
      expect(response.status, file).toBe(404);
      expect(await response.text(), file).not.toContain('secret');
    }
    expect((await fetch(`${servers[name].http}/.well-known/security.txt`)).status).toBe(200);
  });

  const port = () => Number(new URL(servers[name].http).port);

  it.each([
    ['/about%3Fx=1', '/about%3Fx=1'],
    ['/%252e%252e/etc/passwd', '/%252e%252e/etc/passwd'],
    ['/a%2520b.txt?c=%20', '/a%2520b.txt?c=%20'],
    ['/%C3%A9.txt', '/%C3%A9.txt'],
    ['/guides/%77ingspan-expansion-order?a=1', `${path}?a=1`],
  ])('redirects %s from the www host to the main host, with the same spelling', async (target, to) => {
    const { status, headers } = await get(port(), target, ['Host: www.guides.example']);
    expect([status, headers['location']]).toEqual([301, `https://guides.example${to}`]);
  });

  it.each([
    ['http://www.guides.example/nothing?x', 301, 'https://guides.example/nothing?x'],
    ['http://guides.example/wingspan-expansion-order', 301, `https://guides.example${path}`],
    [`http://localhost${path}`, 200, undefined],
    ['http://localhost//evil.example/', 404, undefined],
  ])('accepts a full URL as the target: %s', async (target, status, location) => {
    const host = new URL(target).host;
    const answer = await get(port(), target, [`Host: ${host}`]);
    expect([answer.status, answer.headers['location']]).toEqual([status, location]);
  });

  it('sends HSTS with every page, file and 404, also over http behind a TLS proxy', async () => {
    for (const target of [path, '/nothing', '/robots.txt']) {
      const response = await fetch(servers[name].http + target, { redirect: 'manual' });
      expect(response.headers.has('strict-transport-security'), target).toBe(true);
    }
  });

  it.each(['/sub', '/sub/'])('serves no page for the folder %s', async (target) => {
    expect((await fetch(servers[name].http + target, { redirect: 'manual' })).status).toBe(404);
  });

  it('knows uppercase file extensions, and sends the policy with all HTML', async () => {
    const text = await fetch(`${servers[name].http}/UP.TXT`);
    expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const page = await fetch(`${servers[name].http}/unlisted.html`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('has no strong ETag for two encodings of a page, and sends Vary with both', async () => {
    const [plain, packed] = await Promise.all(
      ['identity', 'gzip'].map((coding) =>
        fetch(servers[name].http + path, { headers: { 'accept-encoding': coding } }),
      ),
    );
    for (const response of [plain, packed])
      expect(response?.headers.get('vary')?.toLowerCase()).toBe('accept-encoding');
    const tag = packed?.headers.get('etag') ?? '';
    if (!tag.startsWith('W/')) expect(tag).not.toBe(plain?.headers.get('etag'));
    const again = await fetch(servers[name].http + path, {
      headers: { 'accept-encoding': 'gzip', 'if-none-match': tag },
    });
    expect(again.status).toBe(304);
  });

  // Caddy has no setting for it, and Apache's rewrites need links (docs/going-live.md).
  const follows = name === 'caddy' || name === 'apache';
  it(`${follows ? 'follows' : 'does not follow'} links out of the folder`, async () => {
    expect((await fetch(`${servers[name].http}/linked.txt`)).status).toBe(follows ? 200 : 404);
  });

  it('does not reveal its version, nor the name Caddy', async () => {
    for (const target of [path, '/nothing']) {
      const { headers } = await fetch(servers[name].http + target);
      expect(headers.get('server') ?? '').not.toMatch(/\d|caddy/i);
    }
  });
});
