import type { Game } from '../../../domain/data.ts';
import { nearest } from '../../../diagnostics/didYouMean.ts';
import type { Draft } from '../../draft.ts';
import { nameAt, namesOfAllGames, type Names } from '../names.ts';
import type { Reading } from '../reading.ts';
import { wordsOf } from '../words.ts';

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
export function knownNames({ draft, texts, names }: Reading): (gameId: string | null) => KnownNames {
  const others = namesOfAllGames(draft, 'with bare words');
  const made = new Map<string | null, KnownNames>();
  let common: ReadonlySet<string> | null = null;
  return (gameId) => {
    common ??= commonWords(texts);
    const own = gameId === null ? undefined : names.get(gameId);
    const known = made.get(gameId) ?? knownIn(draft, gameId, own ? [own, others] : [others], common);
    made.set(gameId, known);
    return known;
  };
}

/** The words that stand somewhere in small letters: those name nothing. */
function commonWords(texts: Reading['texts']): ReadonlySet<string> {
  const common = new Set<string>();
  for (const { sentences } of texts) {
    for (const { words } of sentences)
      for (const { text, folded } of words) if (text === folded) common.add(folded);
  }
  return common;
}

/** Also a word of the same stem (starters where the texts have starting), but no title with a slip of spelling. */
function isCommonWord(word: string, common: ReadonlySet<string>, titleWords: readonly string[]): boolean {
  if (common.has(word)) return true;
  if (nearest(word, titleWords) !== undefined) return false;
  const stem = word.slice(0, Math.max(5, word.length - 3));
  return word.length > 5 && [...common].some((other) => other.startsWith(stem));
}

function knownIn(
  draft: Draft,
  gameId: string | null,
  names: readonly Names[],
  common: ReadonlySet<string>,
): KnownNames {
  const game = gameId === null ? undefined : draft.games.get(gameId);
  const games = game ? [game] : [...(draft.whole ?? draft).games.values()];
  const titles = games.flatMap(({ data }) => [data.title, ...data.expansions.map(({ title }) => title)]);
  const parts = new Set(titles.flatMap((title) => wordsOf(title).map(({ folded }) => folded)));
  const terms = [...games.flatMap(({ data }) => termsOf(data)), ...shopsOf(draft)].join('\n');
  const isKnown = (name: string, isStressed: boolean) => {
    const words = wordsOf(name);
    for (let at = 0; at < words.length;) {
      const word = words[at];
      const length = Math.max(...names.map((each) => nameAt(name, words, at, each)?.length ?? 0));
      const isName =
        length === 0 && word !== undefined && /^\p{Lu}/u.test(word.text) && !parts.has(word.folded);
      if (isName && !isCommonWord(word.folded, common, [...parts]))
        return (
          terms.includes(name) ||
          (isStressed && game?.source.text.replace(/\s+/g, ' ').includes(name) === true)
        );
      at += Math.max(1, length);
    }
    return true;
  };
  return {
    isKnown,
    titles: titles.flatMap((title) => [title, title.replace(/ (?:Expansion|Extension)$/, '')]),
  };
}

/** Other names in a game's file: people, firms, editions, required boxes, source titles. */
function termsOf(game: Game): string[] {
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
