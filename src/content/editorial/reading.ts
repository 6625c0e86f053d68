import type { Editorial, Game } from '../../domain/data.ts';
import type { Draft } from '../draft.ts';
import {
  guideNamesOf,
  keysIn,
  nameAt,
  namesOfGame,
  namesOfGames,
  type Names,
  type Subject,
} from './names.ts';
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
  draft: Draft;
  editorial: Editorial | null;
  texts: readonly { text: Text; sentences: readonly Sentence[] }[];
  /** The names of each game and its boxes, by the game's id. */
  names: ReadonlyMap<string, Names>;
  /** The names of all games that may be named in these texts. */
  others: ReturnType<typeof namesOfGames>;
  /** Hashes of everything in these texts that may be the beginning of a name. */
  keys: ReadonlySet<number>;
  /** Whether some text of the site has a word, or one that begins with its stem, in small letters. */
  isCommon: (word: string, stem: () => string | null) => boolean;
}

/** Facts about the rest of the site that reading a text depends on. */
export interface ReadingAids {
  /** The games that have a name with one of these hashes of nameKeys. */
  gamesNamed: (keys: ReadonlySet<number>) => readonly Game[];
  /** Whether the texts that are not read here have a word in small letters, or one that begins with its stem. */
  isCommonElsewhere: (word: string, stem: string | null) => boolean;
}

/** Reads every text of a draft into sentences, words and names. */
export function readAll(draft: Draft, { gamesNamed, isCommonElsewhere }: ReadingAids): Reading {
  const read = readTexts(draft).map((text) => ({ text, words: wordsOf(text.plain) }));
  const keys = new Set<number>();
  for (const { words } of read) for (const key of keysIn(words)) keys.add(key);
  const others = namesOfGames(gamesNamed(keys));
  const names = new Map(
    [...draft.games.values()].map(
      ({ data: game }) => [game.id, namesOfGame(game, guideNamesOf(draft, game.id))] as const,
    ),
  );
  const common = smallWords(read);
  const texts = read.map(({ text, words }) => {
    const own = text.gameId === null ? undefined : names.get(text.gameId);
    return {
      text,
      sentences: sentencesOf(text, words, own === undefined ? [others.names] : [own, others.names]),
    };
  });
  return {
    draft,
    editorial: draft.editorial?.data ?? null,
    texts,
    names,
    others,
    keys,
    isCommon: (word, stemOf) => {
      if (common.has(word)) return true;
      const stem = stemOf();
      if (stem !== null && [...common].some((other) => other.startsWith(stem))) return true;
      return isCommonElsewhere(word, stem);
    },
  };
}

/** The words that occur in small letters somewhere, and so are not names. */
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
