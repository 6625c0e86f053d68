import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scratchFolder } from './build/folders.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let project = '';
let remove = () => Promise.resolve();
const main = () => join(project, 'src/cli/main.ts');
const made = () => join(project, '.cache/program');

// A copy, so that sources can be changed; with the packages of this project.
beforeAll(async () => {
  ({ path: project, remove } = await scratchFolder());
  for (const name of ['scripts/guides.mjs', 'scripts/guides.ts', 'scripts/program.mjs', 'src', 'templates']) {
    await cp(join(root, name), join(project, name), { recursive: true });
  }
  for (const name of ['package.json', 'tsconfig.json']) await cp(join(root, name), join(project, name));
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'));
});
afterAll(() => remove());
beforeEach(() => rm(join(project, '.cache'), { recursive: true, force: true }));

interface Ran {
  code: number;
  out: string;
  errors: string;
}

function guides(): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(project, 'scripts/guides.mjs'), 'explain', '--help'],
      { cwd: tmpdir() },
      (_error, out, errors) => {
        resolve({ code: child.exitCode ?? -1, out, errors });
      },
    );
  });
}

describe('the program is made from its sources', () => {
  it('once, and is used again as long as nothing changes', async () => {
    expect((await guides()).code).toBe(0);
    const { entry } = JSON.parse(await readFile(join(made(), 'stamp.json'), 'utf8')) as { entry: string };
    await writeFile(join(made(), entry), 'console.log("as it was made")');
    expect((await guides()).out).toBe('as it was made\n');
  });

  it('again after a change, and the next command does what the new sources say', async () => {
    await guides();
    const source = await readFile(main(), 'utf8');
    await writeFile(
      main(),
      source.replace('watchProcess();\n', "console.log('changed');\n  watchProcess();\n"),
    );
    const { out } = await guides();
    await writeFile(main(), source);
    expect(out).toMatch(/^changed\n/);
    expect((await guides()).out).toMatch(/^Usage: guides explain/);
  });

  it('again after packages were installed anew, by another tool than npm too', async () => {
    const installed = async () => {
      const stamp = JSON.parse(await readFile(join(made(), 'stamp.json'), 'utf8')) as {
        sources: Record<string, string>;
      };
      return stamp.sources['node_modules/.package-lock.json'];
    };
    await guides();
    const before = await installed();
    const [packages, kept] = [join(project, 'node_modules'), join(project, 'node_modules.kept')];
    await rename(packages, kept);
    await mkdir(packages);
    for (const name of await readdir(kept))
      if (name !== '.package-lock.json') await symlink(join(kept, name), join(packages, name));
    const { out } = await guides();
    const after = await installed();
    await rm(packages, { recursive: true });
    await rename(kept, packages);
    expect(out).toMatch(/^Usage: guides explain/);
    expect(before).toMatch(/^\d/);
    expect(after).toBe('missing');
  });

  it('again where a part of it is lost or cut off', async () => {
    await guides();
    await writeFile(join(made(), 'stamp.json'), '{"entry": "gui');
    expect((await guides()).out).toMatch(/^Usage: guides explain/);
    for (const name of await readdir(made())) if (name.startsWith('chunk-')) await rm(join(made(), name));
    expect((await guides()).out).toMatch(/^Usage: guides explain/);
  });

  it('by several commands at once, each of which runs', async () => {
    const ran = await Promise.all(Array.from({ length: 4 }, () => guides()));
    expect(ran.map(({ code, errors }) => `${code}${errors}`)).toEqual(['0', '0', '0', '0']);
    expect((await readdir(made())).filter((name) => /\.\d+$/.test(name))).toEqual([]);
  });

  it('and what a day-old state left is cleared away, what is younger stays', async () => {
    await guides();
    const [old, young] = [join(made(), 'old.mjs'), join(made(), 'young.mjs')];
    await writeFile(old, '');
    await writeFile(young, '');
    const dayAgo = new Date(Date.now() - 25 * 3_600_000);
    await utimes(old, dayAgo, dayAgo);
    await rm(join(made(), 'stamp.json'));
    await guides();
    const names = await readdir(made());
    expect(names).toContain('young.mjs');
    expect(names).not.toContain('old.mjs');
  });

  it('and a source that cannot be read as TypeScript is named with its line, without a stack', async () => {
    const source = await readFile(main(), 'utf8');
    await writeFile(main(), `${source}\nconst = 1;\n`);
    const { code, errors } = await guides();
    await writeFile(main(), source);
    expect(code).toBe(2);
    expect(errors).toMatch(/src\/cli\/main\.ts:\d+:6/);
    expect(errors).toContain('error: the program could not be made');
    expect(errors).not.toMatch(/^\s+at /m);
  });

  it('for one run where the project’s folder is not to be written to, and leaves nothing behind', async () => {
    const leftOvers = async () =>
      (await readdir(tmpdir())).filter((name) => name.startsWith('guides-program-'));
    const before = await leftOvers();
    // Root may write anywhere; a file in its way it cannot.
    await mkdir(join(project, '.cache'));
    await writeFile(made(), 'not a folder');
    const { code, out } = await guides();
    expect(code).toBe(0);
    expect(out).toMatch(/^Usage: guides explain/);
    expect(await leftOvers()).toEqual(before);
  });
});
