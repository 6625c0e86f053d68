import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Game } from '../../domain/data.ts';
import { openStore, type Store, type StoreOnDisk } from '../cache.ts';
import type { Draft, Entry } from '../draft.ts';
import { checkEditorial } from '../editorial/editorial.ts';
import { readAll, type ReadingAids } from '../editorial/reading.ts';
import { summarizeTexts, type TextSummary } from '../editorial/textSummary.ts';
import { checkUnitRules } from '../rules.ts';
import { collectLinks, type FileLinks } from '../rules/links.ts';
import type { Kind } from '../kinds.ts';
import type { Work } from '../workers/runWork.ts';
import { dataOf } from './readFiles.ts';
import { entryOf, openSiteDraft, type SiteData } from './siteDraft.ts';
import type { UnitFile } from './unit.ts';

export interface UnitTask {
  files: readonly UnitFile[];
  /** Words that no text of the site has in small letters. */
  rare: readonly string[];
}

/** A word that was taken to stand somewhere else in small letters, or to have its stem there. */
export interface Relied {
  word: string;
  stem: string | null;
}

/** What the rules for one unit find, and what the rules between units need of it. */
export interface UnitCheck {
  diagnostics: Diagnostic[];
  links: FileLinks[];
  texts: TextSummary[];
  /** Hashes of all that may be the beginning of a name in its texts. */
  keys: Float64Array;
  /** Paths of the guides that it was compared with. */
  asked: string[];
  relied: Relied[];
}

/** The names by which games are found in texts: hashes of nameKeys, by the game's file name. */
export type NameKeys = ReadonlyMap<string, Float64Array>;

export interface CheckShared {
  place: StoreOnDisk;
  site: SiteData;
  nameKeys: NameKeys;
}

/** Runs the rules for one unit after the other. */
export const work: Work<CheckShared, UnitTask, UnitCheck> = {
  name: 'check units',
  start: ({ place, site, nameKeys }) => {
    const check = unitChecker(openStore(place), site, nameKeys);
    return check;
  },
};

/** The same in this thread, with any store. */
export function unitChecker(store: Store, site: SiteData, nameKeys: NameKeys): (task: UnitTask) => UnitCheck {
  const whole = openSiteDraft(site, noPictures, store, false);
  const find = gameFinder(nameKeys);
  return ({ files, rare }) => {
    const relied = new Map<string, Relied>();
    const asked = new Set<string>();
    const part = partOf(whole, files, store);
    const draft: Draft = {
      ...part,
      guideAt: (path) => {
        asked.add(path);
        return part.guideAt(path);
      },
    };
    const reading = readAll(draft, {
      gamesNamed: gamesNamed(draft, find),
      isCommonElsewhere: (word, stem) => {
        if (rare.includes(word)) return false;
        relied.set(word, { word, stem });
        return true;
      },
    });
    return {
      diagnostics: [...checkUnitRules(draft), ...checkEditorial(reading)],
      links: collectLinks(draft),
      texts: summarizeTexts(reading),
      keys: Float64Array.from(reading.keys),
      asked: [...asked],
      relied: [...relied.values()],
    };
  };
}

/** The rules for a unit read no picture and no list of addresses. */
const noPictures: Pick<Draft, 'art' | 'brokenArt' | 'addresses'> = {
  art: new Map(),
  brokenArt: new Set(),
  addresses: { file: '', paths: [], damaged: false },
};

/** Some files of a site with all their data. */
export function partOf(whole: Draft, files: readonly UnitFile[], store: Store): Draft {
  const entries = <T>(kind: Kind, all: ReadonlyMap<string, Entry<T>>) =>
    new Part(
      all,
      files.flatMap((file): [string, Entry<T>][] =>
        file.kind === kind && all.has(file.name)
          ? [[file.name, entryOf(file, dataOf(store, file.kind, file) as T)]]
          : [],
      ),
    );
  const has = (kind: Kind) => files.some((file) => file.kind === kind);
  const guides = entries('guide', whole.guides);
  const ownGames = new Set(files.flatMap(({ kind, name }) => (kind === 'game' ? name : [])));
  return {
    ...whole,
    whole,
    site: has('site') ? whole.site : null,
    home: has('home') ? whole.home : null,
    games: entries('game', whole.games),
    guides,
    // The guides to a game are of its unit; finding those to others takes reading all outlines.
    guidesTo: (id) =>
      ownGames.has(id) ? [...guides.values()].filter(({ data }) => data.game === id) : whole.guidesTo(id),
    offers: entries('offers', whole.offers),
    pages: entries('page', whole.pages),
  };
}

/** Looking through all keys is as much work as a tenth of a table of them. */
const searchesWithoutTable = 10;

/** The games that have one of the keys, in the order of their names. */
export function gameFinder(nameKeys: NameKeys): (keys: ReadonlySet<number>) => string[] {
  const names = [...nameKeys.keys()];
  const byKey = new Map<number, number[]>();
  let searches = 0;
  return (keys) => {
    searches += 1;
    if (searches <= searchesWithoutTable)
      return names.filter((name) => nameKeys.get(name)?.some((key) => keys.has(key)));
    if (byKey.size === 0) addKeys(byKey, [...nameKeys.values()]);
    const found = new Set<number>();
    for (const key of keys) for (const game of byKey.get(key) ?? []) found.add(game);
    return [...found].sort((a, b) => a - b).flatMap((game) => names[game] ?? []);
  };
}

/** Adds to each key the numbers of the games that have it. */
function addKeys(byKey: Map<number, number[]>, keys: readonly Float64Array[]): void {
  for (const [game, own] of keys.entries())
    for (const key of own) {
      const games = byKey.get(key);
      if (games) games.push(game);
      else byKey.set(key, [game]);
    }
}

export function gamesNamed(draft: Draft, find: ReturnType<typeof gameFinder>): ReadingAids['gamesNamed'] {
  return (keys) => find(keys).flatMap((name): Game | [] => draft.games.get(name)?.data ?? []);
}

/** A map of some entries that finds the others by name. */
class Part<T> extends Map<string, T> {
  readonly #all: ReadonlyMap<string, T>;

  constructor(all: ReadonlyMap<string, T>, part: readonly (readonly [string, T])[]) {
    super(part);
    this.#all = all;
  }

  override get(name: string): T | undefined {
    return super.get(name) ?? this.#all.get(name);
  }

  override has(name: string): boolean {
    return this.#all.has(name);
  }
}
