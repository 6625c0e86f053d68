import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleData, type SampleData } from '../../tests/sampleData.ts';
import { loadContent } from '../content.ts';
import { formatCheckState, type OfferState, readState, stateFileOf } from './checkState.ts';

let data: SampleData;
beforeEach(async () => {
  data = await sampleData();
  await mkdir(path.join(data.dir, 'state'));
});
afterEach(() => data.remove());

const id = 'wingspan-oceania-zatu';
const oceania: OfferState = {
  url: 'https://zatu.com/products/wingspan-oceania',
  checked: '2026-11-20T03:00:41Z',
  verdict: 'ok',
  attempts: 1,
  strikes: 0,
  struck: null,
  seen: { at: '2026-11-20T03:00:41Z', currency: 'GBP', price: 24.99, in_stock: null },
};

async function lastChecked(today = '2026-11-21', cacheDir?: string): Promise<string | null | undefined> {
  const options = { today, ...(cacheDir !== undefined && { cacheDir }) };
  const { content, diagnostics } = await loadContent(data.dir, options);
  expect(diagnostics).toEqual([]);
  return content?.offers.get('wingspan')?.find((offer) => offer.id === id)?.last_checked;
}

describe('the content of a site', () => {
  it('has the day on which the checker last saw the same values', async () => {
    expect(await lastChecked()).toBe('2026-11-01');
    await data.write('state/checks.json', formatCheckState(new Map([[id, oceania]])));
    expect(await lastChecked()).toBe('2026-11-20T03:00:41Z');
    expect(await lastChecked('2026-11-19')).toBe('2026-11-01');
    await data.edit('offers/wingspan.yaml', 'price: 24.99', 'price: 19.99');
    expect(await lastChecked()).toBe('2026-11-01');
  });

  it('is not read from a cache of another state', async () => {
    const cacheDir = path.join(data.dir, '../cache');
    expect(await lastChecked('2026-11-21', cacheDir)).toBe('2026-11-01');
    await data.write('state/checks.json', formatCheckState(new Map([[id, oceania]])));
    expect(await lastChecked('2026-11-21', cacheDir)).toBe('2026-11-20T03:00:41Z');
    await rm(path.join(data.dir, 'state/checks.json'));
    expect(await lastChecked('2026-11-21', cacheDir)).toBe('2026-11-01');
  });

  it('ignores a damaged state and reports it', async () => {
    await data.write('state/checks.json', '<<<<<<< HEAD');
    const { content, diagnostics } = await loadContent(data.dir, { today: '2026-11-21' });
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
      ['check/state-damaged', 'warning'],
    ]);
    expect(content?.offers.get('wingspan')?.find((offer) => offer.id === id)?.last_checked).toBe(
      '2026-11-01',
    );
  });
});

describe('a state that is not a file', () => {
  it('is damaged, and one below a file is empty', async () => {
    await mkdir(path.join(data.dir, 'state/checks.json'));
    expect(await readState(stateFileOf(data.dir))).toEqual({ state: new Map(), damaged: true });
    await rm(path.join(data.dir, 'state'), { recursive: true });
    await data.write('state', 'mine');
    expect(await readState(stateFileOf(data.dir))).toEqual({ state: new Map(), damaged: false });
  });
});
