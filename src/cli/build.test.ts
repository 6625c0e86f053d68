import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deployment } from '../domain/deployment.ts';
import { readBuilt, readStamps, readFolder, scratchFolder, writeTree } from '../tests/build/folders.ts';
import { isTakenPath } from '../domain/deployment/resolveRequest.ts';

const program = fileURLToPath(new URL('../../scripts/guides.mjs', import.meta.url));
const base = fileURLToPath(new URL('../tests/golden/base/', import.meta.url));
let scratch: Awaited<ReturnType<typeof scratchFolder>>;
let dist = '';

beforeAll(async () => {
  scratch = await scratchFolder();
  dist = join(scratch.path, 'dist');
  await cp(base, join(scratch.path, 'data'), { recursive: true });
});
afterAll(() => scratch.remove());

/** Runs guides build in the scratch folder, and calls onTick every millisecond. */
function build(args: readonly string[], onTick?: (kill: (signal: NodeJS.Signals) => void) => void) {
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(process.execPath, [program, 'build', '--today', '2026-11-21', ...args], {
      cwd: scratch.path,
      env: { PATH: process.env['PATH'], HOME: join(scratch.path, 'home') },
    });
    const outcome = { out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => (outcome.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (outcome.err += chunk.toString()));
    const timer = setInterval(() => onTick?.((signal) => child.kill(signal)), 1);
    child.on('close', (code) => {
      clearInterval(timer);
      resolve({ ...outcome, code });
    });
  });
}

