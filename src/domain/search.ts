/** The search: its index, matching and messages, the same on the server and in the browser. */

/** Maximum length of a query in characters; the rest is cut. */
export const searchMaxLength = 100;
/** A loaded index is used as it is for so long; until the second it is used while a newer one is fetched. */
export const searchFreshMs = 300_000;
export const searchKeptMs = 600_000;
/** The address of the index, a SearchIndex as JSON. */
export const searchIndexPath = '/api/search.json';
/** The index of more guides than this is in parts of so many: each part is about 160 KB. */
export const guidesPerSearchPart = 180;

/** A part of the index, counted from 1: a SearchIndex of 180 guides. */
export function searchPartPath(part: number): string {
  return `/api/search/part-${part}.json`;
}

/** A part of the sorted terms, counted from 1: a TermParts. */
export function searchTermsPath(part: number): string {
  return `/api/search/terms-${part}.json`;
}

/** Terms with the numbers of the parts of the index that have them. */
export type TermParts = Readonly<Record<string, readonly number[]>>;

/** text is further words that find the guide or box; may be empty. Those of a box are shown under its title. */
export interface SearchIndex {
  guides: readonly {
    name: string;
    href: string;
    text: string;
    tags: readonly string[];
    mechanisms: readonly string[];
    boxes: readonly { title: string; anchor: string; text: string }[];
  }[];
  /** Games that our guides name as coming and that have none yet. */
  coming: readonly string[];
  /**
   * Only where the index is in parts, which then hold all guides: the first term of each part of the terms. There are
   * as many parts of terms as of guides.
   */
  parts?: readonly string[];
}

/** One thing that can be found. place counts a guide's boxes from 1; page is the address of their guide. */
export interface SearchEntry {
  kind: 'guide' | 'box';
  title: string;
  guide: string;
  text: string;
  tags: readonly string[];
  place: number;
  href: string;
  page: string;
}

/** Every guide, each followed by its boxes. */
export function searchEntries({ guides }: SearchIndex): SearchEntry[] {
  return guides.flatMap(({ name, href, text, tags, mechanisms, boxes }) => [
    {
      kind: 'guide',
      title: name,
      guide: name,
      text,
      tags: [...tags, ...mechanisms],
      place: 0,
      href,
      page: href,
    },
    ...boxes.map((box, index): SearchEntry => ({
      kind: 'box',
      title: box.title,
      guide: name,
      text: box.text,
      tags: [],
      place: index + 1,
      href: `${href}#${box.anchor}`,
      page: href,
    })),
  ]);
}

/** The query that was typed: one line, no blanks around it, at most 100 characters. */
export function searchQuery(typed: string): string {
  return typed.slice(0, searchMaxLength).replace(/\s+/g, ' ').trim();
}

/** How to use an index of this age in milliseconds. */
export function indexUse(age: number): 'use' | 'use and fetch' | 'fetch' {
  if (age < searchFreshMs) return 'use';
  return age < searchKeptMs ? 'use and fetch' : 'fetch';
}

/** The words of a text as they are compared: small letters without accents or apostrophes; & is "and". */
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

/** Of a word that the reader has left, one or two letters are no beginning. */
export function isBeginning(term: string, isLast: boolean): boolean {
  return isLast || term.length > 2;
}

/** The words of a text that can be found: whole and in their parts. */
export function indexTerms(text: string): string[] {
  return [...new Set([...searchTerms(text), ...joinedTerms(text)])];
}

export interface TextPart {
  text: string;
  hit: boolean;
}

/** A text in parts; a hit is a word that was found by one of the terms. */
export function highlight(text: string, terms: ReadonlySet<string>): TextPart[] {
  return text
    .split(/([\p{L}\p{N}\p{M}]+(?:[^\s\p{L}\p{N}][\p{L}\p{N}\p{M}]+)*)/u)
    .map((part) => ({ text: part, hit: indexTerms(part).some((term) => terms.has(term)) }))
    .filter((part) => part.text !== '');
}

/** The number of letters of a title's first word that identify it. */
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

/** The note above approximate results; null for exact ones. */
export function nearText(query: string, coming: string | null, exact: boolean): string | null {
  if (coming !== null) return `No guide for ${coming} yet. Closest:`;
  return exact ? null : `Nothing has all of “${query}”. Closest:`;
}

export const searchText = {
  loading: 'Loading the list of guides…',
  failed: 'Search cannot be loaded right now. The button still opens the list of all guides.',
  failedOnIndex: 'Search cannot be loaded right now. All guides are listed below.',
} as const;

/** How many results there are, for a reader who does not see the list. isAll: false where not all was looked through. */
export function resultsText(
  count: number,
  listed: number,
  near: string | null,
  { isAll = true } = {},
): string {
  const number = count === 1 ? '1 result' : `${count} results`;
  const results = isAll ? number : `At least ${number}`;
  const text = listed < count ? `${results}, the first ${listed} listed.` : `${results}.`;
  return near === null ? text : `${near} ${text}`;
}

export function nothingText(query: string, coming: string | null = null): string {
  return coming === null
    ? `Nothing found for “${query}”. Try a game, a box or a tag.`
    : `No guide for ${coming} yet.`;
}
