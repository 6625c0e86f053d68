import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyChange } from './applyChange.ts';

let folder = '';
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  folder = await mkdtemp(join(tmpdir(), 'change-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

it('changes nothing where one of the files cannot be written', async () => {
  await writeFile(join(folder, 'crew.yaml'), 'id: crew\n');
  await writeFile(join(folder, 'home.yaml'), 'shelf: [crew]\n');
  const change = applyChange(
    {
      rename: [[join(folder, 'crew.yaml'), join(folder, 'the-crew.yaml')]],
      write: new Map([
        [join(folder, 'the-crew.yaml'), 'id: the-crew\n'],
        [join(folder, 'home.yaml/redirects.yaml'), 'redirects: []\n'],
      ]),
      remove: [],
      notes: [],
    },
    false,
  );
  await expect(change).rejects.toMatchObject({
    message: expect.stringContaining('Nothing was changed.') as string,
  });
  expect(await readdir(folder)).toEqual(['crew.yaml', 'home.yaml']);
  expect(await readFile(join(folder, 'crew.yaml'), 'utf8')).toBe('id: crew\n');
});
