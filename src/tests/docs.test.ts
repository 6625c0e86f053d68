import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { commandTree } from '../cli/completion.ts';
import { helpPages } from '../cli/helpTexts.ts';
import { programFor } from '../cli/main.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Anchors that GitHub makes from headings. */
function anchorsOf(file: string): string[] {
  return [...read(file).matchAll(/^#{1,4} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

const program = await programFor(undefined);
const commands = new Map(commandTree(program).map((node) => [node.path.join(' '), node]));

/** Options in a line of the docs that its command does not have. */
function unknownOptions(line: string): string[] {
  const words = line.split(/\s+/);
  let path = words[1] ?? '';
  if (commands.has(`${path} ${words[2] ?? ''}`)) path = `${path} ${words[2] ?? ''}`;
  const node = commands.get(path);
  if (node === undefined) return ['help', '--version'].includes(path) ? [] : [`guides ${path}`];
  const known = node.options.map(({ word }) => word);
  return words
    .filter((word) => /^--[a-z]/.test(word) && !known.includes(word))
    .map((word) => `${path} ${word}`);
}

describe.each(files)('%s', (file) => {
  const text = read(file);

  it('links only to existing files and headings', () => {
    const targets = [...text.matchAll(/\]\((?!https?:|mailto:|\/)([^)\s]+)\)/g)].map(
      ([, target = '']) => target,
    );
    const broken = targets.filter((target) => {
      const [path = '', anchor] = target.split('#');
      const at = path === '' ? file : join(dirname(file), path);
      return !existsSync(join(root, at)) || (anchor !== undefined && !anchorsOf(at).includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  it('shows only existing commands and options', () => {
    const lines = [...text.matchAll(/^(?:\$ )?(guides (?!for )[^#\n]*)/gm)].map(([, line = '']) =>
      line.trim(),
    );
    expect(lines.flatMap(unknownOptions)).toEqual([]);
  });
});

it('docs/reports.md lists every command with its formats', () => {
  const rows = [...read('docs/reports.md').matchAll(/^\| (`guides [^|]+) \| ([^|]+?) +\|/gm)].flatMap(
    ([, names = '', formats = '']) => names.split(', ').map((name) => [name.trim().slice(8, -1), formats]),
  );
  const leaves = [...commands.values()].filter(
    ({ path: [first], commands: parts }) => first !== undefined && (parts.length === 0 || first === 'check'),
  );
  const expected = leaves
    .map(({ path }) => (path[0] === 'new' ? 'new' : path.join(' ')))
    .filter((name) => name !== 'help');
  expect(new Set(rows.map(([name]) => name))).toEqual(new Set(expected));
  for (const { path, options } of leaves) {
    const values = options.find(({ word }) => word === '--format')?.values;
    const shown = rows.find(([name]) => name === path.join(' '))?.[1];
    if (values != null) expect(shown).toBe(values.map((value) => `\`${value}\``).join(', '));
  }
});

it('README fits on one page', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(200);
});

it('the examples in docs/authoring.md are lines of the game that guides init writes', () => {
  const written = ['games', 'guides', 'offers'].flatMap((kind) =>
    read(`src/cli/init/starter/${kind}/harbor-lights.yaml`).split('\n'),
  );
  const shown = [...read('docs/authoring.md').matchAll(/```yaml\n(.*?)```/gs)].flatMap(([, block = '']) =>
    block.trimEnd().split('\n'),
  );
  expect(shown.length).toBeGreaterThan(40);
  expect(shown.filter((line) => !written.includes(line))).toEqual([]);
});

it('the help of each command names an existing docs page', () => {
  for (const page of [...Object.values(helpPages), 'authoring.md'])
    expect(existsSync(join(root, 'docs', page))).toBe(true);
});
