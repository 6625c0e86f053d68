import { execFile } from 'node:child_process';
import { copyFile, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scratchFolder } from './build/folders.ts';
import { copyProject } from './copyProject.ts';
import { sampleData } from './sampleData.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let project = '';
let remove = () => Promise.resolve();

beforeAll(async () => {
  ({ path: project, remove } = await scratchFolder());
  await copyProject(project);
});
afterAll(() => remove());

interface Ran {
  code: number;
  out: string;
  errors: string;
}

function node(...args: string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { cwd: tmpdir() }, (_error, out, errors) => {
      resolve({ code: child.exitCode ?? -1, out, errors });
    });
  });
}

const anHourAgo = new Date(Date.now() - 3_600_000);
const guides = () => node(join(project, 'scripts/guides.mjs'), 'explain', '--help');
const usage: unknown = expect.stringMatching(/^Usage: guides explain/);

describe('the command line starts', () => {
  it('from a bundle, which the first command builds', async () => {
    expect(await guides()).toEqual({ code: 0, out: usage, errors: '' });
    await writeFile(join(project, '.cache/program/guides.mjs'), 'console.log("the bundle")');
    expect((await guides()).out).toBe('the bundle\n');
  });

  it.each(['src/cli/main.ts', 'templates/Document.tsx', 'package.json'])(
    'from a new bundle after a checkout of another %s, without a message',
    async (source) => {
      const bundled = join(project, '.cache/program/guides.mjs');
      await writeFile(bundled, 'console.log("the old bundle")');
      await utimes(bundled, anHourAgo, anHourAgo);
      const now = new Date();
      await utimes(join(project, source), now, now);
      expect(await guides()).toEqual({ code: 0, out: usage, errors: '' });
    },
  );
});

describe('a command that runs while the program is rebundled', () => {
  const bundle = (name: string) => join(project, '.cache/program', name);
  const describeAs = async (sentence: string) => {
    const source = join(project, 'src/cli/explain.ts');
    const text = await readFile(source, 'utf8');
    expect(text).toContain('.description(');
    await writeFile(source, text.replace(/(?<=\.description\(\s*)'[^']*'/, `'${sentence}'`));
    expect((await node(join(project, 'scripts/bundle.mjs'))).code).toBe(0);
  };

  it('still finds its own parts, until the next rebundle', async () => {
    await describeAs('Tells what a code means.');
    // A running command keeps its entry, and loads its parts when it needs them.
    await copyFile(bundle('guides.mjs'), bundle('started.mjs'));
    for (const name of await readdir(bundle(''))) await utimes(bundle(name), anHourAgo, anHourAgo);
    const started = () => node(bundle('started.mjs'), 'explain', '--help');
    await describeAs('Shows what a code means.');
    expect(await started()).toMatchObject({ code: 0, out: expect.stringContaining('Tells what') as unknown });
    expect((await guides()).out).toContain('Shows what');
    await describeAs('Says what a code means.');
    expect(await readdir(bundle(''))).not.toContain('started.mjs');
    expect((await guides()).out).toContain('Says what');
  });
});

it('a drawing with a style sheet is cleaned by the bundled program', async () => {
  const data = await sampleData();
  const rect = '<rect class="a" width="12" height="6"/>';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 6"><style>.a{fill:#123}</style>${rect}</svg>`;
  await data.write('art/wingspan.svg', drawing);
  const ran = await node(join(project, 'scripts/guides.mjs'), 'validate', '--data', data.dir);
  await data.remove();
  expect(ran).toEqual({ code: 0, out: expect.stringContaining('No problems') as unknown, errors: '' });
});

describe('the command line explains in one sentence', () => {
  it('that the packages are missing', async () => {
    await rm(join(project, 'node_modules'));
    const ran = await guides();
    await symlink(join(root, 'node_modules'), join(project, 'node_modules'));
    expect(ran).toEqual({
      code: 2,
      out: '',
      errors: expect.stringMatching(
        /^error: The packages are missing\. Run npm ci in .+ first\.\n$/,
      ) as unknown,
    });
  });

  it('which schema is not JSON', async () => {
    await rm(join(project, '.cache'), { recursive: true, force: true });
    const schema = join(project, 'data/schemas/game.schema.json');
    const text = await readFile(schema, 'utf8');
    await writeFile(schema, text.slice(0, 200));
    const { code, errors } = await node(
      join(project, 'scripts/guides.mjs'),
      'validate',
      '--data',
      join(root, 'src/tests/sample/data'),
    );
    await writeFile(schema, text);
    expect(code).toBe(2);
    expect(errors).toMatch(
      /^error: The program could not be loaded: data\/schemas\/game\.schema\.json is not valid JSON: .+\n$/,
    );
  });

  it('which source TypeScript cannot parse, without a stack', async () => {
    await rm(join(project, '.cache'), { recursive: true, force: true });
    await writeFile(join(project, 'src/cli/main.ts'), 'const = 1;\n');
    const { code, errors } = await guides();
    expect(code).toBe(2);
    expect(errors).toMatch(/src\/cli\/main\.ts:1:6/);
    expect(errors).not.toMatch(/^\s+at /m);
  });
});
