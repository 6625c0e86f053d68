import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Code } from '../../diagnostics/codes.ts';
import { formatDiagnostics } from '../../diagnostics/format.ts';
import { projectFolder } from '../../platform/project.ts';
import { readBuilt, readStamps, readFolder, scratchFolder, writeTree } from '../../tests/build/folders.ts';
import { asset, buildOptions, goodPage, page, pageOf } from '../../tests/build/sampleBuild.ts';
import { countFiles, type BuildResult } from './buildResult.ts';
import { buildSite, type BuildOptions } from './buildSite.ts';
import type { PlannedFile } from '../planned.ts';

let scratch: Awaited<ReturnType<typeof scratchFolder>>;
let project = '';
let dist = '';

beforeEach(async () => {
  scratch = await scratchFolder();
  project = join(scratch.path, 'project');
  dist = join(project, 'dist');
  await writeTree(project, { 'data/site.yaml': 'name: Guides\n' });
});
afterEach(() => scratch.remove());

const build = async (files: Iterable<PlannedFile>, more: Partial<BuildOptions> = {}) => {
  const result = await buildSite(buildOptions(project, files, more));
  return { ...result, ...countFiles(result) };
};
const codesOf = ({ diagnostics }: BuildResult) => diagnostics.map(({ code }) => code);

const wingspan = page('/guides/wingspan', 'Birds');
const catan = page('/guides/catan', 'Sheep');
const style = asset('assets/site.css', 'body{}');

async function expectGolden(code: Code, result: BuildResult): Promise<void> {
  expect(codesOf(result)).toEqual([code]);
  expect(result.outcome).toBe('refused');
  const text = formatDiagnostics(result.diagnostics, 'pretty', { color: false, summary: { files: 1 } });
  const file = fileURLToPath(new URL(`../../tests/golden/${code}/expected.txt`, import.meta.url));
  await expect(text.replaceAll(project, '/project')).toMatchFileSnapshot(file);
}

