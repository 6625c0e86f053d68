import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PricePoint } from '../../domain/priceHistory.ts';
import { sampleData } from '../../tests/sampleData.ts';
import { loadContent } from '../content.ts';
import { formatCheckState } from './checkState.ts';
import { addToHistory, parseHistory } from './priceHistory.ts';

const today = '2027-04-10';
const oceania: PricePoint = {
  date: '2027-04-01',
  offer: 'wingspan-oceania-zatu',
  price: 24.99,
  currency: 'GBP',
  stock: true,
};
const first = `date,offer,price,currency,stock
2027-04-01,wingspan-oceania-zatu,24.99,GBP,in
`;

describe('a price history', () => {
  it('begins with the first price that was seen, and reads back what it wrote', () => {
    expect(addToHistory('', [oceania], today)).toBe(first);
    expect(parseHistory(first)).toEqual({ points: [oceania], damaged: [] });
  });

  it('appends a line only for what changed', () => {
    const later = { ...oceania, date: '2027-04-05' };
    expect(addToHistory(first, [later], today)).toBe(first);
    expect(addToHistory(first, [{ ...later, price: null }], today)).toBe(first);
    expect(addToHistory(first, [{ ...later, price: 19.5 }], today)).toBe(
      `${first}2027-04-05,wingspan-oceania-zatu,19.5,GBP,in\n`,
    );
    const gone = addToHistory(first, [{ ...later, price: null, stock: false }], today);
    expect(gone).toBe(`${first}2027-04-05,wingspan-oceania-zatu,,GBP,out\n`);
    const back = { ...later, date: '2027-04-09' };
    expect(addToHistory(gone, [back], today)).toBe(`${gone}2027-04-09,wingspan-oceania-zatu,24.99,GBP,in\n`);
  });

  it('ignores prices seen before its last line', () => {
    expect(addToHistory(first, [{ ...oceania, date: '2027-03-30', price: 12 }], today)).toBe(first);
  });

  it('keeps one line per offer of a month that ended over a year ago', () => {
    const old = `date,offer,price,currency,stock
2026-02-03,wingspan-asia-zatu,40,GBP,in
2026-02-03,wingspan-oceania-zatu,24.99,GBP,in
2026-02-09,wingspan-oceania-zatu,21,GBP,
2026-02-20,wingspan-oceania-zatu,,GBP,out
2026-04-02,wingspan-oceania-zatu,25,GBP,in
2026-04-30,wingspan-oceania-zatu,26,GBP,in
`;
    expect(addToHistory(old, [oceania], today)).toBe(`date,offer,price,currency,stock
2026-02-03,wingspan-asia-zatu,40,GBP,in
2026-02-20,wingspan-oceania-zatu,21,GBP,out
2026-04-02,wingspan-oceania-zatu,25,GBP,in
2026-04-30,wingspan-oceania-zatu,26,GBP,in
2027-04-01,wingspan-oceania-zatu,24.99,GBP,in
`);
  });

  it.each([
    ['a merge conflict mark', '<<<<<<< HEAD'],
    ['an impossible day', '2027-02-30,wingspan-oceania-zatu,24.99,GBP,in'],
    ['a letter in a price', '2027-04-02,wingspan-oceania-zatu,2O,GBP,in'],
    ['a price of nothing', '2027-04-02,wingspan-oceania-zatu,0,GBP,in'],
    ['another currency', '2027-04-02,wingspan-oceania-zatu,24.99,AUD,in'],
    ['neither price nor stock', '2027-04-02,wingspan-oceania-zatu,,GBP,'],
    ['half a line', '2027-04-02,wingspan-oce'],
  ])('ignores %s, reports it and keeps it in place', (_name, row) => {
    const text = `${first}${row}\n2027-04-03,wingspan-oceania-zatu,22,GBP,in\n`;
    expect(parseHistory(text).damaged).toEqual([3]);
    expect(parseHistory(text).points.map(({ price }) => price)).toEqual([24.99, 22]);
    const next = { ...oceania, date: '2027-04-04', price: 20 };
    expect(addToHistory(text, [next], today)).toBe(`${text}2027-04-04,wingspan-oceania-zatu,20,GBP,in\n`);
  });

  it('begins anew for an offer that leads to another page now', () => {
    const asia = '2027-04-01,wingspan-asia-zatu,40,GBP,in\n';
    const page = { ...oceania, date: '2027-04-09', price: 34.99 };
    const restarted = new Set([oceania.offer]);
    expect(addToHistory(`${first}${asia}`, [page], today, restarted)).toBe(
      `date,offer,price,currency,stock\n${asia}2027-04-09,wingspan-oceania-zatu,34.99,GBP,in\n`,
    );
  });

  it('is sorted by day after git merged the lines of two branches', () => {
    const merged = `${first}2027-04-08,wingspan-oceania-zatu,20,GBP,in\n2027-04-03,wingspan-oceania-zatu,22,GBP,in\n`;
    expect(parseHistory(merged).points.map(({ price }) => price)).toEqual([24.99, 22, 20]);
  });

  it('never throws, whatever the file contains', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { points, damaged } = parseHistory(text);
        expect(points.length + damaged.length).toBeLessThanOrEqual(text.split('\n').length);
      }),
    );
  });
});

it('does not show an offer the prices of the page that it was corrected from', async () => {
  const data = await sampleData();
  try {
    await mkdir(path.join(data.dir, 'state/history'), { recursive: true });
    await data.write('state/history/wingspan.csv', first);
    const pricesAfter = async (url: string) => {
      const attempts = { checked: '2026-11-20T03:00:00Z', verdict: 'ok', attempts: 0, seen: null };
      const state = { url, ...attempts, strikes: 0, struck: null };
      await data.write('state/checks.json', formatCheckState(new Map([[oceania.offer, state]])));
      const { content, diagnostics } = await loadContent(data.dir, { today: '2026-11-21' });
      expect(diagnostics).toEqual([]);
      const offer = content?.offers.get('wingspan')?.find(({ id }) => id === oceania.offer);
      return { page: offer?.url ?? '', points: content?.history.get(oceania.offer)?.length };
    };
    const { page, points } = await pricesAfter('https://zatu.com/products/oceania-promo-pack');
    expect(points).toBeUndefined();
    expect(await pricesAfter(page)).toEqual({ page, points: 1 });
  } finally {
    await data.remove();
  }
});

it('is part of the content, even in the file of a game’s old name', async () => {
  const data = await sampleData();
  try {
    await mkdir(path.join(data.dir, 'state/history'), { recursive: true });
    await data.write('state/history/wingspan-old.csv', first);
    await data.write('state/history/wingspan.csv', first.replace('04-01', '04-05').replace('24.99', '22'));
    const { content, diagnostics } = await loadContent(data.dir, { today: '2026-11-21' });
    expect(diagnostics).toEqual([]);
    const prices = content?.history.get('wingspan-oceania-zatu')?.map(({ price }) => price);
    expect(prices).toEqual([24.99, 22]);
  } finally {
    await data.remove();
  }
});
