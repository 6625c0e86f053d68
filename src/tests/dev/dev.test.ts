import { spawn, type ChildProcess } from 'node:child_process';
import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { scratchFolder } from '../build/folders.ts';
import { copyProject } from '../copyProject.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** A generous limit: an instant step may take long on a busy machine. */
const patience = { timeout: 90_000, interval: 50 };
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

let project = '';
let remove = () => Promise.resolve();
let dev: ChildProcess;
let output = '';
let address = '';

beforeAll(async () => {
  ({ path: project, remove } = await scratchFolder());
  await copyProject(project);
  await cp(join(root, 'src/tests/golden/base'), join(project, 'site'), { recursive: true });
  const page = await readFile(join(project, 'site/pages/about.yaml'), 'utf8');
  const draft = page.replaceAll('about', 'plans').replace('status: published', 'status: draft');
  await writeFile(join(project, 'site/pages/plans.yaml'), draft.replaceAll('/plans#', '/about#'));
  await writeFile(join(project, 'site/guides/root.yaml'), 'id: root\nname: Root\nstatus: draft\n');
  const guide = await readFile(join(project, 'site/guides/wingspan.yaml'), 'utf8');
  const started = guide
    .replace('id: wingspan', 'id: birds')
    .replace('slug: wingspan', 'slug: birds')
    .replace('status: published', 'status: draft')
    .replace(/intro: .*/, "intro: ''");
  await writeFile(join(project, 'site/guides/birds.yaml'), started);
  dev = spawn(
    process.execPath,
    ['scripts/guides.mjs', 'dev', '--data', 'site', '--port', '0', '--today', '2026-11-21', '--drafts'],
    { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const hear = (chunk: Buffer) => (output += chunk.toString());
  dev.stdout?.on('data', hear);
  dev.stderr?.on('data', hear);
  address = await vi.waitFor(() => {
    const [, port] = /The site is at http:\/\/localhost:(\d+)/.exec(output) ?? [];
    if (port === undefined) throw new Error(`No address yet: ${output}`);
    return `http://127.0.0.1:${port}`;
  }, patience);
});
afterAll(async () => {
  dev.kill('SIGKILL');
  await remove();
});

async function edit(name: string, change: (text: string) => string): Promise<void> {
  const file = join(project, name);
  const text = await readFile(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`Nothing in ${name} was changed.`);
  await writeFile(file, changed);
}

/** Saves as vim, JetBrains, and git do: a new file replaces the old one. */
async function saveByRename(name: string, change: (text: string) => string): Promise<void> {
  const file = join(project, name);
  const text = change(await readFile(file, 'utf8'));
  await writeFile(`${file}~`, text);
  await rename(`${file}~`, file);
}

async function page(path: string): Promise<string> {
  return (await fetch(`${address}${path}`)).text();
}

/** The message to an open page: the version of the site and the errors in its files. */
async function told(): Promise<{ version: number; problems: string | null }> {
  const stop = new AbortController();
  const response = await fetch(`${address}/__dev/events`, { signal: stop.signal });
  const { value } = (await response.body?.getReader().read()) ?? {};
  stop.abort();
  return JSON.parse(new TextDecoder().decode(value).replace(/^data: /, '')) as {
    version: number;
    problems: string | null;
  };
}

const about = 'site/pages/about.yaml';

describe('guides dev', () => {
  it('shows a saved text, and tells open pages to reload', async () => {
    const { version } = await told();
    await edit(about, (text) => text.replace('Who writes this and how.', 'Saved in place.'));
    await expect.poll(() => page('/about'), patience).toContain('Saved in place.');
    expect((await told()).version).toBeGreaterThan(version);
  });

  it('detects every save by rename, including the second of the same file', async () => {
    await saveByRename(about, (text) => text.replace('Saved in place.', 'Renamed once.'));
    await expect.poll(() => page('/about'), patience).toContain('Renamed once.');
    await saveByRename(about, (text) => text.replace('Renamed once.', 'Renamed twice.'));
    await expect.poll(() => page('/about'), patience).toContain('Renamed twice.');
  });

  it('keeps the last good page and shows the data’s errors until they are fixed', async () => {
    await edit('site/guides/wingspan.yaml', (text) => text.replace('game: wingspan', 'game: wingsapn'));
    await expect
      .poll(async () => (await told()).problems, patience)
      .toContain('site/guides/wingspan.yaml:5:7  error  guide/unknown-game');
    expect(await page('/about')).toContain('Renamed twice.');
    await edit('site/guides/wingspan.yaml', (text) => text.replace('game: wingsapn', 'game: wingspan'));
    await expect.poll(async () => (await told()).problems, patience).toBeNull();
  });

  it('notices each time that the data folder was moved away and back', async () => {
    const [site, away] = [join(project, 'site'), join(project, 'away')];
    for (const text of ['Moved once.', 'Renamed twice.']) {
      const shown = /(?:Who|Renamed|Moved) [^.]*\./;
      await rename(site, away);
      await expect.poll(async () => (await told()).problems, patience).toBe('There is no folder site.');
      await rename(away, site);
      await expect.poll(async () => (await told()).problems, patience).toBeNull();
      await edit(about, (before) => before.replace(shown, text));
      await expect.poll(() => page('/about'), patience).toContain(text);
    }
  });

  it('prints each error once', async () => {
    const guide = 'site/guides/wingspan.yaml';
    const count = (text: string) => output.split(text).length - 1;
    const before = count('guide/unknown-game');
    await edit(guide, (text) => text.replace('game: wingspan', 'game: wingsapn'));
    await expect.poll(() => count('guide/unknown-game'), patience).toBe(before + 1);
    await edit(about, (text) => text.replace('status: published', 'status: publisht'));
    await expect.poll(() => output, patience).toContain('"publisht"');
    expect(count('guide/unknown-game')).toBe(before + 1);
    expect((await told()).problems).toContain('guide/unknown-game');
    await edit(about, (text) => text.replace('status: publisht', 'status: published'));
    await edit(guide, (text) => text.replace('game: wingsapn', 'game: wingspan'));
    await expect.poll(async () => (await told()).problems, patience).toBeNull();
  });

  it('answers only under names of this machine', async () => {
    const statusAt = (host: string) =>
      new Promise((resolve) =>
        get(`${address}/about`, { headers: { host } }, (response) => {
          resolve(response.resume().statusCode);
        }),
      );
    for (const host of ['localhost:8080', '127.0.0.1', '[::1]:8080', 'guides.localhost'])
      expect(await statusAt(host), host).toBe(200);
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:8080', '10.0.0.7'])
      expect(await statusAt(host), host).toBe(403);
  });

  it('shows drafts, with a ribbon', async () => {
    expect(await page('/plans')).toContain('>Draft</div>');
    expect(await page('/about')).not.toContain('>Draft</div>');
  });

  it('shows what is missing in an unfinished draft', async () => {
    const text = await page('/guides/root-expansion-order');
    expect(text).toContain('>Draft</div>');
    expect(text).toContain('site/guides/root.yaml:1 The guide has no');
    expect(text).toContain('intro: ');
  });

  it('shows the finished parts of an unfinished draft, and marks the gaps', async () => {
    const text = await page('/guides/birds-expansion-order');
    expect(text).toContain('[To be written: One or two paragraphs about the trap');
    expect(text).toContain('European Expansion');
    expect(text).toContain('site/guides/birds.yaml:10 &quot;intro&quot; is still to be written.');
  });

  it('answers like a server of the built site: redirect, 410, 404', async () => {
    const statusOf = async (path: string) => {
      const { status, headers } = await fetch(`${address}${path}`, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    await edit('site/redirects.yaml', (text) => `${text}gone: [/catan-order]\n`);
    await expect.poll(() => statusOf('/catan-order'), patience).toEqual([410, null]);
    expect(await page('/catan-order')).toContain('<h1');
    expect(await statusOf('/about/')).toEqual([302, '/about']);
    expect(await statusOf('/splendor-order')).toEqual([404, null]);
    expect(await statusOf('/404.html')).toEqual([404, null]);
  });

  it('forbids browsers to cache pages', async () => {
    const { headers } = await fetch(`${address}/about`);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('names file and line of a template’s syntax or runtime error', async () => {
    const template = 'templates/pages/TextPage.tsx';
    const good = await readFile(join(project, template), 'utf8');
    const line = good.split('\n').findIndex((text) => text.startsWith('export function TextPage')) + 1;

    const shows = (problem: string) =>
      expect.poll(async () => (await told()).problems, patience).toContain(problem);
    await edit(template, () => good.replace('export function TextPage', 'export funktion TextPage'));
    await shows(`${template}:${line}:7: ERROR: Unexpected "funktion"`);
    expect(await page('/about')).toContain('Renamed twice.');
    // A text saved meanwhile does not hide the mistake.
    const { version } = await told();
    await edit('site/guides/wingspan.yaml', (text) => `${text}\n`);
    await vi.waitFor(() => {
      expect(output).toContain('site/guides/wingspan.yaml: not shown');
    }, patience);
    expect(await told()).toMatchObject({ version, problems: expect.stringContaining('funktion') as string });

    await edit(template, () => `import { Meeple } from 'meeples';\n${good}\nMeeple();`);
    await shows(`${template}:1:23: ERROR: Could not resolve "meeples"`);

    await edit(template, () => `import { Meeple } from 'react';\n${good}\nMeeple();`);
    await shows('Meeple');
    await edit(template, () => good.replace(/^export function TextPage/m, 'boxes.sort();\n$&'));
    await shows(`${template}:${line}:`);
    expect((await told()).problems).toContain('ReferenceError: boxes is not defined');

    await edit(template, () =>
      good.replace(
        /^export function TextPage.*$/m,
        (opening) => `${opening} (null as never as string).length;`,
      ),
    );
    await expect.poll(() => page('/about'), patience).toContain(`${template}:${line}`);
    expect(output).not.toMatch(/^\s+at |maker\.mjs/m);

    await edit(template, () => good);
    await expect.poll(() => page('/about'), patience).toContain('Renamed twice.');
  });

  it('exits on a signal, even while a page is connected', async () => {
    const ended = new Promise((resolve) => dev.on('close', resolve));
    const listening = await fetch(`${address}/__dev/events`);
    dev.kill('SIGINT');
    expect(await ended).toBe(0);
    await listening.body?.cancel().catch(() => undefined);
  });
});
