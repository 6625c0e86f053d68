import { diagnostic, type Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import type { Bounds, Guide, SectionWords } from '../../../../domain/data.ts';
import { locationOf, type DataPath } from '../../../yaml/source.ts';
import type { Reading } from '../reading.ts';
import type { Text } from '../texts.ts';

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

/** The parts that the words of a text count for, and the path of each. */
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
