import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadLive } from './liveData.ts';
import { renderPages } from '../site/renderSite.ts';

const jar = fileURLToPath(
  new URL('../../../scripts/tools/node_modules/vnu-jar/build/dist/vnu.jar', import.meta.url),
);
// The checker's CSS parser does not know this rule of CSS View Transitions yet.
const unknownToIt = '.*Unrecognized at-rule “@view-transition”.*';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nu-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function check(): { status: number | null; out: string } {
  if (!existsSync(jar)) throw new Error('Run npm ci --prefix scripts/tools --ignore-scripts first.');
  const args = ['-jar', jar, '--errors-only', '--skip-non-html', '--filterpattern', unknownToIt, folder];
  const { status, stderr, error } = spawnSync('java', args, { encoding: 'utf8' });
  if (error !== undefined) throw new Error('Install Java first: apt-get install default-jre-headless.');
  return { status, out: stderr };
}

async function write(name: string, html: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), html);
}

it(
  'the Nu HTML checker has no complaint about any page, or the longest of boxes',
  { timeout: 300_000 },
  async () => {
    const { content, today } = await loadLive();
    const pages = [...(await renderPages(content, { today }))];
    // It takes long for each page; the longest pages of boxes have all parts.
    const boxes = pages.filter(([route]) => route.startsWith('/expansions/'));
    const longest = boxes.sort(([, one], [, other]) => other.length - one.length).slice(0, 20);
    const others = pages.filter(([route]) => !route.startsWith('/expansions/'));
    for (const [route, html] of [...longest, ...others])
      await write(`${route === '/' ? '/index' : route}.html`, html);
    expect(check()).toEqual({ status: 0, out: '' });

    await write('broken.html', '<!doctype html><html lang="en"><title>x</title><p><div></p>');
    expect(check()).toMatchObject({ status: 1, out: expect.stringContaining('broken.html') as string });
  },
);
