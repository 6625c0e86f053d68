import type { Editorial } from '../../../domain/data.ts';
import type { UnitFiles } from '../../load/siteFiles.ts';
import {
  guideNamesOf,
  nameAt,
  namesOfGame,
  type namesOfGames,
  type Names,
  type Subject,
  startsSmall,
  wordsOf,
  type Word,
} from './names.ts';
import { readTexts, type Span, type Text } from './texts.ts';

export interface Mention extends Span {
  subjects: readonly Subject[];
}

export interface Sentence extends Span {
  text: Text;
  plain: string;
  words: readonly Word[];
  mentions: readonly Mention[];
}

export interface Reading {
  files: UnitFiles;
  editorial: Editorial | null;
  texts: readonly { text: Text; sentences: readonly Sentence[] }[];
  sentences: readonly Sentence[];
  names: ReadonlyMap<string, Names>;
  others: AllNames;
  /** Words that occur in lower case, and so are not names. */
  smallWords: ReadonlySet<string>;
}

export type AllNames = ReturnType<typeof namesOfGames>;

export function readAll(files: UnitFiles, others: AllNames): Reading {
  const read = readTexts(files).map((text) => ({ text, words: wordsOf(text.plain) }));
  const names = new Map(
    [...files.games.values()].map(
      ({ data: game }) => [game.id, namesOfGame(game, guideNamesOf(files, game.id))] as const,
    ),
  );
  const texts = read.map(({ text, words }) => {
    const own = names.get(text.gameId ?? '');
    return { text, sentences: sentencesOf(text, words, own ? [own, others.names] : [others.names]) };
  });
  const sentences = texts.flatMap((one) => one.sentences);
  const smallWords = new Set<string>();
  for (const { words } of read)
    for (const { text, folded } of words) if (text === folded) smallWords.add(folded);
  return { files, editorial: files.editorial?.data ?? null, texts, sentences, names, others, smallWords };
}

function sentencesOf(text: Text, words: readonly Word[], names: readonly Names[]): Sentence[] {
  const mentions = [...mentionsOf(text.plain, words, names)];
  let next = 0;
  return splitSentences(text.plain, mentions).map(({ start, end }) => {
    const first = next;
    while ((words[next]?.start ?? Infinity) < end) next += 1;
    const own = mentions.filter((mention) => mention.start >= start && mention.start < end);
    const plain = text.plain.slice(start, end);
    return { start, end, text, plain, words: words.slice(first, next), mentions: own };
  });
}

/** Every name, the longest first. A name before another capitalized word is something else: Catan Junior. */
function* mentionsOf(plain: string, words: readonly Word[], names: readonly Names[]): Iterable<Mention> {
  for (let index = 0; index < words.length; index += 1) {
    const { text = '' } = words[index] ?? {};
    if (startsSmall(text)) continue;
    const [found] = names
      .flatMap((each) => nameAt(plain, words, index, each) ?? [])
      .sort((a, b) => b.length - a.length);
    const start = words[index]?.start;
    const end = words[index + (found?.length ?? 1) - 1]?.end;
    if (!found || start === undefined || end === undefined) continue;
    const mention: Mention = { start, end, subjects: found.subjects };
    if (!/^ (?!Expansion|Extension|Edition)\p{Lu}\p{Ll}/u.test(plain.slice(end, end + 12))) yield mention;
    index += found.length - 1;
  }
}

const abbreviation =
  /(?:^|[\s("“‘])(?:[Vv]s|[Vv]ol|Mr|Mrs|Ms|Dr|St|Jr|Sr|[Aa]pprox|ca|cf|[Ee]\.g|[Ii]\.e|[Ii]ncl|U\.S|U\.K|\p{Lu})\.$/u;
const beforeNumber = /(?:^|[\s("“‘])(?:[Nn]os?|pp?|[Cc]h|[Ff]igs?|min|max)\.$/u;
const boundary = /([.!?…]+)(["”’')\]]*)(\s+)(?=["“‘'([]*[\p{Lu}\p{N}])/gu;

/** Splits at the ends of sentences, but not inside a part of `kept`, such as a title with an exclamation mark. */
export function splitSentences(text: string, kept: readonly Span[] = []): Span[] {
  const spans: Span[] = [];
  let paragraphStart = 0;
  for (const paragraph of text.split('\n')) {
    let start = paragraphStart;
    for (const match of paragraph.matchAll(boundary)) {
      const [whole, stop = '', closers = '', blank = ''] = match;
      const end = paragraphStart + match.index + stop.length + closers.length;
      const next = paragraph[match.index + whole.length] ?? '';
      const before = paragraph.slice(Math.max(0, match.index - 12), match.index + stop.length);
      if (stop === '.' && closers === '' && isAbbreviation(before, next)) continue;
      if (kept.some((part) => part.start < end && end < part.end)) continue;
      spans.push({ start, end });
      start = end + blank.length;
    }
    const end = paragraphStart + paragraph.trimEnd().length;
    if (end > start) spans.push({ start, end });
    paragraphStart += paragraph.length + 1;
  }
  return spans;
}

function isAbbreviation(before: string, next: string): boolean {
  return abbreviation.test(before) || (/\p{N}/u.test(next) && beforeNumber.test(before));
}
