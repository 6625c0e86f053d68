import { beforeAll, describe, expect, it } from 'vitest';
import { loadSample } from '../../../tests/sample/sample.ts';
import { feedItems, openTitleMatcher, type FeedItem } from './matchRow.ts';

let items: FeedItem[];
beforeAll(async () => {
  items = feedItems(await loadSample());
});

describe('the name of a product', () => {
  it.each([
    'Wingspan with Oceania Expansion',
    'Wingspan and Oceania',
    'Wingspan + Oceania',
    'Wingspan / Oceania',
    'Wingspan & Wingspan Oceania Expansion',
    'Oceania Expansion plus Wingspan Board Game',
    'Wingspan (Board Game), with Oceania Expansion (New)',
  ])('“%s” is a bundle', (title) => {
    expect(openTitleMatcher(items)(title)).toMatchObject({
      kind: 'doubtful',
      why: expect.stringContaining('may join two products') as string,
      isOther: true,
    });
  });

  it.each([
    ['Catan: Cities & Knights', 'catan/cities-and-knights'],
    ['CATAN Cities and Knights Expansion', 'catan/cities-and-knights'],
    ['Wingspan: Oceania Expansion by Stonemaier Games', 'wingspan/oceania'],
    ['Oceania Expansion for Wingspan', 'wingspan/oceania'],
  ])('“%s” is one box', (title, key) => {
    const plain = items.map((item) => ({ ...item, hasEditions: false }));
    expect(openTitleMatcher(plain)(title)).toMatchObject({ kind: 'certain', item: { key } });
  });

  it.each([
    ['sleeves', 'Wingspan Oceania Card Sleeves'],
    ['a case', 'Wingspan Oceania Expansion - Case of 6'],
    ['another language', 'Wingspan: Oceania Expansion (German Edition)'],
    ['a download', 'Wingspan Oceania PDF'],
    ['a used copy', 'Wingspan Oceania (Pre-Owned)'],
    ['another edition', 'Wingspan Oceania 2nd Edition'],
  ])('of %s is something else', (_, title) => {
    expect(openTitleMatcher(items)(title)).toMatchObject({ kind: 'doubtful', isOther: true });
  });

  it('may say more than the name without being something else', () => {
    const found = openTitleMatcher(items)('Wingspan Oceania: birds of Australia and New Zealand');
    expect(found).toMatchObject({ kind: 'doubtful', isOther: false, others: 3 });
  });

  it('need not name the game on a page of a box of that game', () => {
    const ofGame = openTitleMatcher(
      items.filter(({ game }) => game.id === 'wingspan'),
      { gameKnown: true },
    );
    expect(ofGame('Oceania Expansion')).toMatchObject({ kind: 'certain', item: { key: 'wingspan/oceania' } });
    expect(ofGame('Wingspan: Oceania')).toMatchObject({ kind: 'certain', item: { key: 'wingspan/oceania' } });
    expect(ofGame('Wingspan')).toMatchObject({ kind: 'certain', item: { key: 'wingspan' } });
    expect(openTitleMatcher(items)('Oceania Expansion')).toEqual({ kind: 'none' });
  });
});