describe('a build', () => {
  it('writes every file and reports it', async () => {
    const result = await build([page('/'), wingspan, style]);
    expect(result).toMatchObject({ outcome: 'published', pages: 2, written: 3, unchanged: 0, removed: 0 });
    expect(result.diagnostics).toEqual([]);
    expect(await readBuilt(dist)).toEqual({
      'assets/site.css': 'body{}',
      'guides/wingspan.html': goodPage('/guides/wingspan', 'Birds'),
      'index.html': goodPage('/'),
    });
    expect(result.bytes).toBe(goodPage('/').length + goodPage('/guides/wingspan', 'Birds').length + 6);
  });

  it('leaves only its manifest behind', async () => {
    await build([wingspan]);
    expect(Object.keys(await readFolder(join(dist, '.guides')))).toEqual(['manifest.json']);
  });

  it('writes nothing the second time, not even a timestamp', async () => {
    await build([page('/'), wingspan, style]);
    const before = await readStamps(dist);
    const result = await build([page('/'), wingspan, style]);
    expect(result).toMatchObject({ outcome: 'published', written: 0, unchanged: 3, removed: 0 });
    expect(await readStamps(dist)).toEqual(before);
  });

  it('writes only changed files', async () => {
    await build([wingspan, catan]);
    const result = await build([wingspan, page('/guides/catan', 'Ore')]);
    expect(result.files.map(({ path, state }) => [path, state])).toEqual([
      ['guides/wingspan.html', 'unchanged'],
      ['guides/catan.html', 'written'],
    ]);
    expect((await readBuilt(dist))['guides/catan.html']).toContain('Ore');
  });

  it('repairs its own file after an edit that kept its size', async () => {
    await build([wingspan]);
    const file = join(dist, 'guides/wingspan.html');
    await writeFile(file, (await readFile(file, 'utf8')).replace('Birds', 'Bards'));
    expect(await build([wingspan])).toMatchObject({ written: 1 });
    expect(await readFile(file, 'utf8')).toContain('Birds');
  });

  it('removes stale files and the folders that this empties', async () => {
    await build([wingspan, asset('art/birds/owl.svg', '<svg/>')]);
    const result = await build([wingspan]);
    expect(result).toMatchObject({ removed: 1, unchanged: 1 });
    expect(Object.keys(await readFolder(dist))).toEqual(['.guides/manifest.json', 'guides/wingspan.html']);
  });

  it('keeps a folder that contains an unknown file', async () => {
    await build([wingspan, asset('art/owl.svg', '<svg/>')]);
    await writeTree(dist, { 'art/mine.txt': 'mine' });
    await build([wingspan]);
    expect(await readBuilt(dist)).toMatchObject({ 'art/mine.txt': 'mine' });
  });

  it('turns a file into a folder and a folder into a file', async () => {
    await build([asset('art', 'one'), asset('fonts/a/besley.woff2', 'two')]);
    const result = await build([asset('art/owl.svg', 'three'), asset('fonts', 'four')]);
    expect(result.outcome).toBe('published');
    expect(await readBuilt(dist)).toEqual({ 'art/owl.svg': 'three', fonts: 'four' });
  });

  it('renders each file once, one after the other', async () => {
    const asked: string[] = [];
    let open = 0;
    const slow = (path: string): PlannedFile => ({
      path,
      produce: async () => {
        asked.push(path);
        expect(++open).toBe(1);
        await new Promise((resolve) => setTimeout(resolve, 1));
        open--;
        return path;
      },
    });
    await build(['a.txt', 'b.txt', 'c.txt'].map(slow));
    expect(asked).toEqual(['a.txt', 'b.txt', 'c.txt']);
  });

  it('writes assets before the pages that refer to them', async () => {
    await build([wingspan, style]);
    const pages: string[] = [];
    await build([page('/guides/wingspan', 'Owls'), asset('assets/site.css', 'p{}')], {
      onProgress: ({ phase, done }) => {
        if (phase === 'publish' && done === 1)
          pages.push(readFileSync(join(dist, 'guides/wingspan.html'), 'utf8'));
      },
    });
    expect(pages).toEqual([goodPage('/guides/wingspan', 'Birds')]);
  });

  it('writes bytes unchanged', async () => {
    await build([{ path: 'art/a.png', produce: () => Uint8Array.of(137, 80, 78, 71, 0, 255) }]);
    expect([...(await readFile(join(dist, 'art/a.png')))]).toEqual([137, 80, 78, 71, 0, 255]);
  });

  it('clears leftovers of a killed build', async () => {
    await writeTree(dist, {
      '.guides/staging/0': 'half',
      '.guides/.manifest.json.4711.guides-tmp': '{',
      '.guides/lock.takeover.guides-tmp': '',
    });
    await build([wingspan]);
    expect(Object.keys(await readFolder(join(dist, '.guides')))).toEqual(['manifest.json']);
  });

  it('rethrows the error of a page with its path, and changes nothing', async () => {
    await build([wingspan]);
    const before = await readFolder(dist);
    const bug: PlannedFile = {
      path: 'guides/catan.html',
      produce: () => {
        throw new TypeError('no dice');
      },
    };
    await expect(build([page('/guides/wingspan', 'Owls'), bug])).rejects.toThrow(
      'guides/catan.html could not be made: no dice',
    );
    expect(await readFolder(dist)).toEqual(before);
  });

  it('stops on a signal before it replaces any file', async () => {
    const controller = new AbortController();
    const stopping: PlannedFile = {
      path: 'last.txt',
      produce: () => {
        controller.abort();
        return 'x';
      },
    };
    const result = await build([wingspan, stopping], { signal: controller.signal });
    expect(result).toMatchObject({ outcome: 'interrupted', begun: false });
    expect(await readFolder(project)).toEqual({ 'data/site.yaml': 'name: Guides\n' });
  });

  it('finishes if the signal comes while it replaces files', async () => {
    const controller = new AbortController();
    const result = await build([wingspan, catan], {
      signal: controller.signal,
      onProgress: ({ phase }) => {
        if (phase === 'publish') controller.abort();
      },
    });
    expect(result).toMatchObject({ outcome: 'published', written: 2 });
  });
});

describe('a page that fails the audit', () => {
  const broken = pageOf(
    '/guides/catan',
    () => goodPage('/guides/catan').replace('<h1>', '<h1 onclick="roll()">'),
    'data/guides/catan.yaml',
  );

  it('leaves the earlier site unchanged', async () => {
    await build([wingspan]);
    const before = await readStamps(dist);
    const result = await build([page('/guides/wingspan', 'Owls'), broken]);
    expect(result.outcome).toBe('findings');
    expect(result.diagnostics).toMatchObject([
      { code: 'audit/inline-handler', at: { file: 'dist/guides/catan.html', line: 1 } },
    ]);
    expect(result.diagnostics[0]?.related?.[0]?.at.file).toBe('data/guides/catan.yaml');
    expect(await readStamps(dist)).toEqual(before);
  });

  it('leaves no folder if there was none', async () => {
    await build([broken]);
    expect(await readFolder(project)).toEqual({ 'data/site.yaml': 'name: Guides\n' });
  });

  it('is not published over its budget, and the error names the largest file', async () => {
    const [small, large] = [1000, 9000].map((size) => asset('assets/page.js', 'x'.repeat(size)));
    const loading = page('/guides/wingspan', '<script src="/assets/page.js"></script>');
    const budget = { first_load: 1e4, inline_script: 0, deferred_script: 0, all_script: 1e4, html: 1e4 };
    if (small === undefined || large === undefined) throw new Error('There are two.');
    await build([small, loading]);
    const audit = { ...buildOptions(project, []).audit, budgetOf: () => ({ kind: 'guide', budget }) };
    const result = await build([large, loading], { audit });
    expect(result.outcome).toBe('findings');
    expect(result.diagnostics).toMatchObject([
      {
        code: 'audit/over-budget',
        hint: expect.stringContaining('assets/page.js ') as unknown,
      },
    ]);
    expect((await readBuilt(join(project, 'dist')))['assets/page.js']).toHaveLength(1000);
  });

  it('is not published if the sitemap omits it', async () => {
    const sitemap = asset('sitemap.xml', '<urlset><url><loc>https://guides.games/</loc></url></urlset>');
    expect(codesOf(await build([wingspan, sitemap]))).toEqual(['audit/sitemap', 'audit/sitemap']);
  });

  it('is found through links from other pages', async () => {
    const linking = page('/guides/wingspan', '<a href="/guides/catan#dice">Dice</a>');
    expect(codesOf(await build([linking, catan]))).toEqual(['audit/broken-anchor']);
    expect(codesOf(await build([linking]))).toEqual(['audit/broken-link']);
  });
});

