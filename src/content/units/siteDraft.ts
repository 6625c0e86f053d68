import { readFileSync } from 'node:fs';
import type { DataFiles } from '../../domain/data.ts';
import type { Draft, Entry } from '../draft.ts';
import type { Store } from '../cache.ts';
import type { FoundFile } from '../findFiles.ts';
import type { Kind } from '../kinds.ts';
import { LazyMap } from '../lazyMap.ts';
import { shownPath } from '../shownPath.ts';
import { openSource } from '../source.ts';
import { decodeText } from '../yaml/decode.ts';
import type { ManyKind } from './outline.ts';
import { outlineIn, type About } from './readFiles.ts';
import type { UnitFile } from './unit.ts';

type Single = Exclude<Kind, ManyKind>;

/** A file that its schema accepts. */
export interface OutlinedFile extends UnitFile, Pick<About, 'guide'> {
  kind: ManyKind;
}

/** The data that the rules between files need: plain, so that worker threads can have it. */
export interface SiteData {
  today: string;
  many: readonly OutlinedFile[];
  /** Files of which there is one, with all data. */
  singles: readonly { [K in Single]: FoundFile & { kind: K; data: DataFiles[K] } }[Single][];
  broken: readonly `${Kind}/${string}`[];
}

/** An entry whose text is read when a place in it is asked for. */
export function entryOf<T>(file: FoundFile, data: T): Entry<T> {
  const shown = shownPath(file.path);
  const source = openSource(shown, () => decodeText(shown, readFileSync(file.path)).text);
  return { name: file.name, data, source };
}

/**
 * A draft of outlines; each is read when it is asked for. Rules between files ask for all of them again and again, so
 * that they are better held; worker threads would each hold all of them.
 */
export function openSiteDraft(
  site: SiteData,
  others: Pick<Draft, 'art' | 'brokenArt' | 'addresses'>,
  store: Store,
  isHeld: boolean,
): Draft {
  const single = <K extends Single>(kind: K): Entry<DataFiles[K]> | null => {
    const file = site.singles.find((one) => one.kind === kind);
    return file === undefined ? null : entryOf(file, file.data as DataFiles[K]);
  };
  const held = new Map<OutlinedFile, Entry<DataFiles[ManyKind]>>();
  // The store has the outlines of a name in one file.
  const byName = lazily(() => {
    const found = new Map<string, OutlinedFile[]>();
    for (const file of site.many) found.set(file.name, [...(found.get(file.name) ?? []), file]);
    return found;
  });
  const read = (file: OutlinedFile) => entryOf(file, outlineIn(store, file.kind, file));
  const readHeld = (file: OutlinedFile) => {
    if (!held.has(file)) for (const one of byName().get(file.name) ?? []) held.set(one, read(one));
    return held.get(file) ?? read(file);
  };
  const many = <K extends ManyKind>(kind: K): ReadonlyMap<string, Entry<DataFiles[K]>> => {
    const files = new Map(site.many.flatMap((file) => (file.kind === kind ? [[file.name, file]] : [])));
    return new LazyMap(files.keys(), (name) => {
      const file = files.get(name);
      if (file === undefined) throw new Error(`No ${kind} ${name}`);
      return (isHeld ? readHeld(file) : read(file)) as Entry<DataFiles[K]>;
    });
  };
  const guides = many('guide');
  const guidePages = site.many.flatMap(({ name, guide }) => (guide === null ? [] : [{ name, ...guide }]));
  const guidesByGame = lazily(() => {
    const found = new Map<string, string[]>();
    for (const { name, game } of guidePages) found.set(game, [...(found.get(game) ?? []), name]);
    return found;
  });
  const byPath = lazily(() => new Map(guidePages.map(({ name, path }) => [path, name])));
  return {
    guidesTo: (gameId) => (guidesByGame().get(gameId) ?? []).flatMap((name) => guides.get(name) ?? []),
    guidePages,
    guideAt: (path) => guides.get(byPath().get(path) ?? ''),
    today: site.today,
    site: single('site'),
    retailers: single('retailers'),
    home: single('home'),
    redirects: single('redirects'),
    editorial: single('editorial'),
    games: many('game'),
    guides,
    offers: many('offers'),
    pages: many('page'),
    broken: new Set(site.broken),
    ...others,
  };
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
