import { diagnostic, type Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import type { Phrase } from '../../../../domain/data.ts';
import { groupBy } from '../../../../domain/lists.ts';
import type { Reading, Sentence } from '../reading.ts';
import { locationOfSpan, type Text, type Span } from '../texts.ts';
import { wordsOf } from '../names.ts';

type PhraseCode = 'editorial/filler-phrase' | 'editorial/untrue-claim' | 'editorial/homework';

interface Use extends Span {
  text: Text;
  code: PhraseCode;
  entry: Phrase;
}

interface Banned {
  code: PhraseCode;
  entry: Phrase;
  words: readonly string[];
}

const denials: ReadonlySet<string> = new Set('no not never nobody none nor neither without'.split(' '));

export function* checkPhrases({ editorial, files, sentences }: Reading): Iterable<Diagnostic> {
  if (!editorial) return;
  const homeworkPhrases = files.guides.size === 0 ? [] : (editorial.homework?.phrases ?? []);
  const byFirst = indexPhrases([
    ...editorial.filler_phrases.map((entry) => ({ code: 'editorial/filler-phrase' as const, entry })),
    ...editorial.untrue_claims.map((entry) => ({ code: 'editorial/untrue-claim' as const, entry })),
    ...homeworkPhrases.map((entry) => ({ code: 'editorial/homework' as const, entry })),
  ]);
  const uses = sentences.flatMap((sentence) => [...phrasesIn(sentence, byFirst)]);
  // A guide may send readers elsewhere a few times, but never from the answer or a row of advice.
  const sent = uses.filter(({ code }) => code === 'editorial/homework').length;
  const isTooMuch = sent > (editorial.homework?.most ?? 0);
  for (const { text, code, entry, ...span } of uses) {
    const [top] = text.path;
    const counts =
      code !== 'editorial/homework' || isTooMuch || top === 'quick_answer' || top === 'situations';
    if (!counts) continue;
    const message = `"${text.plain.slice(span.start, span.end)}": ${entry.why}`;
    const hint = entry.instead ?? 'Delete it, or be specific.';
    yield diagnostic(code, locationOfSpan(text, span), message, hint);
  }
}

function indexPhrases(phrases: readonly Omit<Banned, 'words'>[]): ReadonlyMap<string, readonly Banned[]> {
  const banned = phrases.map((phrase) => ({
    ...phrase,
    words: wordsOf(phrase.entry.phrase).map(({ folded }) => folded),
  }));
  return groupBy(
    banned.sort((a, b) => b.words.length - a.words.length),
    ({ words }) => words[0] ?? '',
  );
}

function* phrasesIn(
  { text, words }: Sentence,
  byFirst: ReadonlyMap<string, readonly Banned[]>,
): Iterable<Use> {
  for (let index = 0; index < words.length; index += 1) {
    const first = words[index];
    const found =
      first && byFirst.get(first.folded)?.find((banned) => standsAt(text.plain, words, index, banned));
    const last = found && words[index + found.words.length - 1];
    if (!first || !last || (found.code === 'editorial/untrue-claim' && isDenied(words, index))) continue;
    yield { text, code: found.code, entry: found.entry, start: first.start, end: last.end };
    index += found.words.length - 1;
  }
}

/** A negated claim does not count: no hands-on testing. */
function isDenied(words: Sentence['words'], index: number): boolean {
  return words.slice(0, index).some(({ folded }) => denials.has(folded) || folded.endsWith("n't"));
}

function standsAt(
  plain: string,
  words: Sentence['words'],
  index: number,
  { words: wanted }: Banned,
): boolean {
  return wanted.every((word, step) => {
    const here = words[index + step];
    const before = words[index + step - 1];
    // A comma or a dash between the words makes another phrase.
    return (
      here?.folded === word && (step === 0 || (!!before && /^\s+$/.test(plain.slice(before.end, here.start))))
    );
  });
}

const price = /[$£€]\s?\d+(?:[.,]\d+)*/g;

export function* checkPrices({ texts }: Reading): Iterable<Diagnostic> {
  for (const { text } of texts) {
    if (text.path[0] === 'sources') continue;
    for (const match of text.plain.matchAll(price)) {
      const span = { start: match.index, end: match.index + match[0].length };
      const message = `The text names a price, ${match[0]}, which will soon be wrong.`;
      const hint =
        'Delete it. A publisher’s price belongs in list_price; shop prices and totals are computed.';
      yield diagnostic('editorial/price-in-prose', locationOfSpan(text, span), message, hint);
    }
  }
}

interface Markup {
  name: string;
  pattern: RegExp;
  hint: string;
}

const plainHint =
  'Delete it; texts support only **bold**, [links](/about) and empty lines between paragraphs.';

/** What prose does not support; link/markup checks links. */
const foreign: readonly Markup[] = [
  { name: 'HTML tag', pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi, hint: plainHint },
  {
    name: 'HTML entity',
    pattern: /&(?:[a-z]{2,8}|#\d{2,5});/gi,
    hint: 'Type the character itself: &, –, “.',
  },
  {
    name: 'Markdown heading',
    pattern: /^#{1,6} \S.*$/gm,
    hint: 'Write the heading of a section in its own field.',
  },
  {
    name: 'Markdown list',
    pattern: /^(?:[-*+]|\d\.) \S.*$/gm,
    hint: 'Write a sentence, or use a list field (points).',
  },
  { name: 'Markdown code', pattern: /`[^`\n]+`/g, hint: plainHint },
  {
    name: 'Markdown emphasis',
    pattern: /(?<![\w*_])([*_]{1,3})(?=\S)[^*_\n]+(?<=\S)\1(?![\w*_])/g,
    hint: plainHint,
  },
];

/** Fast: most texts contain none of these characters. */
const sign = /[<&`*_]|^(?:[#+-]|\d\.)/m;

export function* checkMarkup({ texts }: Reading): Iterable<Diagnostic> {
  for (const { text } of texts) {
    if (!sign.test(text.plain)) continue;
    for (const { name, pattern, hint } of foreign) {
      const [match] = text.plain.matchAll(pattern);
      if (match === undefined) continue;
      const at = locationOfSpan(text, { start: match.index, end: match.index + match[0].length });
      yield diagnostic('editorial/markup', at, `This ${name} would be shown as typed.`, hint);
      break;
    }
  }
}
