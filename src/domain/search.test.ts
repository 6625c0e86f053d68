import { describe, expect, it } from 'vitest';
import { searchFreshMs, searchKeptMs, searchMaxLength } from './uiLimits.ts';
import {
  askedPlayers,
  comingTitle,
  nearText,
  highlight,
  indexTerms,
  indexUse,
  joinedTerms,
  nothingText,
  resultsText,
  searchEntries,
  searchQuery,
  searchTerms,
} from './search.ts';

describe('the entries', () => {
  it('are every guide, each followed by its boxes: their pages, or anchors on its own', () => {
    const href = '/guides/wingspan-expansion-order';
    const entries = searchEntries({
      coming: [],
      pages: [{ title: 'Privacy', href: '/privacy', text: 'Your privacy', words: 'cookies' }],
      guides: [
        {
          name: 'Wingspan',
          href,
          text: 'birds',
          tags: ['Birds'],
          mechanisms: ['Engine building'],
          players: [1, 5],
          boxes: [
            {
              title: 'Asia',
              href: '/expansions/wingspan/asia',
              text: 'Wingspan Asia: seven players',
              words: 'best for beginners',
              players: [1, 7],
            },
            { title: 'Oceania Expansion', href: '#oceania', text: 'Wingspan: Oceania and its nectar' },
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
        words: 'birds w',
        tags: ['Birds', 'Engine building'],
        players: [1, 5],
        place: 0,
        href,
        page: href,
      },
      {
        kind: 'box',
        title: 'Asia',
        guide: 'Wingspan',
        text: 'Wingspan Asia: seven players',
        words: 'best for beginners',
        tags: [],
        players: [6, 7],
        place: 1,
        href: '/expansions/wingspan/asia',
        page: href,
      },
      {
        kind: 'box',
        title: 'Oceania Expansion',
        guide: 'Wingspan',
        text: 'Wingspan: Oceania and its nectar',
        words: '',
        tags: [],
        players: null,
        place: 2,
        href: `${href}#oceania`,
        page: href,
      },
      {
        kind: 'page',
        title: 'Privacy',
        guide: '',
        text: 'Your privacy',
        words: 'cookies',
        tags: [],
        players: null,
        place: 0,
        href: '/privacy',
        page: '/privacy',
      },
    ]);
  });

  it.each([
    ['ttr', 'Ticket to Ride'],
    ['sw', 'Seven Wonders'],
  ])('are found by the initials %s', (words, name) => {
    const guide = {
      name,
      href: '',
      text: '',
      tags: [],
      mechanisms: [],
      players: [1, 2] as const,
      boxes: [],
    };
    expect(searchEntries({ coming: [], pages: [], guides: [guide] })[0]?.words.trim()).toBe(words);
  });
});

describe('the number of players that a query asks for', () => {
  it.each([
    ['2 players', 2, []],
    ['two player games', 2, []],
    ['for six', 6, []],
    ['catan 6 players', 6, ['catan']],
    ['7 wonders', null, ['7', 'wonders']],
    ['players', null, ['players']],
  ])('is read from %s', (query, players, others) => {
    expect(askedPlayers(searchTerms(query))).toEqual({ players, others });
  });
});

describe('a query', () => {
  it('is one trimmed line', () => {
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
  it('are also found as one word', () => {
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
  it('loses no text', () => {
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

describe('the status', () => {
  it('counts the results and names those that are not listed', () => {
    expect(resultsText(1, 1, null)).toBe('1 result.');
    expect(resultsText(6, 6, null)).toBe('6 results.');
    expect(resultsText(14, 8, null)).toBe('14 results, the first 8 listed.');
  });
  it('suggests what to try if nothing was found', () => {
    expect(nothingText('chess')).toBe('No guide for “chess”. Try another name or a tag.');
    expect(nothingText('patchwork', 'Patchwork')).toBe('No guide for Patchwork yet.');
  });
  it('says that results are only similar', () => {
    expect(nearText('catan xyzzy', null, false)).toBe('No guide for “catan xyzzy”.');
    expect(nearText('mansions of', 'Mansions of Madness', true)).toBe(
      'No guide for Mansions of Madness yet.',
    );
    expect(nearText('catan', null, true)).toBeNull();
  });
});