describe('the output folder', () => {
  it('may be outside the project and deeply nested', async () => {
    expect(await build([wingspan], { out: join(scratch.path, 'web/site') })).toMatchObject({ written: 1 });
  });

  it('may be a link to a folder', async () => {
    await mkdir(join(project, 'real'));
    await symlink('real', dist);
    expect(await build([wingspan])).toMatchObject({ written: 1 });
    expect(Object.keys(await readBuilt(join(project, 'real')))).toEqual(['guides/wingspan.html']);
  });

  it('must not be a file', async () => {
    await writeFile(dist, 'mine');
    await expectGolden('build/out-not-folder', await build([wingspan]));
    expect(await readFile(dist, 'utf8')).toBe('mine');
  });

  it('must not be the data folder', async () => {
    await expectGolden('build/out-protected', await build([wingspan], { out: 'data' }));
  });

  it.each(['.', '..', '/', 'data/art', '../..'])('must not be %s', async (out) => {
    const before = await readFolder(scratch.path);
    expect(codesOf(await build([wingspan], { out }))).toEqual(['build/out-protected']);
    expect(await readFolder(scratch.path)).toEqual(before);
  });

  it('must not be the data folder under another path', async () => {
    await symlink(scratch.path, join(scratch.path, 'loop'));
    const out = join(scratch.path, 'loop/project/data');
    expect(codesOf(await build([wingspan], { out }))).toEqual(['build/out-protected']);
  });
});

it.each(['src', 'docs'])('the output folder must not be %s of the program', async (name) => {
  const out = fileURLToPath(new URL(name, projectFolder));
  expect(codesOf(await build([wingspan], { out }))).toEqual(['build/out-protected']);
  expect(existsSync(join(out, '.guides'))).toBe(false);
});