describe('guides build', { timeout: 60_000 }, () => {
  it('builds the site, reports it, and writes nothing the second time', async () => {
    const { code, out, err } = await build([]);
    // A slow build prints its progress every ten seconds.
    expect({ code, err: err.replace(/^.+ \d+ of \d+\n/gm, '') }).toEqual({ code: 0, err: '' });
    expect(out).toContain('The site is in dist/.\n\n  pages     ');
    expect(out).toMatch(/files {5}\d+ written, 0 unchanged, 0 removed\n/);
    expect(out).toContain('warnings  0\n');
    expect(out).toMatch(/\nNext: .+\n$/);
    expect(out).toContain(
      'NOT READY TO PUBLISH: the newsletter form has no endpoint, so readers do not see it.',
    );
    expect(out).not.toContain("NOT READY TO PUBLISH: the site's address");
    expect(existsSync(join(dist, 'guides/wingspan-expansion-order.html'))).toBe(true);

    const before = await readStamps(dist);
    expect((await build([])).out).toMatch(/files {5}0 written, \d+ unchanged, 0 removed\n/);
    expect(await readStamps(dist)).toEqual(before);
  });

  it('prints one JSON object', async () => {
    const { code, out } = await build(['--format', 'json', '--out', 'json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      version: 1,
      outcome: 'published',
      out: 'json',
      unchanged: 0,
      not_ready: [expect.stringContaining('newsletter')],
      summary: { errors: 0, warnings: 0 },
    });
  });

  it('warns that nobody owns an example address', async () => {
    const { code, out } = await build(['--out', 'example', '--base-url', 'https://wingspan.example/']);
    expect(code).toBe(0);
    expect(out).toContain("NOT READY TO PUBLISH: the site's address is still https://wingspan.example,");
    const page = await readFile(join(scratch.path, 'example/guides/wingspan-expansion-order.html'), 'utf8');
    expect(page).toContain(
      '<link rel="canonical" href="https://wingspan.example/guides/wingspan-expansion-order"',
    );
    expect(page).toContain('noindex');
  });

  it('publishes for --base-url if the data has only a placeholder', async () => {
    await cp(base, join(scratch.path, 'placeholder'), { recursive: true });
    const file = join(scratch.path, 'placeholder/site.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('https://guides.example.com', 'https://guides.example'));
    const args = ['--data', 'placeholder', '--out', 'published', '--base-url', 'https://wingspan.games'];
    const { code, out } = await build(args);
    expect(code).toBe(0);
    expect(out).not.toContain("the site's address");
    expect(out).not.toContain('This is a copy');
    const site = await readFolder(join(scratch.path, 'published'));
    expect(site['guides/wingspan-expansion-order.html']).not.toContain('noindex');
    expect(site['sitemap.xml']).toContain('<loc>https://wingspan.games/</loc>');
    expect(site['robots.txt']).toContain('Sitemap: https://wingspan.games/sitemap.xml');
    expect(site['feed.xml']).not.toContain('guides.example');
  });

  it.each(['https://preview.wingspan.games', 'http://127.0.0.1:8080'])(
    'says that a site for %s is a copy if the data names another address',
    async (address) => {
      const { code, out } = await build(['--out', 'copy', '--base-url', address]);
      expect(code).toBe(0);
      expect(out).toContain(
        `This is a copy for ${address}: pages are noindex, no sitemap.\nThe site's own address is https://guides.example.com (base_url in data/site.yaml).\n`,
      );
      expect(existsSync(join(scratch.path, 'copy/sitemap.xml'))).toBe(false);
      const json = await build(['--out', 'copy', '--base-url', address, '--format', 'json']);
      expect(JSON.parse(json.out)).toMatchObject({
        base_url: address,
        copy_of: 'https://guides.example.com',
      });
    },
  );

  it('writes the files for the named hosts, and removes them without --host', async () => {
    const out = join(scratch.path, 'hosts');
    expect((await build(['--out', 'hosts', '--host', 'nginx,caddy', '--host', 'vercel'])).code).toBe(0);
    const described = JSON.parse(await readFile(join(out, '.guides/deployment.json'), 'utf8')) as object;
    const files = ['nginx/http.conf', 'nginx/server.conf', 'Caddyfile', 'vercel.json', '.vercelignore'];
    expect(described).toMatchObject({ version: 1, hostFiles: files });
    for (const file of files) expect(existsSync(join(out, file)), file).toBe(true);
    expect((await build(['--out', 'hosts'])).out).toMatch(/, 5 removed\n/);
    for (const file of files) expect(existsSync(join(out, file)), file).toBe(false);
  });

  it('writes extra files only at paths that no redirect may use', async () => {
    const out = join(scratch.path, 'all-hosts');
    for (const host of ['nginx,caddy,vercel,netlify', 'cloudflare', 'github-pages']) {
      const { code, out: said, err } = await build(['--out', 'all-hosts', '--host', host]);
      expect(code, said + err).toBe(0);
      const { pages, redirects } = JSON.parse(
        await readFile(join(out, '.guides/deployment.json'), 'utf8'),
      ) as Deployment;
      // GitHub Pages uses pages as redirects.
      const known = new Set([
        ...pages.map(({ file }) => file),
        ...redirects.map(({ from }) => `${from.slice(1)}.html`),
      ]);
      const others = Object.keys(await readFolder(out)).filter((file) => !known.has(file));
      expect(others.filter((file) => !isTakenPath(`/${file}`))).toEqual([]);
    }
  });

  it('rejects hosts that cannot share a folder, and unknown hosts', async () => {
    const { code, out } = await build(['--out', 'two', '--host', 'netlify,cloudflare']);
    expect(code).toBe(1);
    expect(out).toContain('two/_redirects:1:1  error  host/conflict');
    expect(existsSync(join(scratch.path, 'two'))).toBe(false);
    const unknown = await build(['--host', 'geocities']);
    expect(unknown.code).toBe(2);
    expect(unknown.err).toMatch(/Choose from netlify, cloudflare, .*\bgithub-pages\b/);
  });

  it('exits with 1 on broken data, and leaves the site unchanged', async () => {
    await writeTree(scratch.path, { 'kept/index.html': 'earlier' });
    const broken = join(scratch.path, 'broken');
    await cp(base, broken, { recursive: true });
    const guide = join(broken, 'guides/wingspan.yaml');
    await writeFile(guide, (await readFile(guide, 'utf8')).replace('game: wingspan', 'game: wingsapn'));
    const { code, out } = await build(['--data', 'broken', '--out', 'kept']);
    expect(code).toBe(1);
    expect(out).toContain('error  guide/unknown-game');
    expect(out.trimEnd().split('\n').at(-1)).toMatch(
      /^\d+ errors?, \d+ warnings? in 13 files\. kept\/ was not changed\.$/,
    );
    expect(await readFolder(join(scratch.path, 'kept'))).toEqual({ 'index.html': 'earlier' });
  });

  it('exits with 1 on a warning with --strict', async () => {
    const data = join(scratch.path, 'warned');
    await cp(base, data, { recursive: true });
    await cp(join(data, 'art/wingspan.svg'), join(data, 'art/unused.svg'));
    const { code, out } = await build(['--data', 'warned', '--strict', '--out', 'strict']);
    expect(code).toBe(1);
    expect(out).toContain('strict/ was not changed.');
    expect(existsSync(join(scratch.path, 'strict'))).toBe(false);
  });

  it('exits with 2 if it cannot run', async () => {
    const { code, out } = await build(['--out', 'data']);
    expect(code).toBe(2);
    expect(out).toContain('error  build/out-protected');
    for (const url of ['wingspan', 'ftp://wingspan.games', 'https://wingspan.games/guides']) {
      const refused = await build(['--base-url', url]);
      expect(refused.code).toBe(2);
      expect(refused.err).toContain('It must be a URL without a path');
    }
  });

  it.each([
    ['https://x.org";evil', 'cannot be a host name'],
    ['https://$host.org', 'cannot be a host name'],
    ['https://x,y.org', 'cannot be a host name'],
    ['https://x}.org', 'cannot be a host name'],
    ['https://x(.org', 'cannot be a host name'],
    ['https://x..org', 'cannot be a host name'],
    ['https://-x.org', 'cannot be a host name'],
    ['https://EXAMPLE.org', 'Write it as https://example.org.'],
    ['https://münchen.de', 'Write it as https://xn--mnchen-3ya.de.'],
    ['https://x.org:443', 'Write it as https://x.org.'],
  ])('rejects the address %s and explains why', async (url, words) => {
    const { code, err } = await build(['--base-url', url]);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)(
    'stops on %s with %i, releases the lock, and leaves the folder old or finished',
    async (signal, code) => {
      const out = `stopped-${signal}`;
      const folder = join(scratch.path, out);
      const whole = await readBuilt(dist);
      // On a busy machine, the signal can come too late.
      for (let attempt = 0, ended: number | null = null; ended !== code; attempt++) {
        expect(attempt).toBeLessThan(10);
        let sent = false;
        const outcome = await build(['--out', out], (kill) => {
          if (sent || !existsSync(join(folder, '.guides/lock'))) return;
          sent = true;
          kill(signal);
        });
        ended = outcome.code;
        const tree = await readFolder(folder);
        expect(Object.keys(tree).filter((path) => path.startsWith('.guides'))).toEqual(
          existsSync(folder) ? ['.guides/deployment.json', '.guides/manifest.json'] : [],
        );
        expect([{}, whole]).toContainEqual(await readBuilt(folder));
      }
    },
  );
});
