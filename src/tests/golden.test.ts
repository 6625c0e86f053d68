import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../content/content.ts';
import { codes, type Code } from '../diagnostics/codes.ts';
import { formatDiagnostics } from '../diagnostics/format.ts';
import { made } from './golden/made.ts';
import { shownPath } from '../content/load/readFile.ts';

const golden = fileURLToPath(new URL('./golden/', import.meta.url));
const today = '2026-11-21';
const all = Object.keys(codes).filter((code): code is Code => Object.hasOwn(codes, code));
/** Codes for data: broken files laid over base/. Other fixtures run next to their code. */
const ofData = all.filter((code) => existsSync(path.join(golden, code, 'data')) || Object.hasOwn(made, code));

let scratch = '';
beforeAll(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'golden-'));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

async function validate(code: Code | null): Promise<{ found: Code[]; text: string }> {
  const dir = path.join(await mkdtemp(path.join(scratch, 'case-')), 'data');
  await cp(path.join(golden, 'base'), dir, { recursive: true });
  if (code !== null) {
    const overlay = path.join(golden, code, 'data');
    if (existsSync(overlay)) await cp(overlay, dir, { recursive: true });
    await made[code]?.(dir);
  }
  const { diagnostics, files } = await loadContent(dir, { today });
  const text = formatDiagnostics(diagnostics, 'pretty', { color: false, summary: { files } });
  return {
    found: diagnostics.map((diagnostic) => diagnostic.code),
    text: text.replaceAll(shownPath(dir), 'data'),
  };
}

describe('golden diagnostics', () => {
  it('finds nothing wrong with the base data', async () => {
    expect((await validate(null)).text).toBe('No problems in 13 files.\n');
  });

  it.each(all)('has a fixture for %s', (code) => {
    expect(existsSync(path.join(golden, code, 'expected.txt'))).toBe(true);
  });

  it.each(ofData)('%s reads as expected', async (code) => {
    const { found, text } = await validate(code);
    expect(found).toContain(code);
    await expect(text).toMatchFileSnapshot(path.join(golden, code, 'expected.txt'));
  });
});
