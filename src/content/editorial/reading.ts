import type { Editorial } from '../../domain/data.ts';
import type { Draft } from '../draft.ts';
import { guideNamesOf, nameAt, namesOfAllGames, namesOfGame, type Names, type Subject } from './names.ts';
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

/** All texts, read once for every editorial rule. */
export interface Reading {
  draft: Draft;
  editorial: Editorial | null;
  texts: readonly { text: Text; sentences: readonly Sentence[] }[];
  /** The names of each game and its boxes, by the game's id. */
  names: ReadonlyMap<string, Names>;
}

/** Reads every text of the data into sentences, words and names. */
export function readAll(draft: Draft): Reading {
  const others = namesOfAllGames(draft, 'without bare words');
  const guideNames = guideNamesOf(draft);
  const own = new Map(
    [...draft.games].map(([id, { data: game }]) => [id, namesOfGame(game, guideNames.get(game.id))] as const),
  );
  const texts = [...readTexts(draft)].map((text) => {
    const ownNames = text.gameId === null ? undefined : own.get(text.gameId);
    return { text, sentences: sentencesOf(text, ownNames === undefined ? [others] : [ownNames, others]) };
  });
  return { draft, editorial: draft.editorial?.data ?? null, texts, names: own };
}

function sentencesOf(text: Text, names: readonly Names[]): Sentence[] {
  const words = wordsOf(text.plain);
  const mentions = [...mentionsOf(text.plain, words, names)];
  let word = 0;
  let mention = 0;
  return splitSentences(text.plain, mentions).map((span) => {
    const firstWord = word;
    const firstMention = mention;
    while ((words[word]?.start ?? Infinity) < span.end) word += 1;
    while ((mentions[mention]?.start ?? Infinity) < span.end) mention += 1;
    return {
      ...span,
      text,
      words: words.slice(firstWord, word),
      mentions: mentions.slice(firstMention, mention),
    };
  });
}

/**
 * Every name, the longest first. A name that goes on with another capital is that of something else: Catan Junior.
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
