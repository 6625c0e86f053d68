import { languages, type Words } from './languages.ts';
import { folded, isWord, Phrases, phrasesOf, plainWords, tokensOf, wordSet } from './phrases.ts';

/**
 * The meaning of a short text about stock. ahead: can be ordered before it is in stock. later: not available
 * yet. unsure: obtainable, but the text does not say whether it can be shipped. unread: mentions stock in
 * words that are not understood. aside: understood, and irrelevant to stock.
 */
export type StockWord = 'in' | 'out' | 'ahead' | 'later' | 'unsure' | 'unread' | 'aside';

// If a line says several things, the strongest denial counts.
const byWeight: readonly StockWord[] = ['out', 'ahead', 'later', 'unsure', 'unread', 'in', 'aside'];
const month = 31 * 24 * 3_600_000;

/** The fields of a language with phrases about stock; of two equal phrases, the first field's counts. */
const fields = ['out', 'preorder', 'ahead', 'unsure', 'release', 'sending', 'in', 'aside', 'used'] as const;
type Field = (typeof fields)[number];

const lexicons = languages.map(compile);
const general = wordSet(...languages.map((words) => words.general));
const conjunctions = wordSet(...languages.map(({ when = '' }) => when));
const priceWords = [...wordSet(...languages.map(({ price }) => price))];

/** Entries separated by spaces; "_" joins the words of one. */
function entriesOf(text: string): string[][] {
  const entries = text.split(/\s+/).map((entry) => plainWords(entry.replaceAll('_', ' ')));
  return entries.filter((words) => words.length > 0);
}

type Lexicon = ReturnType<typeof compile>;

