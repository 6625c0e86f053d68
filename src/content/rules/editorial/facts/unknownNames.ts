import { didYouMean, nearest } from '../../../../diagnostics/didYouMean.ts';
import { diagnostic, type Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import type { Reading, Sentence } from '../reading.ts';
import { type Text, locationOfSpan, type Span } from '../texts.ts';
import { wordsOf, nameAt, type Names, type Word } from '../names.ts';
import type { GameFacts, UnitFiles } from '../../../load/siteFiles.ts';

const bold = /\*\*([^*\n]+)\*\*/g;
const expansionWords: ReadonlySet<string> = new Set(['expansion', 'expansions', 'extension', 'extensions']);
const inside: ReadonlySet<string> = new Set('of the and from in to for on over a an'.split(' '));

/** Names in bold, and names before the word expansion, must be in the data. */
export function* checkUnknownNames(reading: Reading): Iterable<Diagnostic> {
  // A broken file has been reported; its names are unknown.
  if ([...reading.files.broken].some((file) => file.startsWith('game/'))) return;
  const known = knownNames(reading);
  for (const { text, sentences } of reading.texts) {
    const spans = [...namesIn(text, sentences)];
    if (spans.length === 0 || (text.gameId !== null && !reading.files.games.has(text.gameId))) continue;
    for (const span of spans) {
      if (spans.some((other) => other !== span && other.start <= span.start && span.end <= other.end))
        continue;
      const name = text.plain.slice(span.start, span.end);
      const here = known(text.gameId);
      if (!here.isUnknown(name, text.written.includes(`**${name}**`))) continue;
      const message = `"${name}" is not a game or box in the data.`;
      const otherwise = 'Add the box to the expansions of its game, or use its name in the data.';
      const hint = didYouMean(name, here.titles, otherwise);
      yield diagnostic('editorial/unknown-name', locationOfSpan(text, span), message, hint);
    }
  }
}

function* namesIn(text: Text, sentences: readonly Sentence[]): Iterable<Span> {
  if (/xpansion|xtension/.test(text.plain))
    for (const sentence of sentences) yield* beforeExpansion(sentence);
  if (!text.written.includes('**')) return;
  let from = 0;
  for (const [, strong = ''] of text.written.matchAll(bold)) {
    const start = text.plain.indexOf(strong, from);
    if (start === -1) continue;
    from = start + strong.length;
    // A capital at the start of a sentence does not make several words a name: Dungeon cards.
    const opens = strong.includes(' ') && sentences.some((sentence) => sentence.start === start);
    const capitals = wordsOf(strong).filter(({ text: word }) => isCapital(word));
    if (capitals.length > (opens ? 1 : 0)) yield { start, end: from };
  }
}

function* beforeExpansion({ words, text }: Sentence): Iterable<Span> {
  for (const [index, word] of words.entries()) {
    if (!expansionWords.has(word.folded)) continue;
    let from = index;
    for (let at = index - 1; at >= 0; at -= 1) {
      const before = words[at];
      const after = words[at + 1];
      if (!before || !after || !/^ (?:& )?$/.test(text.plain.slice(before.end, after.start))) break;
      // The capital that opens the sentence belongs to a name only if another follows: Buy the Asia expansion.
      if (isCapital(before.text) && (at > 0 || isCapital(after.text))) from = at;
      else if (!inside.has(before.text) || at === index - 1) break;
    }
    // A capital that only opens the sentence is not part of a name: Every expansion.
    const first = words[from === 0 && from < index ? 1 : from];
    const last = words[index - 1];
    if (first && last && first.start < word.start) yield { start: first.start, end: last.end };
  }
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

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
