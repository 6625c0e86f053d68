import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../../diagnostics/format.ts';
import { sampleData, type SampleData } from '../sampleData.ts';
import { mistakes } from './mistakes.ts';
import { shownPath } from '../../content/load/readFile.ts';

let data: SampleData;

beforeEach(async () => {
  data = await sampleData();
});

afterEach(() => data.remove());

/** The first diagnostic of a mistake, as shown in the terminal. */
async function firstSaid(file: string, before: string, after: string): Promise<string> {
  const right = await readFile(join(data.dir, file), 'utf8');
  await data.edit(file, before, after);
  const found = await data.validate();
  await data.write(file, right);
  const own = found.filter(({ at }) => at.file.endsWith(file));
  const text = formatDiagnostics(own.slice(0, 1), 'pretty', { color: false, summary: { files: 1 } });
  return text.replaceAll(shownPath(data.dir), 'data').split('\n\n').slice(0, -1).join('\n\n');
}

describe('a mistake in YAML', () => {
  it('has a unique name', () => {
    expect(new Set(mistakes.map(({ name }) => name)).size).toBe(mistakes.length);
    expect(mistakes.length).toBeGreaterThanOrEqual(100);
  });

  it('is explained to a person who does not know YAML', { timeout: 180_000 }, async () => {
    const said: string[] = [];
    for (const { name, file, before, after } of mistakes)
      said.push(`# ${name}\n${await firstSaid(file, before, after)}\n`);
    await expect(`${said.join('\n')}\n`).toMatchFileSnapshot('mistakes.txt');
  });
});
