import { describe, expect, it } from 'vitest';
import {
  comingTitle,
  nearText,
  highlight,
  indexTerms,
  indexUse,
  joinedTerms,
  nothingText,
  resultsText,
  searchEntries,
  searchFreshMs,
  searchKeptMs,
  searchMaxLength,
  searchQuery,
  searchTerms,
} from './search.ts';

describe('the entries', () => {
  it('are every guide, each followed by its boxes as anchors on its page', () => {
    const href = '/guides/wingspan-expansion-order';
    const entries = searchEntries({
      coming: [],
      guides: [
        {
          name: 'Wingspan',
          href,
          text: '',
          tags: ['Birds'],
          mechanisms: ['Engine building'],
          boxes: [
            { title: 'Oceania Expansion', anchor: 'oceania', text: 'Wingspan: Oceania and its nectar' },
          ],
        },
      ],
    });
    expect(entries).toEqual([
      {
        kind: 'guide',
        title: 'Wingspan',
        guide: 'Wingspan',
        text: '',
        tags: ['Birds', 'Engine building'],
        place: 0,
        href,
        page: href,
      },
      {
        kind: 'box',
        title: 'Oceania Expansion',
        guide: 'Wingspan',
        text: 'Wingspan: Oceania and its nectar',
        tags: [],
        place: 1,
        href: `${href}#oceania`,
        page: href,
      },
    ]);
  });
});

describe('a query', () => {
  it('is one line without blanks around it', () => {
    expect(searchQuery('  lost \n ruins\t')).toBe('lost ruins');
  });
  it('has at most 100 characters', () => {
    expect(searchMaxLength).toBe(100);
    expect(searchQuery('x'.repeat(101))).toBe('x'.repeat(100));
  });
});

describe('the words of a text', () => {
  it.each([
    ['Café Señorial', ['cafe', 'senorial']],
    ["Queen's Garden", ['queens', 'garden']],
    ['Queen’s Garden', ['queens', 'garden']],
    ['Inns & Cathedrals', ['inns', 'and', 'cathedrals']],
    ['Clank!', ['clank']],
    ['5–6 Player Expansion', ['5', '6', 'player', 'expansion']],
    ['Co-op', ['co', 'op']],
    ['…', []],
  ])('%s', (text, words) => {
    expect(searchTerms(text)).toEqual(words);
  });
  it('are also found written as one', () => {
    expect(indexTerms('Co-op')).toContain('coop');
    expect(indexTerms('Agents of S.H.I.E.L.D.')).toContain('shield');
    expect(joinedTerms('5–6 Player co-op!')).toEqual(['56', 'player', 'coop']);
    expect(indexTerms('Spirit Island')).toEqual(['spirit', 'island']);
  });
});

describe('a loaded index', () => {
  it('is fresh for five minutes and kept for ten', () => {
    expect([searchFreshMs, searchKeptMs]).toEqual([300_000, 600_000]);
    expect(indexUse(299_999)).toBe('use');
    expect(indexUse(300_000)).toBe('use and fetch');
    expect(indexUse(599_999)).toBe('use and fetch');
    expect(indexUse(600_000)).toBe('fetch');
  });
});

describe('the highlight', () => {
  const hits = (text: string, ...terms: string[]) =>
    highlight(text, new Set(terms)).flatMap((part) => (part.hit ? [part.text] : []));

  it('marks the words that were found, as they are written', () => {
    expect(hits("Azul: Queen's Garden, the heavy one", 'queens', 'heavy')).toEqual(["Queen's", 'heavy']);
    expect(hits('Inns & Cathedrals', 'cathedrals')).toEqual(['Cathedrals']);
    expect(hits('Co-op', 'coop')).toEqual(['Co-op']);
    expect(hits('Carcassonne', 'azul')).toEqual([]);
  });
  it('loses nothing of the text', () => {
    for (const text of ['5–6 Player Expansion', ' S.H.I.E.L.D. ', 'Clank! In! Space!', 'Señor', '']) {
      const parts = highlight(text, new Set(['clank', 'senor']));
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }
  });
});

describe('a game without a guide', () => {
  const coming = ['Mansions of Madness', 'Splendor'];
  it.each([
    ['mansions of madness', 'Mansions of Madness'],
    ['Mansions of m', 'Mansions of Madness'],
    ['sple', 'Splendor'],
  ])('is asked for by %s', (query, title) => {
    expect(comingTitle(query, coming)).toBe(title);
  });
  it.each(['', 'spl', 'madness', 'mansions of the north', 'wingspan'])('is not asked for by %j', (query) => {
    expect(comingTitle(query, coming)).toBeNull();
  });
});

describe('what is said', () => {
  it('counts the results and names those that are not listed', () => {
    expect(resultsText(1, 1, null)).toBe('1 result.');
    expect(resultsText(6, 6, null)).toBe('6 results.');
    expect(resultsText(14, 8, null)).toBe('14 results, the first 8 listed.');
  });
  it('is kind where nothing was found', () => {
    expect(nothingText('chess')).toBe('Nothing found for “chess”. Try a game, a box or a tag.');
    expect(nothingText('patchwork', 'Patchwork')).toBe('No guide for Patchwork yet.');
  });
  it('says that results are only near', () => {
    expect(nearText('catan xyzzy', null, false)).toBe('Nothing has all of “catan xyzzy”. Closest:');
    expect(nearText('mansions of', 'Mansions of Madness', true)).toBe(
      'No guide for Mansions of Madness yet. Closest:',
    );
    expect(nearText('catan', null, true)).toBeNull();
  });
});
