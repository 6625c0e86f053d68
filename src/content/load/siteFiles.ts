import { readFileSync } from 'node:fs';
import type { DataFiles, Expansion, Game, Guide } from '../../domain/data.ts';
import { sha256 } from '../../platform/hash.ts';
import { guidePath } from '../../domain/routes.ts';
import type { ArtFile } from '../art/image.ts';
import type { FoundFile } from './findFiles.ts';
import type { Kind } from '../schema/kinds.ts';
import { openSource, type Source } from '../yaml/source.ts';
import type { PublishedAddresses } from './addresses.ts';
import { decodeText } from '../yaml/decode.ts';
import { shownPath } from './readFile.ts';

export type AcceptedFile = {
  [K in Kind]: FoundFile & { kind: K; hash: string; data: DataFiles[K] };
}[Kind];

export interface Entry<T> {
  name: string;
  data: T;
  source: Source;
}

/** Null if a file is missing, broken, or of another unit. */
interface Files {
  today: string;
  site: Entry<DataFiles['site']> | null;
  retailers: Entry<DataFiles['retailers']> | null;
  home: Entry<DataFiles['home']> | null;
  editorial: Entry<DataFiles['editorial']> | null;
  games: ReadonlyMap<string, Entry<Game>>;
  guides: ReadonlyMap<string, Entry<Guide>>;
  offers: ReadonlyMap<string, Entry<DataFiles['offers']>>;
  pages: ReadonlyMap<string, Entry<DataFiles['page']>>;
  /** Existing files that were not accepted; references to them are not reported. */
  broken: ReadonlySet<`${Kind}/${string}`>;
}

/** A unit’s own files, and the names and facts of all games. */
export interface UnitFiles extends Files {
  known: KnownGames;
}

export interface SiteFiles extends Files {
  redirects: Entry<DataFiles['redirects']> | null;
  guidesByPath: ReadonlyMap<string, Entry<Guide>>;
  art: ReadonlyMap<string, ArtFile>;
  /** Images that have a diagnostic. */
  brokenArt: ReadonlySet<string>;
  addresses: PublishedAddresses;
}

export interface KnownGames {
  games: ReadonlyMap<string, Entry<GameFacts>>;
  guides: readonly GuideFacts[];
  hash: string;
}

const gameFields = [
  'id',
  'title',
  'edition',
  'publisher',
  'designers',
  'mechanisms',
  'tags',
  'release_year',
  'min_players',
  'max_players',
  'min_playtime',
  'max_playtime',
] as const satisfies (keyof Game)[];
const boxFields = [
  'id',
  'title',
  'edition',
  'edition_note',
  'release_year',
  'players_after_min',
  'players_after_max',
  'playtime_delta',
  'short_tagline',
  'contents',
  'also_needs',
] as const satisfies (keyof Expansion)[];

export type BoxFacts = Pick<Expansion, (typeof boxFields)[number]>;
export type GameFacts = Pick<Game, (typeof gameFields)[number]> & {
  expansions: readonly BoxFacts[];
  sources: readonly { title: string }[];
};
export type GuideFacts = Pick<Guide, 'game' | 'name' | 'editions'> & { path: string };

export function knownGames({ site, games, guides }: SiteFiles): KnownGames {
  const guideFacts = [...guides.values()].map(({ data: { slug, game, name, editions } }): GuideFacts => ({
    path: guidePath(slug, site?.data),
    game,
    name,
    ...(editions !== undefined && { editions }),
  }));
  const gameFacts = [...games.values()].map(({ data }) => [
    pick(data, gameFields),
    data.expansions.map((box) => pick(box, boxFields)),
    data.sources.map(({ title }) => title),
  ]);
  return { games, guides: guideFacts, hash: sha256(JSON.stringify([gameFacts, guideFacts])) };
}

function pick<T extends object>(thing: T, fields: readonly (keyof T)[]): unknown[] {
  return fields.map((field) => thing[field]);
}

export function siteFiles(
  accepted: readonly AcceptedFile[],
  others: Pick<SiteFiles, 'today' | 'art' | 'brokenArt' | 'addresses' | 'broken'>,
): SiteFiles {
  const entries = <K extends Kind>(kind: K) =>
    new Map(
      accepted.flatMap((file): [string, Entry<DataFiles[K]>][] =>
        file.kind === kind ? [[file.name, entryOf(file) as Entry<DataFiles[K]>]] : [],
      ),
    );
  const single = <K extends Kind>(kind: K) => [...entries(kind).values()][0] ?? null;
  const guides = entries('guide');
  const site = single('site');
  return {
    ...others,
    site,
    retailers: single('retailers'),
    home: single('home'),
    redirects: single('redirects'),
    editorial: single('editorial'),
    games: entries('game'),
    guides,
    guidesByPath: new Map(
      [...guides.values()].map((guide) => [guidePath(guide.data.slug, site?.data), guide]),
    ),
    offers: entries('offers'),
    pages: entries('page'),
  };
}

/** Read on demand: most files need no positions. */
function entryOf({ name, path, data }: AcceptedFile): Entry<unknown> {
  const shown = shownPath(path);
  return { name, data, source: openSource(shown, () => decodeText(shown, readFileSync(path)).text) };
}
