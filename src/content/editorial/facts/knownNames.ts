import { nearest } from '../../../diagnostics/didYouMean.ts';
import type { GameFacts, UnitFiles } from '../../siteFiles.ts';
import { nameAt, type Names } from '../names.ts';
import type { Reading } from '../reading.ts';
import { wordsOf, type Word } from '../words.ts';

/** The number of letters from which words with the same beginning are taken for the same word. */
const shortestStem = 5;

/** A word that no text of its unit has in small letters, nor a word that begins with its stem. */
export interface UncommonWord {
  word: string;
  stem: string | null;
}

/** Capitalized names allowed in the texts about one game. */
export interface KnownNames {
  /**
   * The words of a name that make it unknown, unless they are common in other texts. Empty for a name that is made of
   * names of games and boxes, words of their titles, terms of the data and common words. A name that is only emphasized
   * may also be anything else mentioned in the game's own file, such as a way to play.
   */
  uncommonWords: (name: string, isStressed: boolean) => UncommonWord[];
  /** The titles to suggest. */
  titles: readonly string[];
}

/** The names known in the texts of each game; the key null is for texts about no single game. */
export function knownNames(reading: Reading): (gameId: string | null) => KnownNames {
  const made = new Map<string | null, KnownNames>();
  return (gameId) => {
    const known = made.get(gameId) ?? knownIn(reading, gameId);
    made.set(gameId, known);
    return known;
  };
}

function knownIn({ files, names: ownNames, others, smallWords }: Reading, gameId: string | null): KnownNames {
  const game = gameId === null ? undefined : files.games.get(gameId);
  const own = gameId === null ? undefined : ownNames.get(gameId);
  const names = [...(own ? [own] : []), others.names, others.bareWords];
  const games = game ? [game] : [...files.known.games.values()];
  const titles = games.flatMap(({ data }) => titlesOf(data));
  const parts = new Set(titles.flatMap((title) => wordsOf(title).map(({ folded }) => folded)));
  const terms = [...games.flatMap(({ data }) => termsOf(data)), ...shopsOf(files)].join('\n');
  const isNamed = (name: string, isStressed: boolean) =>
    terms.includes(name) || (isStressed && game?.source.text.replace(/\s+/g, ' ').includes(name) === true);
  return {
    uncommonWords: (name, isStressed) => {
      const unnamed = unnamedWords(name, names).filter(({ folded }) => !parts.has(folded));
      if (unnamed.length === 0 || isNamed(name, isStressed)) return [];
      return unnamed.flatMap(({ folded: word }) => {
        if (smallWords.has(word)) return [];
        const stem = stemOf(word, [...parts]);
        const isCommon = stem !== null && [...smallWords].some((other) => other.startsWith(stem));
        return isCommon ? [] : { word, stem };
      });
    },
    titles: titles.flatMap((title) => [title, title.replace(/ (?:Expansion|Extension)$/, '')]),
  };
}

/** Starters is the same word as starting; a misspelled title is not. */
function stemOf(word: string, titleWords: readonly string[]): string | null {
  return word.length > 5 && nearest(word, titleWords) === undefined
    ? word.slice(0, Math.max(shortestStem, word.length - 3))
    : null;
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
function titlesOf({ title, expansions }: GameFacts): string[] {
  return [title, ...expansions.map((box) => box.title)];
}

/** Other names in a game's file: people, firms, editions, required boxes, source titles. */
function termsOf(game: GameFacts): string[] {
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

function shopsOf(files: UnitFiles): string[] {
  return files.retailers?.data.retailers.map(({ name }) => name) ?? [];
}
