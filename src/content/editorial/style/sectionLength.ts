import { diagnostic, type Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Bounds, Guide, SectionWords } from '../../../domain/data.ts';
import { locationOf, type DataPath } from '../../source.ts';
import type { Reading } from '../reading.ts';
import type { Text } from '../texts.ts';

type Part = keyof SectionWords;

const wholeParts = [
  'quick_answer',
  'intro',
  'ranking_note',
  'how_expansions_work',
  'best_for_beginners',
  'best_for_strategy',
  'release_order',
  'where_to_buy',
  'storage',
] as const satisfies readonly (Part & keyof Guide)[];
const isWhole: ReadonlySet<unknown> = new Set(wholeParts);
const eachParts = {
  situations: 'situation',
  editions: 'edition',
  faq: 'faq_answer',
} as const satisfies Partial<Record<keyof Guide, Part>>;

const eachTexts: ReadonlySet<string> = new Set([
  'reason',
  'answer',
  'how_to_tell',
  'what_changed',
  'fits_note',
]);

interface Counted {
  text: Text;
  path: DataPath;
  words: number;
}

export function* checkSectionLength(reading: Reading): Iterable<Diagnostic> {
  if (!reading.editorial) return;
  const bounds = reading.editorial.words;
  for (const [part, counted] of countParts(reading)) {
    for (const { text, path, words } of counted.values()) {
      const wrong = outOfBounds(words, bounds[part]);
      if (wrong === null) continue;
      const message = `This ${nameOf(part)} has ${words} ${words === 1 ? 'word' : 'words'}; it should have ${wrong}.`;
      const hint =
        words < (bounds[part]?.least ?? 0)
          ? 'Say what is missing: the reason, the number, the case.'
          : 'Cut what a reader does not need in order to choose.';
      yield diagnostic('editorial/section-length', locationOf(text.source, path, 'key'), message, hint);
    }
  }
}

/** "at least 30" or "at most 70"; null if the number is within bounds. */
export function outOfBounds(count: number, { least, most }: Bounds = {}): string | null {
  if (least !== undefined && count < least) return least === most ? `exactly ${least}` : `at least ${least}`;
  if (most !== undefined && count > most) return least === most ? `exactly ${most}` : `at most ${most}`;
  return null;
}

function countParts({ files, texts }: Reading): Map<Part, Map<string, Counted>> {
  const parts = new Map<Part, Map<string, Counted>>();
  const add = (part: Part, text: Text, path: DataPath, words: number) => {
    const counted = parts.get(part) ?? new Map<string, Counted>();
    parts.set(part, counted);
    const key = [text.source.file, ...path].join(' ');
    const known = counted.get(key);
    if (known) known.words += words;
    else counted.set(key, { text, path, words });
  };
  const guides = new Set([...files.guides.values()].filter(isPublished).map(({ source }) => source));
  const games = new Set([...files.games.values()].filter(isPublished).map(({ source }) => source));
  for (const { text, sentences } of texts) {
    const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
    const [top, index] = text.path;
    const field = text.path.at(-1);
    if (guides.has(text.source) && isBody(text.path)) {
      add('guide', text, [], words);
      if (isWholePart(top)) add(top, text, [top], words);
      else if (isEachPart(top) && index !== undefined && eachTexts.has(String(field)))
        add(eachParts[top], text, text.path, words);
    }
    if (games.has(text.source) && (field === 'summary' || field === 'rank_reason'))
      add(field, text, text.path, words);
  }
  return parts;
}

function isPublished({ data }: { data: { status: string } }): boolean {
  return data.status === 'published';
}

function isBody(path: DataPath): boolean {
  return ![
    'name',
    'spine_name',
    'title',
    'label',
    'wants',
    'edition_question',
    'seo_title',
    'seo_description',
  ].includes(String(path.at(-1)));
}

function isWholePart(field: unknown): field is (typeof wholeParts)[number] {
  return isWhole.has(field);
}

function isEachPart(field: unknown): field is keyof typeof eachParts {
  return typeof field === 'string' && Object.hasOwn(eachParts, field);
}

function nameOf(part: Part): string {
  return part.replaceAll('_', ' ');
}
