import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTable, saidOf, type TableRun } from './hostile/runTable.ts';
import { themes } from './hostile/themes.ts';

const cases = themes.flat();
const mib = 1024 * 1024;
let run: TableRun;

beforeAll(async () => {
  run = await runTable(cases);
}, 150_000);
afterAll(() => run.shops.close());

describe('a hostile shop', () => {
  it.each(cases.map((one) => [one.name, one] as const))('%s', (name, one) => {
    expect(saidOf(one, run), run.results.get(name)?.evidence).toEqual(one.truth);
  });
});

describe('a run over hundreds of hostile shops', () => {
  it('has hundreds of cases, each with a unique name', () => {
    expect(cases.length).toBeGreaterThan(300);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  });

  it('ends in time with one result and its evidence for each, and nothing on stderr', () => {
    expect(run.stderr).toBe('');
    expect(run.code).toBe(1);
    expect([...run.results.keys()].sort()).toEqual(cases.map(({ name }) => name).sort());
    expect([...run.results.values()].filter(({ evidence }) => evidence === '')).toEqual([]);
    // No slow shop is tried again, and all are waited for at the same time.
    expect(run.ms).toBeLessThan(90_000);
  });

  it('never contacts an address that is not allowed', () => {
    expect(run.shops.canary.connections).toBe(0);
  });

  it('stops reading a body that never ends', () => {
    const most = cases.map((one) => [one.name, run.shops.byCase.get(one)?.maxBytes() ?? 0] as const);
    // Most of these may wait unread in the system's buffers, 33 MB for a connection on some machines.
    expect(most.filter(([, bytes]) => bytes > 48 * mib)).toEqual([]);
  });

  it('requests no address more often than politeness allows', () => {
    const asked = cases.map((one) => {
      const { paths = [] } = run.shops.byCase.get(one)?.server ?? {};
      const most = Math.max(
        0,
        ...[...new Set(paths)].map((at) => paths.filter((path) => path === at).length),
      );
      return [one.name, most, one.maxRequests ?? 3] as const;
    });
    expect(asked.filter(([, most, allowed]) => most > allowed)).toEqual([]);
  });
});
