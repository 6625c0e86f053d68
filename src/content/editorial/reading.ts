import type { Editorial } from '../../domain/data.ts';
import type { UnitFiles } from '../siteFiles.ts';
import { guideNamesOf, nameAt, namesOfGame, type namesOfGames, type Names, type Subject } from './names.ts';
import { splitSentences, type Span } from './sentences.ts';
import { readTexts, type Text } from './texts.ts';
import { wordsOf, type Word } from './words.ts';

/** A place in a text where a game or a box is named. */
export interface Mention extends Span {
  /** All that the name may mean. */
  subjects: readonly Subject[];
}

export interface Sentence extends Span {
  text: Text;
  words: readonly Word[];
  mentions: readonly Mention[];
}

/** Some texts, read once for every editorial rule. */
export interface Reading {
  files: UnitFiles;
  editorial: Editorial | null;
  texts: readonly { text: Text; sentences: readonly Sentence[] }[];
  /** The names of each game and its boxes, by the game's id. */
  names: ReadonlyMap<string, Names>;
  /** The names of all games. */
  others: AllNames;
  /** The words that occur in small letters somewhere in these texts, and so are not names. */
  smallWords: ReadonlySet<string>;
}

export type AllNames = ReturnType<typeof namesOfGames>;

/** Reads every text of a unit into sentences, words and names. */
export function readAll(files: UnitFiles, others: AllNames): Reading {
  const read = readTexts(files).map((text) => ({ text, words: wordsOf(text.plain) }));
  const names = new Map(
    [...files.games.values()].map(
      ({ data: game }) => [game.id, namesOfGame(game, guideNamesOf(files, game.id))] as const,
    ),
  );
  const texts = read.map(({ text, words }) => {
    const own = text.gameId === null ? undefined : names.get(text.gameId);
    return {
      text,
      sentences: sentencesOf(text, words, own === undefined ? [others.names] : [own, others.names]),
    };
  });
  return {
    files,
    editorial: files.editorial?.data ?? null,
    texts,
    names,
    others,
    smallWords: smallWords(read),
  };
}

function smallWords(read: readonly { words: readonly Word[] }[]): ReadonlySet<string> {
  const small = new Set<string>();
  for (const { words } of read) for (const { text, folded } of words) if (text === folded) small.add(folded);
  return small;
}

function sentencesOf(text: Text, words: readonly Word[], names: readonly Names[]): Sentence[] {
  const mentions = [...mentionsOf(text.plain, words, names)];
  let word = 0;
  let mention = 0;
  return splitSentences(text.plain, mentions).map(({ start, end }) => {
    const firstWord = word;
    const firstMention = mention;
    while ((words[word]?.start ?? Infinity) < end) word += 1;
    while ((mentions[mention]?.start ?? Infinity) < end) mention += 1;
    return {
      start,
      end,
      text,
      words: partOf(words, firstWord, word),
      mentions: partOf(mentions, firstMention, mention),
    };
  });
}

/** Most texts are one sentence, and most sentences name nothing: those need no copy. */
function partOf<T>(all: readonly T[], from: number, to: number): readonly T[] {
  if (from === to) return none;
  return from === 0 && to === all.length ? all : all.slice(from, to);
}

const none: readonly never[] = [];

/**
 * Every name, the longest first. A name followed by another capitalized word belongs to something else: Catan Junior.
 */
function* mentionsOf(plain: string, words: readonly Word[], names: readonly Names[]): Iterable<Mention> {
  for (let index = 0; index < words.length; index += 1) {
    const found = longestAt(plain, words, index, names);
    const start = words[index]?.start;
    const end = words[index + (found?.length ?? 1) - 1]?.end;
    if (!found || start === undefined || end === undefined) continue;
    const mention: Mention = { start, end, subjects: found.subjects };
    if (!goesOn(plain, mention)) yield mention;
    index += found.length - 1;
  }
}

function goesOn(plain: string, { end }: Mention): boolean {
  return /^ (?!Expansion|Extension|Edition)\p{Lu}\p{Ll}/u.test(plain.slice(end, end + 12));
}

function longestAt(
  plain: string,
  words: readonly Word[],
  index: number,
  names: readonly Names[],
): ReturnType<typeof nameAt> {
  let longest: ReturnType<typeof nameAt> = null;
  for (const each of names) {
    const found = nameAt(plain, words, index, each);
    if (found && found.length > (longest?.length ?? 0)) longest = found;
  }
  return longest;
}
