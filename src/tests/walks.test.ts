/** The two walks in docs/contributing.md name real files that import each other. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const docs = readFileSync(join(root, 'docs/contributing.md'), 'utf8');

function filesUnder(heading: string): string[] {
  const [, after = ''] = docs.split(`### ${heading}\n`);
  const [list = ''] = after.split('\n#');
  return [...list.matchAll(/^\d+\. `([^`]+)`$/gm)].map(([, file = '']) => file);
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, path = '']) =>
    relative(root, join(root, dirname(file), path)),
  );
}

describe.each([
  { heading: 'How a price gets from data/offers to its page', most: 20 },
  { heading: "How a shop's page gets into the YAML", most: 50 },
])('$heading', ({ heading, most }) => {
  const files = filesUnder(heading);

  it(`has at most ${most} files, each of them once`, () => {
    expect(files.length).toBeGreaterThan(10);
    expect(files.length).toBeLessThanOrEqual(most);
    expect(new Set(files).size).toBe(files.length);
  });

  it('names files that exist', () => {
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('leads to each file from an earlier one, by an import of either', () => {
    const isTied = (a: string, b: string) => importsOf(a).includes(b) || importsOf(b).includes(a);
    const lost = files.filter(
      (file, index) => index > 0 && !files.slice(0, index).some((earlier) => isTied(file, earlier)),
    );
    expect(lost).toEqual([]);
  });
});
