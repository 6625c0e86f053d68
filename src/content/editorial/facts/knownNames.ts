import type { Game } from '../../../domain/data.ts';
import { nearest } from '../../../diagnostics/didYouMean.ts';
import type { Draft } from '../../draft.ts';
import { nameAt, type Names } from '../names.ts';
import type { Reading } from '../reading.ts';
import { shortestStem } from '../textSummary.ts';
import { wordsOf, type Word } from '../words.ts';

/** Capitalized names allowed in the texts about one game. */
export interface KnownNames {
  /**
   * Whether a name is made of names of games and boxes, words of their titles, terms of the data and common
   * words. A name that is only emphasized may also be anything else mentioned in the game's own file, such as
   * a way to play.
   */
  isKnown: (name: string, isStressed: boolean) => boolean;
  /** The titles to suggest. */
  titles: readonly string[];
}

/** The names known in the texts of each game; the key null is for texts about no single game. */
export function knownNames({
  draft,
  names,
  others,
  isCommon,
}: Reading): (gameId: string | null) => KnownNames {
  const made = new Map<string | null, KnownNames>();
  return (gameId) => {
    const own = gameId === null ? undefined : names.get(gameId);
    const all = [...(own ? [own] : []), others.names, others.bareWords];
    const known = made.get(gameId) ?? knownIn(draft, gameId, all, isCommon);
    made.set(gameId, known);
    return known;
  };
}

/** Also accepts a word of the same stem (starters where the texts have starting), but not a misspelled title. */
function isCommonWord(word: string, isCommon: Reading['isCommon'], titleWords: readonly string[]): boolean {
  return isCommon(word, () =>
    word.length > 5 && nearest(word, titleWords) === undefined
      ? word.slice(0, Math.max(shortestStem, word.length - 3))
      : null,
  );
}

function knownIn(
  draft: Draft,
  gameId: string | null,
  names: readonly Names[],
  isCommon: Reading['isCommon'],
): KnownNames {
  const game = gameId === null ? undefined : draft.games.get(gameId);
  const games = game ? [game] : [...(draft.whole ?? draft).games.values()];
  const titles = games.flatMap(({ data }) => titlesOf(data));
  const parts = new Set(titles.flatMap((title) => wordsOf(title).map(({ folded }) => folded)));
  const terms = [...games.flatMap(({ data }) => termsOf(data)), ...shopsOf(draft)].join('\n');
  const isNamed = (name: string, isStressed: boolean) =>
    terms.includes(name) || (isStressed && game?.source.text.replace(/\s+/g, ' ').includes(name) === true);
  const isKnown = (name: string, isStressed: boolean) => {
    const unnamed = unnamedWords(name, names).filter(({ folded }) => !parts.has(folded));
    return (
      unnamed.length === 0 ||
      isNamed(name, isStressed) ||
      unnamed.every(({ folded }) => isCommonWord(folded, isCommon, [...parts]))
    );
  };
  return {
    isKnown,
    titles: titles.flatMap((title) => [title, title.replace(/ (?:Expansion|Extension)$/, '')]),
  };
}

/** The capitalized words of a text that belong to no name. */
function unnamedWords(text: string, names: readonly Names[]): Word[] {
  const words = wordsOf(text);
  const unnamed: Word[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at];
    const length = Math.max(...names.map((each) => nameAt(text, words, at, each)?.length ?? 0));
    if (length === 0 && word !== undefined && /^\p{Lu}/u.test(word.text)) unnamed.push(word);
    at += Math.max(1, length);
  }
  return unnamed;
}

/** The titles of a game and its boxes. */
export function titlesOf({ title, expansions }: Game): string[] {
  return [title, ...expansions.map((box) => box.title)];
}

/** Other names in a game's file: people, firms, editions, required boxes, source titles. */
export function termsOf(game: Game): string[] {
  const { publisher, designers = [], mechanisms, tags, edition = '', sources, expansions } = game;
  const needs = expansions.flatMap((box) => (box.also_needs ?? []).map(({ title }) => title));
  const editions = expansions.map((box) => box.edition ?? '');
  return [
    publisher,
    ...designers,
    ...mechanisms,
    ...tags,
    edition,
    ...editions,
    ...needs,
    ...sources.map(({ title }) => title),
  ];
}

function shopsOf(draft: Draft): string[] {
  return draft.retailers?.data.retailers.map(({ name }) => name) ?? [];
}
