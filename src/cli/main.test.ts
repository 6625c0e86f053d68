import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('../../scripts/guides.mjs', import.meta.url));
const base = fileURLToPath(new URL('../tests/golden/base/', import.meta.url));
const today = ['--today', '2026-11-21'];
let scratch = '';
let broken = '';

beforeAll(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'cli-'));
  broken = path.join(scratch, 'broken');
  await cp(base, broken, { recursive: true });
  await mkdir(path.join(scratch, 'odd'));
  await writeFile(path.join(scratch, 'odd/pages'), 'A file where a folder should be.');
  const guide = path.join(broken, 'guides/wingspan.yaml');
  await writeFile(guide, (await readFile(guide, 'utf8')).replace('game: wingspan', 'game: wingsapn'));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

interface Outcome {
  code: number | null;
  out: string;
  err: string;
}

/** Runs the program in another folder, by absolute path. */
function guides(args: readonly string[], env: NodeJS.ProcessEnv = {}, early?: 'close'): Promise<Outcome> {
  return new Promise((resolve) => {
    const plain = { PATH: process.env['PATH'], HOME: scratch, ...env };
    const child = spawn(process.execPath, [program, ...args], { cwd: scratch, env: plain });
    const outcome: Outcome = { code: null, out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => (outcome.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (outcome.err += chunk.toString()));
    if (early === 'close') child.stdout.destroy();
    child.on('close', (code) => {
      resolve({ ...outcome, code });
    });
  });
}

it('exits with 2 if its output cannot be written, and says so', async () => {
  const full = await open('/dev/full', 'w');
  const child = spawn(process.execPath, [program, 'validate', '--data', base, ...today], {
    cwd: scratch,
    stdio: ['ignore', full.fd, 'pipe'],
  });
  let err = '';
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  await full.close();
  expect({ code, err }).toEqual({ code: 2, err: 'error: the output could not be written: ENOSPC\n' });
});

describe('guides validate', () => {
  it('exits with 0 if nothing is wrong, and says so', async () => {
    expect(await guides(['validate', '--data', base, ...today])).toEqual({
      code: 0,
      out: 'No problems in 13 files.\n',
      err: '',
    });
  });

  it('exits with 1 and reports on stdout, with paths relative to the working directory', async () => {
    const { code, out, err } = await guides(['validate', '--data', 'broken', ...today]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toContain('broken/guides/wingspan.yaml:5:7  error  guide/unknown-game\n');
    expect(out).toContain('Did you mean "wingspan" (broken/games/wingspan.yaml:1:1)?');
  });

  it('writes JSON that a program can parse', async () => {
    const { out } = await guides(['validate', '--data', 'broken', ...today, '--format', 'json']);
    expect(JSON.parse(out)).toMatchObject({ version: 1, summary: { errors: 2, warnings: 0, files: 13 } });
  });

  it('allows warnings, but counts them with --strict', async () => {
    await cp(path.join(base, 'art/catan.svg'), path.join(scratch, 'warned/art/azul.svg'), {
      recursive: true,
    });
    await cp(base, path.join(scratch, 'warned'), { recursive: true });
    const args = ['validate', '--data', 'warned', ...today];
    expect((await guides(args)).code).toBe(0);
    expect((await guides([...args, '--strict'])).code).toBe(1);
  });

  it('writes colors if they are forced', async () => {
    const { out } = await guides(['validate', '--data', 'broken', ...today], { FORCE_COLOR: '1' });
    expect(out).toContain('\u001b[31merror\u001b[0m');
  });

  it('is silent if the reader closes the pipe', async () => {
    expect(await guides(['validate', '--data', 'broken', ...today], {}, 'close')).toMatchObject({ err: '' });
  });
});

describe('a command that cannot run exits with 2, one remedy, and no stack', () => {
  it.each([
    [['validate', '--data', 'nowhere'], 'There is no folder nowhere.'],
    [['validate', '--data', program], 'is not a folder'],
    [['validate', '--today', '2026-02-30'], 'calendar date as YYYY-MM-DD'],
    [['validate', '--fromat', 'json'], '(Did you mean --format?)'],
    [['validate', '--format', 'xml'], 'Allowed choices are pretty, json, github, sarif.'],
    [['vaildate'], '(Did you mean validate?)'],
    [['build', 'data'], 'too many arguments'],
    [['explain', 'yaml/tabs'], 'Did you mean "yaml/tab"?'],
    [['rename', 'wingspan'], 'Run guides rename --help for usage.'],
    [['new', 'page'], 'Run guides new page --help for usage.'],
    [
      ['new', 'page', 'glossary', '--title', 'Glossary', '--data', 'odd'],
      'odd/pages/glossary.yaml could not be reached: a part of its path is a file, not a folder.',
    ],
    [['show', 'wingspan', '--data', 'broken'], 'hint: guides validate --data broken shows them.'],
    [['dev', '--data', 'broken', '--port', '8080a'], 'It must be a number from 0 to 65535.'],
  ])('%j', async (args, said) => {
    const { code, out, err } = await guides(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(said);
    expect(err).not.toMatch(/^\s+at /m);
  });
});

describe('guides explain', () => {
  it('explains one code, and lists all', async () => {
    expect((await guides(['explain', 'yaml/tab'])).out).toContain('YAML indents with spaces only.');
    expect((await guides(['explain'])).out).toContain('yaml/tab ');
  });
});

it('suggests a similar command if there is none by that name', async () => {
  const { code, err } = await guides(['help', 'chek']);
  expect(code).toBe(2);
  expect(err).toContain('There is no command "chek".\n  hint: Did you mean check?');
});

it.each([
  [['help', 'check', 'url'], /^Usage: guides check url /],
  [['help', 'offers', 'import'], /^Usage: guides offers import /],
  [['help', 'new', 'game'], /^Usage: guides new game /],
])('%j shows the help of the nested command', async (args, usage) => {
  const { code, out } = await guides(args);
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(usage) as unknown });
});

it('suggests a similar nested command', async () => {
  const { code, err } = await guides(['help', 'check', 'prise']);
  expect(code).toBe(2);
  expect(err).toContain('There is no command "check prise".\n  hint: Did you mean check price?');
});

it.each([[['--help']], [['help', 'build']], [['help', 'check', 'url']]])(
  '%j fits a terminal with 40 columns',
  async (args) => {
    const command = `stty cols 40; '${process.execPath}' '${program}' ${args.join(' ')}`;
    const child = spawn('script', ['-qec', command, '/dev/null'], { cwd: scratch });
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    await new Promise((resolve) => child.on('close', resolve));
    // Command lines to copy are never wrapped.
    const lines = out.split('\r\n').filter((line) => !line.startsWith('  guides '));
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => line.length > 40)).toEqual([]);
  },
);

it('shows the list of commands on request', async () => {
  const { code, out } = await guides(['--help']);
  expect(code).toBe(0);
  for (const name of ['validate', 'explain']) expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
});
