import { nearest } from '../../../../diagnostics/didYouMean.ts';
import type { GameFacts, UnitFiles } from '../../../load/siteFiles.ts';
import { nameAt, type Names, wordsOf, type Word } from '../names.ts';
import type { Reading } from '../reading.ts';

const shortestStem = 5;

export interface KnownNames {
  /** A bold name (isStressed) may also be anything else in the game’s own file. */
  isUnknown: (name: string, isStressed: boolean) => boolean;
  titles: readonly string[];
}

/** By game id; the key null is for texts about no single game. */
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
  const isCommon = (word: string) => {
    const stem = stemOf(word, [...parts]);
    return smallWords.has(word) || (stem !== null && [...smallWords].some((other) => other.startsWith(stem)));
  };
  return {
    isUnknown: (name, isStressed) => {
      const unnamed = unnamedWords(name, names).filter(({ folded }) => !parts.has(folded));
      return !unnamed.every(({ folded }) => isCommon(folded)) && !isNamed(name, isStressed);
    },
    titles: titles.flatMap((title) => [title, title.replace(/ (?:Expansion|Extension)$/, '')]),
  };
}

/** Starters counts as starting; a misspelled title does not. */
function stemOf(word: string, titleWords: readonly string[]): string | null {
  return word.length > 5 && nearest(word, titleWords) === undefined
    ? word.slice(0, Math.max(shortestStem, word.length - 3))
    : null;
}

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

function titlesOf({ title, expansions }: GameFacts): string[] {
  return [title, ...expansions.map((box) => box.title)];
}

/** Other names in a game's file: people, firms, editions, required boxes, source titles. */
function termsOf(game: GameFacts): string[] {
  const { publisher, designers = [], mechanisms, tags, edition = '', sources, expansions } = game;
  const ofBoxes = expansions.flatMap((box) => [
    box.edition ?? '',
    ...(box.also_needs ?? []).map(({ title }) => title),
  ]);
  const titles = sources.map(({ title }) => title);
  return [publisher, ...designers, ...mechanisms, ...tags, edition, ...ofBoxes, ...titles];
}

function shopsOf(files: UnitFiles): string[] {
  return files.retailers?.data.retailers.map(({ name }) => name) ?? [];
}
