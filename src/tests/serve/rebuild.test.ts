import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deploymentFile } from '../../domain/deployment.ts';
import { takeLock } from '../../platform/lock.ts';
import { get } from './rawRequest.ts';
import {
  deployment,
  servedText,
  serveSample,
  wingspan,
  writeSampleSite,
  type ServedSample,
} from './sampleSite.ts';

let site: ServedSample;
beforeEach(async () => {
  site = await serveSample();
});
afterEach(() => site.remove());

/** Replaces a file as a build does, all at once. */
async function put(path: string, text: string): Promise<void> {
  await writeFile(join(site.around, 'staged'), text);
  await rename(join(site.around, 'staged'), join(site.dir, path));
}

describe('a build while the site is served', () => {
  it('shows at once, with new tags', async () => {
    const before = await get(site.port, '/about');
    await put('about.html', servedText('Who we are'));
    const after = await get(site.port, '/about', [`If-None-Match: ${before.headers['etag']}`]);
    expect({ status: after.status, body: after.body.toString() }).toEqual({
      status: 200,
      body: servedText('Who we are'),
    });
    await put('about.html', servedText('About'));
    expect((await get(site.port, '/about')).headers['etag']).toBe(before.headers['etag']);
  });

  it('can add and remove pages, redirects and headers', async () => {
    await put('guides/azul.html', servedText('Azul'));
    const described = {
      ...deployment,
      pages: [...deployment.pages, { path: '/guides/azul', file: 'guides/azul.html' }],
      redirects: [{ from: '/azul', to: '/guides/azul' }],
      headers: [{ name: 'Referrer-Policy', value: 'no-referrer' }],
    };
    await put(deploymentFile, JSON.stringify(described));
    expect((await get(site.port, '/azul')).headers['location']).toBe('/guides/azul');
    expect((await get(site.port, '/guides/azul')).headers['referrer-policy']).toBe('no-referrer');
    await rm(join(site.dir, 'guides/azul.html'));
    expect((await get(site.port, '/guides/azul')).status).toBe(404);
  });

  it.each(['runs', 'was killed'])('that %s sends pages with no-cache, and logs that once', async (state) => {
    const cacheOf = async (path: string) => (await get(site.port, path)).headers['cache-control'];
    const lockFile = join(site.dir, '.guides/lock');
    const lock = await takeLock(lockFile);
    const note = await readFile(lockFile, 'utf8');
    if (lock.kind === 'taken' && state === 'was killed') {
      lock.release();
      const { pid } = spawnSync(process.execPath, ['--version']);
      await writeFile(lockFile, note.replace(`"pid":${process.pid}`, `"pid":${pid}`));
    }
    expect(await cacheOf(wingspan)).toBe('no-cache');
    expect(await cacheOf('/about')).toBe('no-cache');
    expect(await cacheOf('/assets/page.AB12.js')).toContain('immutable');
    expect(site.lines).toEqual([expect.stringContaining('has not finished')]);
    if (lock.kind === 'taken' && state === 'runs') lock.release();
    await rm(lockFile, { force: true });
    expect(await cacheOf(wingspan)).toBe('public, max-age=3600');
  });

  it('never sends an ETag or a length that belongs to other bytes', async () => {
    const texts = ['Short', 'A title that is a good deal longer'].map(servedText);
    const done = new AbortController();
    const writer = (async () => {
      for (let round = 0; !done.signal.aborted; round++) await put('about.html', texts[round % 2] ?? '');
    })();
    const seen = new Map<string, string>();
    const sawAll = () => texts.every((text) => [...seen.values()].includes(text));
    for (let round = 0; round < 80 || !sawAll(); round++) {
      // A wrong length throws here.
      const answers = await Promise.all([1, 2, 3, 4].map(() => get(site.port, '/about')));
      for (const { status, headers, body } of answers) {
        if (status === 404) continue;
        const tag = headers['etag'] ?? '';
        expect(seen.get(tag) ?? body.toString()).toBe(body.toString());
        seen.set(tag, body.toString());
      }
    }
    done.abort();
    await writer;
    for (const body of seen.values()) expect(texts).toContain(body);
  });
});

it('answers 503 with Retry-After and the same headers while the folder is missing or has no site', async () => {
  await get(site.port, '/about');
  const away = join(site.around, 'away');
  const expectAway = async () => {
    const { status, headers, body } = await get(site.port, '/about');
    expect(status).toBe(503);
    expect(headers).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(body.toString()).not.toContain(site.around);
  };
  await rename(site.dir, away);
  await expectAway();
  await mkdir(site.dir);
  await expectAway();
  await mkdir(join(site.dir, '.guides'));
  await writeFile(join(site.dir, deploymentFile), '{"version": 2}');
  await expectAway();
  await rm(site.dir, { recursive: true });
  await rename(away, site.dir);
  expect((await get(site.port, '/about')).status).toBe(200);
  expect(site.lines).toContainEqual(
    expect.stringMatching(/^refused 503 .* the folder has no site now \(noFolder\)$/),
  );
});

it('follows a link to the folder to its current target', async () => {
  const other = await writeSampleSite({ ...deployment, redirects: [{ from: '/new', to: '/' }] });
  const link = join(site.around, 'current');
  await symlink(site.dir, link);
  const linked = await serveSample({ dir: link });
  expect((await get(linked.port, '/new')).status).toBe(404);
  await symlink(other.dir, join(site.around, 'next'));
  await rename(join(site.around, 'next'), link);
  expect((await get(linked.port, '/new')).status).toBe(301);
  expect((await get(linked.port, '/about')).status).toBe(200);
  await Promise.all([linked.remove(), other.remove()]);
});

it('does not serve a file that is too large, and logs why', async () => {
  const small = await serveSample({ limits: { fileBytes: 4_096 } });
  await writeFile(join(small.dir, 'assets/film.webp'), Buffer.alloc(4_097));
  await writeFile(join(small.dir, 'assets/clip.webp'), Buffer.alloc(4_096));
  expect((await get(small.port, '/assets/film.webp')).status).toBe(404);
  expect((await get(small.port, '/assets/clip.webp')).status).toBe(200);
  expect(small.lines).toEqual([expect.stringContaining('assets/film.webp is larger than 4 KB')]);
  await small.remove();
});