describe('a file from elsewhere', () => {
  it('is never overwritten, and stops the whole build', async () => {
    await build([style]);
    await writeTree(dist, { 'guides/wingspan.html': 'mine', 'notes.txt': 'mine too' });
    const before = await readFolder(dist);
    await expectGolden('build/foreign-file', await build([style, wingspan]));
    expect(await readFolder(dist)).toEqual(before);
  });

  it('stops the first build into its folder', async () => {
    await writeTree(dist, { 'main.ts': 'run();' });
    expect(codesOf(await build([wingspan]))).toEqual(['build/out-protected']);
    expect(await readFolder(dist)).toEqual({ 'main.ts': 'run();' });
  });

  it('is never removed', async () => {
    await build([wingspan]);
    await writeTree(dist, { CNAME: 'guides.games', 'art/mine.svg': '<svg/>' });
    await build([wingspan]);
    await build([catan]);
    expect(Object.keys(await readBuilt(dist))).toEqual(['CNAME', 'art/mine.svg', 'guides/catan.html']);
  });

  it('is reported as a folder, as a file above, and as a link', async () => {
    await build([style]);
    await writeTree(dist, { 'art.svg/mine.txt': 'mine', guides: 'mine' });
    await symlink('/etc/hostname', join(dist, 'robots.txt'));
    const result = await build([asset('art.svg', 'x'), wingspan, asset('robots.txt', 'x')]);
    expect(codesOf(result)).toEqual(Array(3).fill('build/foreign-file'));
    expect(result.diagnostics.map(({ at }) => at.file).sort()).toEqual([
      'dist/art.svg/mine.txt',
      'dist/guides',
      'dist/robots.txt',
    ]);
  });

  it('is not reached through a link that replaced a folder of the build', async () => {
    await build([wingspan, asset('art/owl.svg', 'x')]);
    await writeTree(scratch.path, { 'elsewhere/owl.svg': 'mine', 'elsewhere/wingspan.html': 'mine' });
    for (const folder of ['art', 'guides']) {
      await rm(join(dist, folder), { recursive: true });
      await symlink(join(scratch.path, 'elsewhere'), join(dist, folder));
    }
    expect(codesOf(await build([wingspan]))).toEqual(['build/foreign-file']);
    await build([catan, asset('index.txt', 'x')]);
    await rm(join(dist, 'guides'));
    expect(await build([catan])).toMatchObject({ outcome: 'published' });
    expect(await readFolder(join(scratch.path, 'elsewhere'))).toEqual({
      'owl.svg': 'mine',
      'wingspan.html': 'mine',
    });
    expect((await readFolder(dist))['art']).toContain('link to');
  });

  it('is kept if it is a link that replaced a stale file of the build', async () => {
    await build([wingspan, catan]);
    await rm(join(dist, 'guides/catan.html'));
    await symlink('/etc/hostname', join(dist, 'guides/catan.html'));
    expect(await build([wingspan])).toMatchObject({ removed: 0 });
    expect((await readBuilt(dist))['guides/catan.html']).toContain('link to');
  });

  it('is kept if it is a link that replaced a planned file of the build', async () => {
    await build([wingspan]);
    await writeTree(project, { 'mine.html': 'mine' });
    await rm(join(dist, 'guides/wingspan.html'));
    await symlink(join(project, 'mine.html'), join(dist, 'guides/wingspan.html'));
    expect(codesOf(await build([wingspan]))).toEqual(['build/foreign-file']);
    expect((await readBuilt(dist))['guides/wingspan.html']).toContain('link to');
  });

  it('stops the build too if its name differs only in case', async () => {
    await build([asset('Owl.svg', 'old')]);
    await writeTree(dist, { 'owl.SVG': 'mine' });
    expect(codesOf(await build([asset('owl.svg', 'new')]))).toEqual(['build/foreign-file']);
    await rm(join(dist, 'owl.SVG'));
    expect(await build([asset('owl.svg', 'new')])).toMatchObject({ outcome: 'published' });
    expect(await readBuilt(dist)).toEqual({ 'owl.svg': 'new' });
  });
});

describe('the manifest', () => {
  it.each([
    '{"version":1,"files":["../data/site.yaml"]}',
    '{"version":2,"files":[]}',
    '{"version":1,"files":[1]}',
    '[]',
    '',
  ])('is rejected if it contains %s', async (text) => {
    await writeTree(dist, { '.guides/manifest.json': text });
    const result = await build([wingspan]);
    expect(codesOf(result)).toEqual(['build/manifest-unreadable']);
    expect(await readFolder(project)).toMatchObject({ 'data/site.yaml': 'name: Guides\n' });
  });

  it('is named in the error if it cannot be read', async () => {
    await writeTree(dist, { '.guides/manifest.json': '{' });
    await expectGolden('build/manifest-unreadable', await build([wingspan]));
  });
});

describe('a lock', () => {
  it('of a running build is respected', async () => {
    const since = '2026-11-18T10:04:05.123Z';
    const lock = { pid: 4711, host: 'another-machine', since, started: '1' };
    await writeTree(dist, { '.guides/lock': JSON.stringify(lock), 'index.html': 'old' });
    await expectGolden('build/locked', await build([wingspan]));
    expect(await readFolder(dist)).toEqual({ '.guides/lock': JSON.stringify(lock), 'index.html': 'old' });
  });

  it('without content is respected', async () => {
    await writeTree(dist, { '.guides/lock': '' });
    expect(codesOf(await build([wingspan]))).toEqual(['build/locked']);
  });

  it('of a dead build is replaced', async () => {
    const lock = { pid: 2 ** 22 + 1, host: hostname(), since: '', started: '' };
    await writeTree(dist, { '.guides/lock': JSON.stringify(lock) });
    expect(await build([wingspan])).toMatchObject({ outcome: 'published' });
  });

  it('admits one of two builds in one process', async () => {
    const results = await Promise.all([build([wingspan]), build([wingspan])]);
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['published', 'refused']);
  });
});

describe('a system error', () => {
  it('is reported, and the earlier site stays', async () => {
    await build([wingspan]);
    const before = await readFolder(dist);
    // A folder at the manifest's temporary path, so that every user gets EISDIR.
    await rename(join(dist, '.guides/manifest.json'), join(dist, '.guides/keep'));
    await mkdir(join(dist, '.guides/manifest.json'));
    const result = await build([page('/guides/wingspan', 'Owls')]);
    await expectGolden('build/write-failed', result);
    expect(result.begun).toBe(false);
    expect(await readBuilt(dist)).toEqual(
      Object.fromEntries(Object.entries(before).filter(([path]) => !path.startsWith('.guides'))),
    );
  });
});
