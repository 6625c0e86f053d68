import { describe, expect, it } from 'vitest';
import { findMergeFault, mergeReports, parseReport } from './parseReport.ts';
import type { CheckReport } from './report.ts';
import { sampleReport } from './testing/sampleReport.ts';

const part = (shard: string | null, more: Partial<CheckReport> = {}) => ({
  file: `${String(shard)}.json`,
  report: { ...sampleReport, shard, ...more },
});

describe('reports to merge', () => {
  it.each([
    ['the parts of a run, each once', [part('2/2'), part('1/2')], null],
    ['one complete run', [part(null)], null],
    ['a part twice', [part('1/2'), part('1/2')], '1/2.json and 1/2.json are both 1/2 of a run.'],
    ['two complete runs', [part(null), part(null)], 'null.json and null.json are both the whole of a run.'],
    ['a missing part', [part('1/3')], 'Missing: the report of 2/3, 3/3.'],
    [
      'runs with different parts',
      [part('1/2'), part('1/3')],
      'The reports are from runs in 2 and in 3 parts.',
    ],
    [
      'a part and a complete run',
      [part('1/2'), part(null)],
      'The reports are from runs in 1 and in 2 parts.',
    ],
    [
      'runs with and without --write',
      [part('1/2'), part('2/2', { written: true })],
      'Some reports are from runs with --write, some without.',
    ],
  ])('%s', (_name, parts, fault) => {
    expect(findMergeFault(parts)).toBe(fault);
  });
});

it('keeps the later result of an offer that is in two parts', () => {
  const [first, second] = sampleReport.results;
  if (first === undefined || second === undefined) throw new Error('the sample has results');
  const later = { ...first, evidence: 'seen later' };
  const merged = mergeReports([
    { ...sampleReport, finished: '2026-11-21T03:00:00.000Z', results: [later] },
    { ...sampleReport, finished: '2026-11-21T02:00:00.000Z', results: [second, first] },
  ]);
  expect(merged.results).toEqual([later, second]);
  expect(merged).toMatchObject({ finished: '2026-11-21T03:00:00.000Z', complete: true, shard: null });
});

it('a merge with a stopped run is incomplete', () => {
  const stopped = { ...sampleReport, complete: false };
  expect(mergeReports([sampleReport, stopped]).complete).toBe(false);
});

describe('a report', () => {
  it('is accepted as --format json writes it', () => {
    expect(parseReport(JSON.parse(JSON.stringify(sampleReport)))).toEqual(sampleReport);
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['another version', { ...sampleReport, version: 2 }],
    ['a shard that is a number', { ...sampleReport, shard: 1 }],
    ['no shard', { ...sampleReport, shard: undefined }],
    ['a result without evidence', { ...sampleReport, results: [{ id: 'x' }] }],
  ])('is not %s', (_name, data) => {
    expect(parseReport(data)).toBeNull();
  });
});
