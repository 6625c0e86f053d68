import { searchFreshMs, searchKeptMs, searchMaxLength } from './uiLimits.ts';

export const searchIndexPath = '/api/search.json';

export type Seats = readonly [min: number, max: number];

/**
 * text may be empty; it is shown under the title of a box or page. words, and the text of a guide, are searched but
 * not shown.
 */
export interface SearchIndex {
  guides: readonly {
    name: string;
    href: string;
    text: string;
    words?: string;
    tags: readonly string[];
    mechanisms: readonly string[];
    players?: Seats;
    /** href is a box's page, or the anchor of its row of the guide. */
    boxes: readonly { title: string; href: string; text: string; words?: string; players?: Seats }[];
  }[];
  pages: readonly { title: string; href: string; text: string; words: string }[];
  /** Games without a guide that our guides announce. */
  coming: readonly string[];
}

export interface SearchEntry {
  kind: 'guide' | 'box' | 'page';
  title: string;
  guide: string;
  text: string;
  words: string;
  tags: readonly string[];
  /** Of a box: the players that it adds. */
  players: Seats | null;
  place: number;
  href: string;
  page: string;
}

export function searchEntries({ guides, pages }: SearchIndex): SearchEntry[] {
  const none = { guide: '', text: '', words: '', tags: [], players: null, place: 0 };
  return [
    ...guides.flatMap(({ name, href, text, words = '', tags, mechanisms, players, boxes }): SearchEntry[] => [
      {
        ...none,
        kind: 'guide',
        title: name,
        guide: name,
        words: `${text} ${initials(name)} ${words}`.trim(),
        tags: [...tags, ...mechanisms],
        players: players ?? null,
        href,
        page: href,
      },
      ...boxes.map(({ href: address, players: seats = players, ...box }, index): SearchEntry => ({
        ...none,
        ...box,
        kind: 'box',
        guide: name,
        players: players && seats && seats[1] > players[1] ? [players[1] + 1, seats[1]] : null,
        place: index + 1,
        href: address.startsWith('#') ? href + address : address,
        page: href,
      })),
    ]),
    ...pages.map((page): SearchEntry => ({ ...none, ...page, kind: 'page', page: page.href })),
  ];
}

/** "ttr" for "Ticket to Ride". */
function initials(name: string): string {
  return searchTerms(name)
    .map((term) => term.charAt(0))
    .join('');
}

/** The number of players that a query asks for ("6 players", "for two"), and its other words. */
export function askedPlayers(terms: readonly string[]): { players: number | null; others: string[] } {
  const at = terms.findIndex(
    (term, index) =>
      numberOf(term) > 0 && (/^players?$/.test(terms[index + 1] ?? '') || terms[index - 1] === 'for'),
  );
  if (at === -1) return { players: null, others: [...terms] };
  const others = terms.filter((term, index) => index !== at && !/^(?:players?|for|games?)$/.test(term));
  return { players: numberOf(terms[at] ?? ''), others };
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

function numberOf(term: string): number {
  return /^\d\d?$/.test(term) ? Number(term) : numbers.indexOf(term) + 1;
}

/** The query that was typed: one trimmed line of at most 100 characters. */
export function searchQuery(typed: string): string {
  return typed.slice(0, searchMaxLength).replace(/\s+/g, ' ').trim();
}

export function indexUse(age: number): 'use' | 'use and fetch' | 'fetch' {
  if (age < searchFreshMs) return 'use';
  return age < searchKeptMs ? 'use and fetch' : 'fetch';
}

/** The words of a text for comparison: lowercase, without accents or apostrophes; & is "and". */
export function searchTerms(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}'‘’]/gu, '')
    .replace(/&/g, ' and ')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a text with their parts as one: "coop" for "Co-op" and "shield" for "S.H.I.E.L.D.". */
export function joinedTerms(text: string): string[] {
  return text.split(/\s+/).flatMap((word) => {
    const joined = searchTerms(word).join('');
    return joined === '' ? [] : [joined];
  });
}

/** One or two letters are a beginning only in the last word. */
export function isBeginning(term: string, isLast: boolean): boolean {
  return isLast || term.length > 2;
}

export function indexTerms(text: string): string[] {
  return [...new Set([...searchTerms(text), ...joinedTerms(text)])];
}

export interface TextPart {
  text: string;
  hit: boolean;
}

/** A text in parts; a hit is a word that one of the terms found. */
export function highlight(text: string, terms: ReadonlySet<string>): TextPart[] {
  return text
    .split(/([\p{L}\p{N}\p{M}]+(?:[^\s\p{L}\p{N}][\p{L}\p{N}\p{M}]+)*)/u)
    .map((part) => ({ text: part, hit: indexTerms(part).some((term) => terms.has(term)) }))
    .filter((part) => part.text !== '');
}

/** How many letters of a title's first word identify it. */
const minStart = 4;

/** The game without a guide that the query asks for: every word typed begins a word of its title, and one of them is the first. */
export function comingTitle(query: string, coming: readonly string[]): string | null {
  const typed = searchTerms(query);
  const asksFor = (title: string) => {
    const words = searchTerms(title);
    const [first = ''] = words;
    return (
      typed.some((term) => term.length >= Math.min(minStart, first.length) && first.startsWith(term)) &&
      typed.every((term) => words.some((word) => word.startsWith(term)))
    );
  };
  return coming.find(asksFor) ?? null;
}

export function nearText(query: string, coming: string | null, exact: boolean): string | null {
  if (coming !== null) return `No guide for ${coming} yet.`;
  return exact ? null : `No guide for “${query}”.`;
}

export const searchText = {
  loading: 'Loading the list of guides…',
  failed: 'Search can’t be loaded right now. The button still opens the list of all guides.',
  failedOnIndex: 'Search can’t be loaded right now, so the list below isn’t searched.',
} as const;

/** How many results there are, for a reader who does not see the list. */
export function resultsText(count: number, listed: number, near: string | null): string {
  const results = count === 1 ? '1 result' : `${count} results`;
  const text = listed < count ? `${results}, the first ${listed} listed.` : `${results}.`;
  return near === null ? text : `${near} ${text}`;
}

export function nothingText(query: string, coming: string | null = null): string {
  return coming === null
    ? `No guide for “${query}”. Try another name or a tag.`
    : `No guide for ${coming} yet.`;
}
