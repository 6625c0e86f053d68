import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeFileOf, commitChange, finishChange } from './commitChange.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'change-'));
  await mkdir(join(dir, 'games'));
  await writeFile(join(dir, 'games/crew.yaml'), 'id: crew\n');
  await writeFile(join(dir, 'home.yaml'), 'shelf: [crew]\n');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const files = async () => (await readdir(dir, { recursive: true })).sort();
const read = (file: string) => readFile(join(dir, file), 'utf8');
const renamed = {
  write: () =>
    new Map([
      [join(dir, 'games/the-crew.yaml'), 'id: the-crew\n'],
      [join(dir, 'home.yaml'), 'shelf: [the-crew]\n'],
    ]),
  remove: () => [join(dir, 'games/crew.yaml')],
};

describe('a change to several files', () => {
  it('is complete and leaves nothing behind', async () => {
    await commitChange(dir, { write: renamed.write(), remove: renamed.remove() });
    expect(await files()).toEqual(['games', 'games/the-crew.yaml', 'home.yaml']);
    expect(await read('home.yaml')).toBe('shelf: [the-crew]\n');
  });

  it('changes nothing if one of the files cannot be written', async () => {
    const write = new Map([
      ...renamed.write(),
      [join(dir, 'home.yaml/redirects.yaml'), 'redirects: []\n'] as const,
    ]);
    await expect(commitChange(dir, { write, remove: renamed.remove() })).rejects.toThrow('ENOTDIR');
    expect(await files()).toEqual(['games', 'games/crew.yaml', 'home.yaml']);
    expect(await read('home.yaml')).toBe('shelf: [crew]\n');
  });

  it.each([
    ['before its first step', []],
    ['between two steps', ['games/.the-crew.yaml.1.guides-tmp']],
  ])('that was killed %s is finished by the next command', async (_, done) => {
    await mkdir(join(changeFileOf(dir), '..'), { recursive: true });
    const steps = [
      ['games/.the-crew.yaml.1.guides-tmp', 'games/the-crew.yaml', 'id: the-crew\n'],
      ['.home.yaml.1.guides-tmp', 'home.yaml', 'shelf: [the-crew]\n'],
    ] as const;
    for (const [temporary, target, text] of steps)
      await writeFile(join(dir, done.includes(temporary) ? target : temporary), text);
    const rename = steps.map(([from, to]) => [join(dir, from), join(dir, to)]);
    await writeFile(changeFileOf(dir), JSON.stringify({ rename, remove: [join(dir, 'games/crew.yaml')] }));
    finishChange(dir);
    expect(await files()).toEqual(['games', 'games/the-crew.yaml', 'home.yaml']);
    expect(await read('home.yaml')).toBe('shelf: [the-crew]\n');
  });

  it('that was killed while staging is undone by the next change', async () => {
    await writeFile(join(dir, '.home.yaml.1.guides-tmp'), 'shelf: [');
    await commitChange(dir, { write: new Map([[join(dir, 'home.yaml'), 'shelf: []\n']]), remove: [] });
    expect(await files()).toEqual(['games', 'games/crew.yaml', 'home.yaml']);
  });

  it('reaches no file outside the folder, whatever the list of steps says', async () => {
    const data = join(dir, 'data');
    await mkdir(data);
    await mkdir(join(changeFileOf(data), '..'), { recursive: true });
    await symlink('../games', join(data, 'games'));
    await writeFile(join(dir, 'stranger.yaml'), 'stranger\n');
    const before = await files();
    const rename = [
      [join(dir, 'stranger.yaml'), join(data, 'home.yaml')],
      [join(dir, 'stranger.yaml'), join(data, 'games/crew.yaml')],
    ];
    const remove = [join(dir, 'home.yaml'), join(data, '../home.yaml'), join(data, 'games/crew.yaml')];
    await writeFile(changeFileOf(data), JSON.stringify({ rename, remove }));
    finishChange(data);
    expect(await files()).toEqual(before);
    expect(await read('games/crew.yaml')).toBe('id: crew\n');
  });

  it('takes no list of steps from the folder itself, where a pull request could put one', async () => {
    await mkdir(join(dir, 'state'));
    await writeFile(join(dir, 'state/change.json'), '{"rename":[],"remove":["home.yaml"]}');
    finishChange(dir);
    expect(await read('home.yaml')).toBe('shelf: [crew]\n');
  });
});
