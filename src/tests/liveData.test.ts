import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** How a test file can reach the data folder. Its schemas are part of the program, and may be read. */
const ways = [
  /new URL\(\s*['"`](?:\.\.\/)+data\b(?!\/schemas)/,
  /\bjoin\(\s*root\s*,\s*['"`]data\b(?!\/schemas)/,
  /from '[^']*\/liveData\.ts'/,
];

async function testFiles(): Promise<string[]> {
  const found = await Promise.all(
    ['src', 'templates'].map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((name) => join(folder, name)),
    ),
  );
  return found
    .flat()
    .filter((name) => /\.test\.tsx?$/.test(name) || /^src\/tests\/.*\.(?:ts|mjs)$/.test(name))
    .filter((name) => !name.startsWith('src/tests/live/'));
}

it('only tests of the project live read the live data', async () => {
  const readers: string[] = [];
  for (const name of await testFiles()) {
    const text = await readFile(join(root, name), 'utf8');
    if (ways.some((way) => way.test(text))) readers.push(name);
  }
  expect(readers).toEqual([]);
});
