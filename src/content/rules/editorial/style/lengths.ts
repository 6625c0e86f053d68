import { diagnostic, type Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import type { Bounds, Guide, SectionWords } from '../../../../domain/data.ts';
import { locationOf, type DataPath, type Source } from '../../../yaml/source.ts';
import type { Reading, Sentence } from '../reading.ts';
import { type Text, locationOfSpan } from '../texts.ts';
import { isAboutPlay } from '../../../../domain/finder/answer.ts';
import { groupBy } from '../../../../domain/lists.ts';

type Part = keyof SectionWords;

/** Fields of a guide whose texts count together, and lists whose texts count one by one. */
const parts = {
  quick_answer: 'quick_answer',
  intro: 'intro',
  ranking_note: 'ranking_note',
  how_expansions_work: 'how_expansions_work',
  best_for_beginners: 'best_for_beginners',
  best_for_strategy: 'best_for_strategy',
  release_order: 'release_order',
  where_to_buy: 'where_to_buy',
  storage: 'storage',
  situations: 'situation',
  editions: 'edition',
  faq: 'faq_answer',
} as const satisfies Partial<Record<keyof Guide, Part>>;
const countedTexts = ['reason', 'answer', 'how_to_tell', 'what_changed', 'fits_note'];
const namesAndTitles =
  'name spine_name title label wants edition_question seo_title seo_description pick'.split(' ');

export function* checkSectionLength({ editorial, files, texts }: Reading): Iterable<Diagnostic> {
  if (!editorial) return;
  const counts = new Map<string, { part: Part; text: Text; path: DataPath; words: number }>();
  for (const { text, sentences } of texts) {
    const game = text.guide === null ? files.games.get(text.gameId ?? '')?.data : null;
    if ((text.guide ?? game)?.status !== 'published') continue;
    for (const [part, path] of partsOf(text)) {
      const key = [text.source.file, part, ...path].join(' ');
      const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
      counts.set(key, { part, text, path, words: words + (counts.get(key)?.words ?? 0) });
    }
  }
  for (const { part, text, path, words } of counts.values()) {
    const bounds = editorial.words[part];
    const wrong = outOfBounds(words, bounds);
    if (wrong === null) continue;
    const message = `This ${part.replaceAll('_', ' ')} has ${words} ${words === 1 ? 'word' : 'words'}; it should have ${wrong}.`;
    const hint =
      words < (bounds?.least ?? 0)
        ? 'Add what is missing: a reason, a number, a case.'
        : 'Cut what readers do not need in order to choose.';
    yield diagnostic('editorial/section-length', locationOf(text.source, path, 'key'), message, hint);
  }
}

function* partsOf({ guide, path }: Text): Iterable<[Part, DataPath]> {
  const [top] = path;
  const field = String(path.at(-1));
  if (guide === null) {
    if (field === 'summary' || field === 'rank_reason' || field === 'worth_it') yield [field, path];
  } else if (!namesAndTitles.includes(field)) {
    yield ['guide', []];
    const part = Object.hasOwn(parts, top ?? '') ? parts[top as keyof typeof parts] : undefined;
    if (part !== undefined && part === top) yield [part, [top]];
    else if (part !== undefined && countedTexts.includes(field)) yield [part, path];
  }
}

/** "at least 30" or "at most 70"; null if the number is within bounds. */
export function outOfBounds(count: number, { least, most }: Bounds = {}): string | null {
  if (least !== undefined && count < least) return least === most ? `exactly ${least}` : `at least ${least}`;
  if (most !== undefined && count > most) return least === most ? `exactly ${most}` : `at most ${most}`;
  return null;
}

export function* checkListLength({ files, editorial }: Reading): Iterable<Diagnostic> {
  if (!editorial) return;
  const { lists } = editorial;
  for (const { data, source } of files.guides.values()) {
    if (data.status === 'draft') continue;
    const { situations, faq, related_guides: related } = data;
    const aboutPlay = situations.filter(isAboutPlay);
    const rows = ['row with players or wants', 'rows with players or wants'] as const;
    yield* checkCount(source, ['situations'], rows, aboutPlay, lists.recommendations);
    yield* checkCount(source, ['situations'], ['situation', 'situations'], situations, lists.situations);
    yield* checkCount(source, ['faq'], ['question', 'questions'], faq, lists.faq);
    const names = ['related guide', 'related guides'] as const;
    yield* checkCount(source, ['related_guides'], names, related, lists.related_guides);
  }
  if (!files.home) return;
  const { data, source } = files.home;
  const bounds = { top_guides: lists.top_cards, explore: lists.explore_cards };
  for (const field of ['top_guides', 'explore'] as const)
    yield* checkCount(source, [field, 'cards'], ['card', 'cards'], data[field].cards, bounds[field]);
}

function* checkCount(
  source: Source,
  path: DataPath,
  [one, many]: readonly [one: string, many: string],
  { length: count }: readonly unknown[],
  bounds: Bounds | undefined,
): Iterable<Diagnostic> {
  const wrong = outOfBounds(count, bounds);
  if (wrong === null) return;
  const message = `There ${count === 1 ? `is 1 ${one}` : `are ${count} ${many}`}; there should be ${wrong}.`;
  const hint = count < (bounds?.least ?? 0) ? `Add what is missing.` : 'Keep the best ones.';
  yield diagnostic('editorial/list-length', locationOf(source, path, 'key'), message, hint);
}

// One sentence of 28 words is fine; three of them are a habit.
const fewestForAverage = 3;

export function* checkSentenceLength({ editorial, sentences: all }: Reading): Iterable<Diagnostic> {
  if (!editorial) return;
  const { average, most } = editorial.sentences;
  for (const sentence of all) if (sentence.words.length > most) yield explainLong(sentence, most);
  const whole = all.filter(({ plain }) => /[.!?…]["”’)]*$/.test(plain));
  const sections = groupBy(whole, ({ text }) => `${text.source.file} ${sectionOf(text.path).join('.')}`);
  for (const sentences of sections.values()) {
    const [first] = sentences;
    const mean = sentences.reduce((sum, { words }) => sum + words.length, 0) / sentences.length;
    if (!first || sentences.length < fewestForAverage || mean <= average) continue;
    const { source, path } = first.text;
    const message = `The ${sentences.length} sentences of this section have ${mean.toFixed(1)} words on average; the limit is ${average}.`;
    const at = locationOf(source, sectionOf(path), 'key');
    yield diagnostic('editorial/long-sentences', at, message, 'Split the longest ones.');
  }
}

function sectionOf(path: DataPath): DataPath {
  return path.slice(0, typeof path[1] === 'number' ? 2 : 1);
}

function explainLong(sentence: Sentence, most: number): Diagnostic {
  const { text, words, start } = sentence;
  const end = words[3]?.end ?? sentence.end;
  const at = locationOfSpan(text, { start, end });
  const message = `This sentence has ${words.length} words; the limit is ${most}.`;
  return diagnostic('editorial/long-sentence', at, message, 'Split it in two.');
}
