import { writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RawServer } from '../../check/net/testing/rawServer.ts';
import type { CheckReport } from '../../check/report/report.ts';
import { nextState } from '../../check/writeBack/writer.ts';
import { takeLock } from '../../platform/lock.ts';
import { formatCheckState, parseCheckState } from '../../content/state/checkState.ts';
import { nightData, offersText, type NightData, type Shown } from './nightData.ts';
import { startShop } from './nightShop.ts';
import { bundledCheck } from './program.ts';
import { runProgram, until, type ProgramRun } from './runProgram.ts';

const old = { price: 20, in_stock: false, last_checked: '2026-01-02' };
const sold = { price: 18.49, in_stock: true };
/** Offers of a game in the file; the shop is slow for catan and scythe. */
const files: Record<string, string[]> = {
  azul: ['base', 'box'],
  catan: ['base', 'slow'],
  scythe: ['slow'],
};
const ids = Object.entries(files).flatMap(([game, names]) => names.map((name) => `${game}-${name}`));

const program = bundledCheck();
let data: NightData;
let shop: RawServer;
beforeEach(async () => {
  data = await nightData();
  shop = await startShop((name) => (name.endsWith('slow') ? null : sold));
  for (const [game, names] of Object.entries(files))
    await data.write(
      game,
      textOf(game, names, () => old),
    );
});
afterEach(async () => {
  await shop.close();
  await data.remove();
});

function textOf(game: string, names: readonly string[], shown: (name: string) => Shown): string {
  return offersText(game, shop.origin, new Map(names.map((name) => [name, shown(name)])));
}

function check(...args: string[]): ProgramRun {
  return runProgram([
    process.execPath,
    program.script,
    'check',
    ...['--data', data.dir, '--allow-address', shop.allowed, '--concurrency', '8', ...args],
  ]);
}

/** Waits until every fast page has answered, and the slow ones were requested. */
function untilOnlySlowOnesAreLeft(): Promise<void> {
  return until(() => ids.every((id) => shop.paths.includes(`/products/${id}`)));
}

/** Two strikes for each offer, the last of them long ago. */
async function strikeAll(): Promise<void> {
  const struck = ids.map((id) => {
    const url = `${shop.origin}/products/${id}`;
    const first = nextState(undefined, { url, at: '2026-01-01T03:00:00Z', verdict: 'broken', sight: null });
    return [id, { ...first, strikes: 2 }] as const;
  });
  await mkdir(join(data.dir, 'state'), { recursive: true });
  await writeFile(join(data.dir, 'state/checks.json'), formatCheckState(new Map(struck)));
}

describe.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('a run that gets %s', (signal, code) => {
  it('reports every offer, writes what it knows, and counts no strikes', async () => {
    await strikeAll();
    const run = check('--write', '--format', 'json');
    await untilOnlySlowOnesAreLeft();
    // Azul has all of its answers, so its file may be written before the run is stopped.
    await untilWritten('azul');
    run.child.kill(signal);
    const { end, stdout, stderr } = await run.ended;
    expect({ end, stderr }).toEqual({ end: code, stderr: '' });

    const report = JSON.parse(stdout) as CheckReport;
    expect(report).toMatchObject({ complete: false, written: true });
    expect(report.results.map(({ id }) => id)).toEqual(ids.toSorted());
    for (const { id, verdict, reason, change } of report.results) {
      if (id.endsWith('slow')) expect([verdict, reason, change]).toEqual(['skipped', 'interrupted', null]);
      else expect([verdict, change?.price]).toEqual(['ok', 18.49]);
    }

    const today = /last_checked: "(?!2026-01-02)\d{4}-\d\d-\d\d"/g;
    for (const [game, names] of Object.entries(files)) {
      const text = (await data.read(game)).replaceAll(today, 'last_checked: "DATE"');
      const shown = (name: string) => (name === 'slow' ? old : { ...sold, last_checked: 'DATE' });
      expect(text).toBe(textOf(game, names, shown));
    }
    const state = parseCheckState(await data.state());
    for (const [id, { strikes, attempts, checked }] of state ?? []) {
      const asked = !id.endsWith('slow');
      expect([id, strikes, attempts]).toEqual([id, asked ? 0 : 2, asked ? 2 : 1]);
      expect(checked.startsWith('2026-01-01')).toBe(!asked);
    }
    expect(await data.names()).toEqual(
      [...Object.keys(files).map((game) => `${game}.yaml`), 'checks.json', 'history'].sort(),
    );
  });
});

async function untilWritten(game: string): Promise<void> {
  let text = '';
  while (!text.includes('18.49')) text = await data.read(game);
}

/** Takes the lock from a run that has it only for moments. */
async function takeFrom(path: string): Promise<() => void> {
  for (;;) {
    const lock = await takeLock(path);
    if (lock.kind === 'taken') return lock.release;
  }
}

describe('a run without --write that is stopped', () => {
  it('reports every offer and changes nothing', async () => {
    const before = await data.read('azul');
    const run = check('--format', 'json');
    await untilOnlySlowOnesAreLeft();
    run.child.kill('SIGINT');
    const { end, stdout } = await run.ended;
    expect(end).toBe(130);
    expect(JSON.parse(stdout)).toMatchObject({ complete: false, written: false });
    expect((JSON.parse(stdout) as CheckReport).results).toHaveLength(ids.length);
    expect(await data.read('azul')).toBe(before);
    expect(await data.names()).not.toContain('checks.json');
  });
});

describe('a run that is out of time', () => {
  it('writes what it knows, lists the offers it did not check, and starts with those the next time', async () => {
    const { end, stdout } = await check('--write', '--format', 'json', '--max-time', '6s').ended;
    expect(end).toBe(0);
    const report = JSON.parse(stdout) as CheckReport;
    expect(report).toMatchObject({ complete: false, failure: null });
    const skipped = report.results.filter(({ verdict }) => verdict === 'skipped');
    expect(skipped.map(({ id }) => id)).toEqual(ids.filter((id) => id.endsWith('slow')).toSorted());
    expect(await data.read('azul')).toContain('18.49');
    expect(await data.read('catan')).toContain('18.49');
    shop.paths.length = 0;
    await check('--concurrency', '1', '--max-time', '6s').ended;
    expect(shop.paths[0]).toMatch(/slow$/);
  });
});

describe('a second signal', () => {
  it('ends a run that waits for another run at once, and leaves no partial files', async () => {
    const run = check('--write', '--format', 'json');
    await until(() => shop.paths.length > 0);
    const release = await takeFrom(join(data.dir, 'state/checks.json.lock'));
    // Azul may have been written before we took the lock; offers that wait for an answer were not.
    await untilOnlySlowOnesAreLeft();
    const before = await Promise.all(Object.keys(files).map(data.read));
    run.child.kill('SIGINT');
    await until(() => shop.open === 0);
    run.child.kill('SIGINT');
    const { end, stdout } = await run.ended;
    expect({ end, stdout }).toEqual({ end: 130, stdout: '' });
    release();
    expect(await Promise.all(Object.keys(files).map(data.read))).toEqual(before);
    const next = await check('--write', '--game', 'azul').ended;
    expect(next).toMatchObject({ end: 0, stderr: '' });
    expect(await data.read('azul')).toContain('18.49');
  });
});
