import { markDates, type DatedLine } from './dates.ts';
import { languages } from './languages.ts';
import { compileWords, withoutFillers, type Lexicon, type Said } from './lexicon.ts';
import { isWord, phrasesOf, Phrases, plainWords, tokensOf, wordSet } from './phrases.ts';

/**
 * The meaning of a short text about stock. ahead: can be ordered before it is in stock. later: not available
 * yet. unsure: obtainable, but the text does not say whether it can be shipped. unread: mentions stock in
 * words that are not understood. aside: understood, and irrelevant to stock.
 */
export type StockWord = 'in' | 'out' | 'ahead' | 'later' | 'unsure' | 'unread' | 'aside';

// If a line says several things, the strongest denial counts.
const byWeight: readonly StockWord[] = ['out', 'ahead', 'later', 'unsure', 'unread', 'in', 'aside'];
const month = 31 * 24 * 3_600_000;

const lexicons = languages.map(compileWords);
const general = wordSet(...languages.map((words) => words.general));

const preorders = new Phrases<true>([[true, languages.flatMap((words) => phrasesOf(words.preorder))]]);

/** Whether a name has a word for a preorder. */
export function namesPreorder(name: string): boolean {
  const words = plainWords(name.slice(0, 300));
  return words.some((_, i) => preorders.at(words, i) !== null);
}

/** Reads a line in every language. at: when it was seen, in ms since the epoch, for the dates in it. */
export function readStock(text: string, at?: number): StockWord | null {
  if (text.length > 300 || !/\p{L}|0/u.test(text)) return null;
  const dated = markDates(text.replace(/([:(]\s*|^)-\d+/, '$1 0'));
  const { clauses, isQuestion } = clausesOf(dated.line);
  if (isQuestion) return null;
  let best: StockWord | null = null;
  for (const lexicon of lexicons) {
    const said = readWith(lexicon, clauses, text.length, dated, at);
    if (said !== null && said !== 'unread' && said !== 'aside') return said;
    if (said === 'aside' || best === null) best = said ?? best;
  }
  return best;
}

const ignored = new Set(['+', '"', '“', '”', '«', '»', '„', '`', "'", '*', '✓', '✔']);

/** The parts of a line between its marks, each with one or more labels and the words after them. */
function clausesOf(line: string): { clauses: string[][][]; isQuestion: boolean } {
  const clauses: string[][][] = [[[]]];
  let isQuestion = false;
  for (const token of tokensOf(line)) {
    const part = clauses.at(-1)?.at(-1);
    if (token === '?') isQuestion = true;
    if (ignored.has(token)) continue;
    if (isWord(token) && token !== '/') part?.push(token);
    else if (token === ':') clauses.at(-1)?.push([]);
    // A period ends a clause only after a whole word.
    else if (token !== '.' || (part?.at(-1)?.length ?? 0) > 3) clauses.push([[]]);
  }
  return { clauses, isQuestion };
}

function readWith(
  lexicon: Lexicon,
  clauses: readonly string[][][],
  length: number,
  { dates }: DatedLine,
  at: number | undefined,
): StockWord | null {
  const said: StockWord[] = [];
  let label: readonly string[] = [];
  // "Ready to ship"
  if (
    clauses.flat(2).length > 1 &&
    clauses.flat().every((words) => withoutFillers(words, lexicon.fillers).length === 0)
  )
    return 'aside';
  for (const [i, parts] of clauses.entries()) {
    const bare = parts
      .map((words) => withoutFillers(words, lexicon.fillers))
      .filter((words) => words.length > 0);
    // A longer text is about the product only if it begins by naming it.
    if (i === 0 && length > 120 && bare.flat().length === parts.flat().length) return null;
    const joined = readClause(lexicon, bare.flat(), label);
    for (const words of joined === null ? bare : [bare.flat()]) {
      if (words.length === 0) continue;
      const word = joined ?? readClause(lexicon, words, label);
      const isLabel = lexicon.labels.whole(words) !== null;
      if (word !== null) said.push(meaningOf(word, dates, at));
      else if (!isLabel || label.length > 0) {
        const isAbout =
          length <= 80 && (label.length > 0 || (hasStem(lexicon, words) && !isGeneral(clauses)));
        if (isAbout) said.push('unread');
        // A line that begins with words about something else only mentions stock.
        else if (said.length === 0) return null;
      }
      label = isLabel ? words : [];
    }
  }
  return byWeight.find((word) => said.includes(word)) ?? null;
}

function isGeneral(clauses: readonly string[][][]): boolean {
  return clauses.flat(2).some((word) => general.has(word));
}

function readClause(
  { said, labels, values }: Lexicon,
  words: readonly string[],
  label: readonly string[],
): Said | null {
  if (label.length > 0) {
    const found = said.whole([...label, ...words]) ?? values.whole(words);
    if (found !== null) return found;
  }
  const whole = said.whole(words);
  if (whole !== null) return whole;
  const start = labels.at(words, 0);
  const rest = start === null ? [] : words.slice(start.end);
  return rest.length === 0 ? null : (values.whole(rest) ?? said.whole(rest));
}

function hasStem({ stems, stemWords }: Lexicon, words: readonly string[]): boolean {
  return words.some(
    (word, i) => stems.at(words, i) !== null || stemWords.some((stem) => word.startsWith(stem)),
  );
}

/** The meaning of a phrase, given the dates of its line. */
function meaningOf(said: Said, dates: readonly (number | null)[], at: number | undefined): StockWord {
  const known = dates.filter((date) => date !== null);
  const isPast = at !== undefined && known.some((date) => date <= at);
  switch (said) {
    case 'preorder':
      return 'ahead';
    case 'ahead':
      // Without a clock, or on a past day, it may be in stock by now.
      return known.length > 0 && (at === undefined || isPast) ? 'unread' : 'later';
    case 'release':
      return at === undefined ? 'unread' : known.some((date) => date > at) ? 'later' : 'aside';
    case 'sending':
      return at !== undefined && known.some((date) => date > at + month) ? 'later' : 'aside';
    case 'used':
      return 'unread';
    case 'in':
    case 'out':
    case 'unsure':
    case 'aside':
      return said;
  }
}
