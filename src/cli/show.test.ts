import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleData, type SampleData } from '../tests/sampleData.ts';

const program = fileURLToPath(new URL('../../scripts/guides.mjs', import.meta.url));
let data: SampleData;
beforeAll(async () => {
  data = await sampleData();
  await data.edit('guides/wingspan.yaml', 'intro: Birds', 'intro: See [how](/about). Birds');
  await data.edit(
    'guides/wingspan.yaml',
    'Look for the name on the box.',
    'Look for the name on the box. A copy of the base game and one of the expansion have the same bird on the lid.',
  );
  for (const folder of ['games', 'guides']) {
    const text = await readFile(path.join(data.dir, folder, 'catan.yaml'), 'utf8');
    const draft = text
      .replaceAll(/catan(?!\.svg|-exp)/g, 'azul')
      .replace('status: published', 'status: draft');
    await data.write(`${folder}/azul.yaml`, draft);
  }
});
afterAll(() => data.remove());

interface Outcome {
  code: number | null;
  out: string;
  err: string;
}

function show(args: readonly string[], env: NodeJS.ProcessEnv = {}, dir = data.dir): Promise<Outcome> {
  return new Promise((resolve) => {
    const command = [program, 'show', ...args, '--data', dir, '--today', '2026-11-21'];
    const child = spawn(process.execPath, command, { env: { PATH: process.env['PATH'], ...env } });
    const outcome: Outcome = { code: null, out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => (outcome.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (outcome.err += chunk.toString()));
    child.on('close', (code) => {
      resolve({ ...outcome, code });
    });
  });
}

describe('guides show', () => {
  it('prints every part of the page with its offers and sources', async () => {
    const { code, out, err } = await show(['wingspan', '--sources']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const headings = out.split('\n').filter((line) => /^[A-Z ]+$/.test(line));
    expect(headings).toEqual([
      'THE RANKING',
      'HOW EXPANSIONS WORK',
      'BEST FOR BEGINNERS',
      'BEST FOR STRATEGY',
      'RELEASE ORDER',
      'PICK BY PLAYSTYLE',
      'QUESTIONS PEOPLE ASK',
      'WHERE TO BUY',
      'RELATED GUIDES',
    ]);
    for (const words of [
      '/guides/wingspan-expansion-order\n',
      'Base game: 1–5 players',
      'You own only Wingspan\n  European Expansion\n',
      'See how (/about). Birds first',
      '1 European (/expansions/wingspan/european)  Buy\n',
      '  UK: £24.99 at Zatu Games (https://zatu.com/products/wingspan-oceania),\n  November 1, 2026\n',
      'https://boardgamegeek.com/boardgame/266192',
    ])
      expect(out).toContain(words);
    expect(out).not.toMatch(/\*\*| $/m);
    expect(out).not.toContain('\u001b');
  });

  it('prints the page of a box, without sources unless asked', async () => {
    const { code, out } = await show(['wingspan', 'european']);
    expect(code).toBe(0);
    expect(out).toContain('/expansions/wingspan/european\n');
    expect(out).toContain('Works');
    expect(out).not.toContain('boardgamegeek.com/boardgame/266192');
    expect((await show(['wingspan', 'european', '--sources'])).out).toContain(
      'boardgamegeek.com/boardgame/266192',
    );
  });

  it('suggests a box for a misspelled one', async () => {
    const { code, err } = await show(['wingspan', 'oceana']);
    expect(code).toBe(2);
    expect(err).toContain('Did you mean "oceania"?');
  });

  it('wraps at 80 columns without a terminal, or at --width', async () => {
    const widths = async (args: string[]) =>
      (await show(['wingspan', ...args])).out
        .split('\n')
        .filter((line) => !line.includes('https://'))
        .map((line) => line.length);
    const piped = Math.max(...(await widths([])));
    expect(piped).toBeLessThanOrEqual(80);
    expect(piped).toBeGreaterThan(60);
    expect(Math.max(...(await widths(['--width', '40'])))).toBeLessThanOrEqual(40);
    expect(Math.max(...(await widths(['--width', '200'])))).toBeGreaterThan(80);
  });

  it('prints names in bold if colors are on', async () => {
    const { out } = await show(['wingspan'], { FORCE_COLOR: '1' });
    expect(out).toContain('Buy \u001b[1mEuropean Expansion\u001b[22m first.');
  });

  it('prints what to buy for each combination of owned boxes', async () => {
    const { code, out } = await show(['wingspan', '--combinations']);
    expect(code).toBe(0);
    expect(out).toContain('Owns nothing\n  → Wingspan (row "You own nothing yet")\n');
    expect(out).toContain('Owns Wingspan + European Expansion\n  → Oceania Expansion (row');
    expect(out.match(/^Owns /gm)).toHaveLength(5);
  });

  it('prints drafts too, marked as drafts', async () => {
    const { code, out } = await show(['azul']);
    expect(code).toBe(0);
    expect(out).toContain('/guides/azul-expansion-order (draft)');
  });

  it.each([
    [['wingpsan'], 'Did you mean "wingspan"?'],
    [['Wingspan'], 'Did you mean "wingspan"?'],
    [['scythe'], 'Guides: "azul", "catan" and "wingspan".'],
    [['wingspan', '--width', '39'], 'It must be a number of columns from 40 to 400.'],
    [[], 'missing required argument'],
  ])('%j exits with 2 and a remedy', async (args, said) => {
    const { code, out, err } = await show(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(said);
  });

  it('says that a fresh draft has gaps, not that it is missing', async () => {
    await data.write('guides/root.yaml', 'id: root\nname: Root\nstatus: draft\n');
    const { code, err } = await show(['root']);
    await rm(path.join(data.dir, 'guides/root.yaml'));
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('The draft of "root" has gaps, so it cannot be printed yet.') as unknown,
    ]);
  });

  it('rejects data with errors, and names the command that shows them', async () => {
    const broken = await sampleData();
    await broken.write('games/wingspan.yaml', 'id: [\n');
    const { code, err } = await show(['wingspan'], {}, broken.dir);
    expect(code).toBe(2);
    expect(err).toContain(`guides validate --data ${broken.dir} shows them.`);
    await broken.remove();
  });
});
