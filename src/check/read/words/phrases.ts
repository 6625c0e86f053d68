/**
 * Phrases as shops write them, with " / " or a line end between them; case, accents and hyphens do not matter. "a|b" is
 * either word, "(a|b)" either or neither. Slots: {n} is a number above zero or a span of them, {date} a date, {price}
 * where the price is, … any words that follow.
 */
export type PhraseLines = string;

const letters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  ß: 'ss',
  đ: 'd',
  '’': "'",
  '‘': "'",
};

/** Text in lower case, without accents and with straight apostrophes. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  if (/^[ -~]*$/.test(lower)) return lower;
  const bare = lower.normalize('NFD').replace(/\p{M}/gu, '');
  return bare.replace(/[łøæßđ’‘]/g, (letter) => letters[letter] ?? letter);
}

// Status codes that pages use as names.
const statuses = new Set(['403', '404']);
const token = /\{\w+\}|…|[\p{L}']+|\d+(?:[.,]\d+)*|[^\s\p{L}\d]/gu;

/** The words, numbers and marks of a text. Hyphens within words are spaces, spans of numbers are one number. */
export function tokensOf(text: string): string[] {
  const line = folded(text)
    .replace(/(\d)\+? ?(?:-|–|to|bis|a|tot|do|till) ?(?=\d)/g, '$1')
    .replace(/(\p{L})[-\u2010\u2011](?=\p{L})/gu, '$1 ');
  const tokens: string[] = line.match(token) ?? [];
  for (const [i, found] of tokens.entries())
    if (/^\d/.test(found) && !statuses.has(found)) tokens[i] = /[1-9]/.test(found) ? '{n}' : '0';
  return tokens;
}

export function isWord(found: string): boolean {
  return /^[\p{L}\d{…%&+×/#]/u.test(found);
}

export function plainWords(text: string): string[] {
  return tokensOf(text).filter(isWord);
}

export function phrasesOf(lines: PhraseLines): string[][] {
  const phrases = lines
    .split(/\n| \/ /)
    .flatMap(choices)
    .map(plainWords);
  return phrases.filter((words) => words.length > 0);
}

function choices(phrase: string): string[] {
  const words = phrase.split(' ').map((word) => word.replace(/^\((.+)\)$/, '|$1').split('|'));
  return words.reduce((all, some) => all.flatMap((start) => some.map((word) => `${start} ${word}`)), ['']);
}

export function wordSet(...lines: readonly PhraseLines[]): ReadonlySet<string> {
  return new Set(lines.flatMap(plainWords));
}

interface Beginning<Kind> {
  kind?: Kind;
  open?: Kind;
  next?: Map<string, Beginning<Kind>>;
}

/** Phrases with their meanings, as a tree of words. Of two equal phrases, the first counts. */
export class Phrases<Kind> {
  private readonly top: Beginning<Kind> = {};

  constructor(tables: Iterable<readonly [Kind, Iterable<readonly string[]>]>) {
    for (const [kind, phrases] of tables)
      for (const phrase of phrases) {
        const open = phrase.at(-1) === '…';
        let at = this.top;
        for (const word of open ? phrase.slice(0, -1) : phrase) {
          const next: Beginning<Kind> = at.next?.get(word) ?? {};
          at.next = (at.next ?? new Map<string, Beginning<Kind>>()).set(word, next);
          at = next;
        }
        if (open) at.open ??= kind;
        else at.kind ??= kind;
      }
  }

  begins(word: string): boolean {
    return this.top.next?.has(word) === true;
  }

  at(words: readonly string[], start: number): { kind: Kind; start: number; end: number } | null {
    let found: { kind: Kind; start: number; end: number } | null = null;
    let at = this.top.next?.get(words[start] ?? '');
    for (let end = start + 1; at !== undefined; end += 1) {
      const kind = at.open ?? at.kind;
      if (kind !== undefined) found = { kind, start, end: at.open === undefined ? end : words.length };
      at = at.next?.get(words[end] ?? '');
    }
    return found;
  }

  whole(words: readonly string[]): Kind | null {
    const found = this.at(words, 0);
    return found?.end === words.length ? found.kind : null;
  }

  first(words: readonly string[]): string | null {
    const start = words.findIndex((_, i) => this.at(words, i) !== null);
    return start < 0 ? null : words.slice(start, this.at(words, start)?.end).join(' ');
  }

  last(words: readonly string[]): { kind: Kind; start: number; end: number } | null {
    const found = words.flatMap((_, start) => this.at(words, start) ?? []);
    return found.toSorted((a, b) => b.end - a.end)[0] ?? null;
  }
}

export function anyOf(...lines: readonly PhraseLines[]): Phrases<true> {
  return new Phrases([[true, lines.flatMap(phrasesOf)]]);
}
