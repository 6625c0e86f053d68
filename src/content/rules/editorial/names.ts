import { groupBy } from '../../../domain/lists.ts';
import type { BoxFacts, GameFacts, UnitFiles } from '../../load/siteFiles.ts';

export interface Subject {
  game: GameFacts;
  box: BoxFacts | null;
}

interface Alias {
  /** Folded, without apostrophe-s. */
  words: readonly string[];
  /** Whether each word may be written in lower case. */
  small: readonly boolean[];
  subjects: Subject[];
}

/** Aliases by their first word, the longest first. */
export type Names = ReadonlyMap<string, readonly Alias[]>;

export function guideNamesOf({ guides }: UnitFiles, gameId: string): string[] {
  return [...guides.values()].flatMap(({ data }) => (data.game === gameId ? data.name : []));
}

interface Named extends Pick<Alias, 'words' | 'small'> {
  name: string;
  subject: Subject;
}

export function namesOfGame(game: GameFacts, guideNames: readonly string[] = []): Names {
  return indexNames(namesIn(game, guideNames));
}

/** Names outside their own guide: a box called Leaders or Asia needs the name of its game before it. */
export function namesOfGames(games: readonly GameFacts[]): { names: Names; bareWords: Names } {
  const all = games.flatMap((game) => namesIn(game, []));
  const isBare = ({ name, subject }: Named) => subject.box !== null && !name.includes(' ');
  return {
    names: indexNames(all.filter((named) => !isBare(named))),
    bareWords: indexNames(all.filter(isBare)),
  };
}

function namesIn(game: GameFacts, guideNames: readonly string[]): Named[] {
  const titles = [
    ...new Set([game.title, ...guideNames, withoutSubtitle(game.title), withoutNote(game.title)]),
  ];
  const boxes = game.expansions.flatMap((box) => {
    const names = boxNames(box.title, titles);
    // Clank! Catacombs, Clank!: Catacombs
    const full = titles.flatMap((title) => names.map((name) => `${title} ${name}`));
    return [...names, ...full].map((name) => named(name, { game, box }));
  });
  return [...titles.map((name) => named(name, { game, box: null })), ...boxes];
}

function named(name: string, subject: Subject): Named {
  const written = wordsOf(name);
  const last = written.length - 1;
  return {
    name,
    subject,
    words: written.map(({ folded }, step) => (step === last ? withoutPossessive(folded) : folded)),
    small: written.map(({ text }) => startsSmall(text)),
  };
}

/** The number of words and the meaning of the name at index; null if there is none. */
export function nameAt(
  text: string,
  words: readonly Word[],
  index: number,
  names: Names,
): { length: number; subjects: readonly Subject[] } | null {
  const first = words[index];
  if (!first || startsSmall(first.text)) return null;
  for (const alias of names.get(withoutPossessive(first.folded)) ?? []) {
    if (alias.words.every((_, step) => isSame(text, words, index, step, alias)))
      return { length: alias.words.length, subjects: alias.subjects };
  }
  return null;
}

function isSame(
  text: string,
  words: readonly Word[],
  index: number,
  step: number,
  { words: wanted, small }: Alias,
): boolean {
  const word = words[index + step];
  const before = words[index + step - 1];
  if (!word) return false;
  const folded = step === wanted.length - 1 ? withoutPossessive(word.folded) : word.folded;
  if (folded !== wanted[step] || (small[step] !== true && startsSmall(word.text))) return false;
  return step === 0 || !before || /^[ :,!&]+$/.test(text.slice(before.end, word.start));
}

export function startsSmall(word: string): boolean {
  const first = word.charCodeAt(0);
  return first >= 97 && first <= 122;
}

function withoutPossessive(folded: string): string {
  return folded.endsWith("'s") ? folded.slice(0, -2) : folded;
}

function indexNames(all: readonly Named[]): Names {
  const byWords = new Map<string, Alias>();
  for (const { words, small, subject } of all) {
    const key = words.join(' ');
    const alias = byWords.get(key);
    if (!alias) byWords.set(key, { words, small, subjects: [subject] });
    else if (!alias.subjects.some(({ box, game }) => box === subject.box && game === subject.game))
      alias.subjects.push(subject);
  }
  const longestFirst = [...byWords.values()].sort((a, b) => b.words.length - a.words.length);
  return groupBy(longestFirst, ({ words }) => withoutPossessive(words[0] ?? ''));
}

/** Drops the words that a sentence leaves out: the game’s own name, notes, The, Expansion. */
function boxNames(title: string, gameTitles: readonly string[]): string[] {
  const names = new Set([title, withoutNote(title)]);
  for (const name of [...names])
    for (const game of gameTitles)
      if (name.startsWith(game)) names.add(name.slice(game.length).replace(/^[:,]? /, ''));
  for (const name of [...names]) {
    const [head = '', ...rest] = name.split(': ');
    const last = rest.at(-1);
    if (last !== undefined) names.add(isGeneric(last) ? head : last);
  }
  for (const name of [...names]) {
    names.add(name.replace(/ (?:Expansion|Extension)$/, ''));
    names.add(name.replace(/^The /, ''));
    names.add(name.replace(/^The /, '').replace(/ (?:Expansion|Extension)$/, ''));
  }
  for (const name of [...names]) names.add(name.replaceAll(' & ', ' and '));
  return [...names].filter((name) => /^(?:\p{Lu}|\d+ \p{Lu})/u.test(name));
}

/** Campaign Expansion, after a colon, is a kind of box. */
function isGeneric(part: string): boolean {
  return /^\w+ (?:Expansion|Extension|Edition|Pack)$/.test(part);
}

function withoutSubtitle(title: string): string {
  return (title.split(': ')[0] ?? title).replace(/!$/, '');
}

function withoutNote(title: string): string {
  return title.replace(/ \([^)]*\)$/, '');
}

export interface Word {
  text: string;
  folded: string;
  start: number;
  end: number;
}

const sign = String.raw`[\p{L}\p{M}\p{N}]`;
/** Numbers keep their points (2.4, 1,299), and so do initials (S.H.I.E.L.D). */
const word = new RegExp(
  String.raw`(?:\p{L}\.(?=${sign}))*${sign}+(?:(?:[-–'’ʼ]|(?<=\d)[.,](?=\d))${sign}+)*`,
  'gu',
);

const capitalsAndApostrophes = /[^a-z]/;

function fold(written: string): string {
  // Most words are plain already.
  return capitalsAndApostrophes.test(written) ? written.toLowerCase().replace(/[’ʼ]/g, "'") : written;
}

export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(word), ({ 0: written, index }) => ({
    text: written,
    folded: fold(written),
    start: index,
    end: index + written.length,
  }));
}