function compile(words: Words) {
  const fillers = new Phrases([[true, entriesOf(words.filler)]]);
  // Skips a phrase with only a slot or a zero left.
  const bare = (lines = '') =>
    phrasesOf(lines)
      .map((phrase) => withoutFillers(phrase, fillers))
      .filter((phrase) => phrase.some((word) => !/^(?:[{…]|0$)/.test(word)));
  const stems = entriesOf(words.stems);
  return {
    fillers,
    said: new Phrases<Field>(fields.map((field) => [field, bare(words[field])])),
    labels: new Phrases([[true, bare(words.label)]]),
    values: new Phrases<Field>([
      ['in', entriesOf(words.yes)],
      ['out', entriesOf(words.no)],
    ]),
    stems: new Phrases([[true, stems.filter(({ length }) => length > 1)]]),
    stemWords: stems.flatMap((stem) => (stem.length === 1 ? stem : [])),
  };
}

function withoutFillers(words: readonly string[], fillers: Phrases<boolean>): string[] {
  let end = 0;
  return words.filter((_, i) => {
    if (i >= end) end = fillers.at(words, i)?.end ?? i;
    return i >= end;
  });
}

/** Whether a phrase or stem of a language begins with a word: with most words, none does. */
function speaks({ stemWords, ...phrases }: Lexicon, word: string): boolean {
  return (
    Object.values(phrases).some((one) => one.begins(word)) || stemWords.some((stem) => word.startsWith(stem))
  );
}

/** Reads a line in every language. at: when it was seen, in ms since the epoch, for the dates in it. */
export function readStock(text: string, at?: number): StockWord | null {
  if (text.length > 300 || !/\p{L}|0/u.test(text)) return null;
  // "Stock No: 55" labels a number, "Stock: no" does not.
  const { line, dates } = markDates(text.replace(/([:(]\s*|^)-\d+/, '$1 0').replace(/\bno\.?:/gi, 'nr '));
  const tokens = tokensOf(line);
  if (tokens.includes('?')) return null;
  const clauses = clausesOf(tokens);
  const said = lexicons.flatMap((lexicon) => {
    if (!tokens.some((word) => speaks(lexicon, word))) return [];
    const fieldsSaid = readClauses(lexicon, clauses, text.length);
    const words = fieldsSaid.map((one) => (one === 'unread' ? one : meaningOf(one, dates, at)));
    return byWeight.find((word) => words.includes(word)) ?? [];
  });
  const known = said.find((word) => word !== 'unread' && word !== 'aside');
  return known ?? (said.includes('aside') ? 'aside' : (said[0] ?? null));
}

const ignored = new Set('+ " “ ” « » „ ` \' * ✓ ✔'.split(' '));

type Clauses = readonly (readonly (readonly string[])[])[];

function clausesOf(tokens: readonly string[]): Clauses {
  const clauses: string[][][] = [[[]]];
  for (const [i, token] of tokens.entries()) {
    const part = clauses.at(-1)?.at(-1);
    if (ignored.has(token) || (token === ',' && conjunctions.has(tokens[i + 1] ?? ''))) continue;
    if (isWord(token) && token !== '/') part?.push(token);
    else if (token === ':') clauses.at(-1)?.push([]);
    // A period ends a clause only after a whole word.
    else if (token !== '.' || (part?.at(-1)?.length ?? 0) > 3) clauses.push([[]]);
  }
  return clauses;
}

const comes =
  /\b(?:ship(?:s|ping|ments?)?|arriv(?:es?|ing|als?)|releas(?:es?|ing)|be (?:released|published|shipped)|(?:re)?prints?|(?:re)?printing|lands?|landing|launch(?:es|ing)?|deliver(?:y|ies|s|ed)|(?:dis|des)patch(?:es|ed|ing)?|fulfill?\w*|restock\w*|due|eta|expected|estimated|available|street|coming|back|pledges?|pre ?orders?|backorders?)\b/;
const isOver =
  /\b(?:until|till|through|before|sale|offer|deal|code|returns?|gift|warranty|valid|free|holidays?|was|were|has been)\b|\border by\b|\?/;
const vague =
  /\b(?:early|mid|late|end of|beginning of|this|next|in|by|around)[ -](?:the )?(?:spring|summer|autumn|winter|year|month|quarter)\b|\b(?:early|mid|late)[ -](?:\{date\}|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)/;

/** Whether a line says that something comes on a later day: an exact one is a delivery date until a month ahead. */
export function saysLater(text: string, at: number): boolean {
  const line = folded(text);
  if (
    text.length > 120 ||
    (!comes.test(line.replaceAll('-', ' ')) &&
      !lexicons.some((lexicon) => hasStem(lexicon, plainWords(line))))
  )
    return false;
  if (isOver.test(line)) return false;
  const { dates, line: marked } = markDates(text);
  return vague.test(line) || vague.test(marked) || dates.some((date) => date !== null && date > at + month);
}

function readClauses(lexicon: Lexicon, clauses: Clauses, length: number): (Field | 'unread')[] {
  const said: (Field | 'unread')[] = [];
  // A longer text is about the product only if it starts with the product's name.
  const opening = clauses[0]?.flat() ?? [];
  if (length > 120 && withoutFillers(opening, lexicon.fillers).length === opening.length) return [];
  const bare = clauses.map((parts) => parts.map((words) => withoutFillers(words, lexicon.fillers)));
  const words = clauses.flat(2);
  // "Ready to ship"
  if (words.length > 1 && bare.flat(2).length === 0) return ['aside'];
  let label: readonly string[] = [];
  for (const parts of bare) {
    const joined = readClause(lexicon, parts.flat(), label);
    for (const part of joined === null ? parts : [parts.flat()]) {
      if (part.length === 0) continue;
      const field = joined ?? readClause(lexicon, part, label);
      const isLabel = lexicon.labels.whole(part) !== null;
      if (field !== null) said.push(field);
      else if (!isLabel || label.length > 0) {
        const isAbout =
          label.length > 0 || (hasStem(lexicon, part) && !words.some((word) => general.has(word)));
        if (isAbout && length <= 80) said.push('unread');
        // A line that begins with words about something else only mentions stock.
        else if (said.length === 0) return [];
      }
      label = isLabel ? part : [];
    }
  }
  return said;
}

function readClause(
  { said, labels, values }: Lexicon,
  words: readonly string[],
  label: readonly string[],
): Field | null {
  const start = labels.at(words, 0)?.end ?? words.length;
  const rest = words.slice(start);
  const field =
    (label.length > 0 ? (said.whole([...label, ...words]) ?? values.whole(words)) : null) ??
    said.whole(words) ??
    values.whole(rest) ??
    said.whole(rest);
  // "Notify me when the price drops"
  const isOfPrice = field === 'out' && words.some((word) => priceWords.some((one) => word.startsWith(one)));
  return isOfPrice ? 'aside' : field;
}

function hasStem({ stems, stemWords }: Lexicon, words: readonly string[]): boolean {
  return stems.first(words) !== null || words.some((word) => stemWords.some((stem) => word.startsWith(stem)));
}

function meaningOf(field: Field, dates: readonly (number | null)[], at: number | undefined): StockWord {
  const isAfter = (time: number | undefined) =>
    time !== undefined && dates.some((date) => date !== null && date > time);
  if (field === 'preorder') return 'ahead';
  if (field === 'used') return 'unread';
  // Without a clock, or on a past day, it may be in stock by now.
  if (field === 'ahead')
    return dates.every((date) => date === null || (at !== undefined && date > at))
      ? 'later'
      : at === undefined
        ? 'unread'
        : 'unsure';
  if (field === 'release') return at === undefined ? 'unread' : isAfter(at) ? 'later' : 'aside';
  if (field === 'sending') return at !== undefined && isAfter(at + month) ? 'later' : 'aside';
  return field;
}

const monthOf = new Map([['sept', 8]]);
const weekdays = ['mon', 'tues?', 'wed', 'thu(?:rs?)?', 'fri', 'sat', 'sun'];
for (const { language } of languages) {
  const months = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  for (let month = 0; month < 12; month += 1)
    for (const { type, value } of months.formatToParts(Date.UTC(2026, month)))
      if (type === 'month') monthOf.set(folded(value), month);
  const days = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  for (let day = 1; day <= 7; day += 1) weekdays.push(folded(days.format(Date.UTC(2026, 0, day))));
}
for (const [month, name] of 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ').entries())
  monthOf.set(name, month);
const weekday = new RegExp(String.raw`\b(?:${weekdays.join('|')})\.?,? (?=[\p{L}\d])`, 'gu');

const nth = '(?:st|nd|rd|th)?';
const names = [...monthOf.keys()].sort((a, b) => b.length - a.length).join('|');
const dated = new RegExp(
  [
    String.raw`\b(?:(?<day>\d{1,2})(?:\.|${nth})(?: of| de)?[ -])?\b(?<month>${names})\b\.?,?(?:[ -](?<dayAfter>\d{1,2})${nth}(?![\d:]))?(?:[ ,-]{1,2}(?:de )?(?<year>20\d\d))?\b`,
    String.raw`\b(?<iso>20\d\d-\d\d(?:-\d\d)?)\b`,
    String.raw`\b(?<first>\d{1,2})(?:[/-]|\. ?)(?<second>\d{1,2})(?:[/-]|\. ?)(?<last>20\d\d)\b`,
    String.raw`\bq(?<quarter>[1-4])(?:,? (?<ofYear>20\d\d))?\b`,
    String.raw`\b(?<only>20\d\d)\b`,
  ].join('|'),
  'g',
);

/** A line with {date} for each date, and the earliest that each can mean, in ms; null without a year. */
export function markDates(text: string): { line: string; dates: (number | null)[] } {
  const dates: (number | null)[] = [];
  const line = folded(text)
    .replace(weekday, '')
    .replace(dated, (whole: string, ...found: unknown[]) => {
      const date = readDate(found.at(-1) as Readonly<Record<string, string | undefined>>);
      if (date === undefined) return whole;
      dates.push(date);
      return ' {date} ';
    });
  return { line, dates };
}

/** undefined: the words name a month but are not a date ("may", "a mar"). */
function readDate(found: Readonly<Record<string, string | undefined>>): number | null | undefined {
  const { month, day, dayAfter, year, iso, last, quarter, ofYear, only } = found;
  if (month !== undefined) {
    if (year !== undefined)
      return Date.UTC(Number(year), monthOf.get(month) ?? 0, Number(day ?? dayAfter ?? 1));
    return (day ?? dayAfter) === undefined && month.length < 5 ? undefined : null;
  }
  if (iso !== undefined) return Date.parse(iso);
  if (last !== undefined) {
    // Day first or month first: ambiguous.
    const [first, second] = [Number(found.first), Number(found.second)];
    const months = [second, first].filter((one) => one <= 12);
    const times = months.map((one) => Date.UTC(Number(last), one - 1, one === second ? first : second));
    return times.length === 0 ? undefined : Math.min(...times);
  }
  if (quarter !== undefined && ofYear === undefined) return null;
  return Date.UTC(Number(ofYear ?? only), (Number(quarter ?? 1) - 1) * 3);
}
