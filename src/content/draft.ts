import type {
  Editorial,
  Game,
  Guide,
  Home,
  Offers,
  Page,
  Redirects,
  Retailers,
  Site,
} from '../domain/data.ts';
import type { ArtFile } from './art/artFile.ts';
import type { PublishedAddresses } from './state/addresses.ts';
import type { Kind } from './kinds.ts';
import type { Source } from './source.ts';

/** A file that its schema accepts, with the places of its fields. */
export interface Entry<T> {
  /** The file's name without .yaml. */
  name: string;
  data: T;
  source: Source;
}

/** A guide as pages that link to it see it. */
export interface GuidePage {
  /** The guide's file name without .yaml. */
  name: string;
  path: string;
  game: string;
  status: Guide['status'];
}

/**
 * All files that could be read, before the rules have checked them: all of them as outlines (units/outline.ts), or a
 * part of them with all data. A part has the files outside of it as outlines where they are asked for by name.
 */
export interface Draft {
  /** The draft that this one is a part of. */
  whole?: Draft;
  /** All guides to a game, also those outside of this part. */
  guidesTo: (gameId: string) => readonly Entry<Guide>[];
  /** All guides, also those outside of this part: for rules that would read each file only for its address. */
  guidePages: readonly GuidePage[];
  /** The guide whose page is at a path, also outside of this part. */
  guideAt: (path: string) => Entry<Guide> | undefined;
  today: string;
  /** Null where the file is missing or broken. */
  site: Entry<Site> | null;
  retailers: Entry<Retailers> | null;
  home: Entry<Home> | null;
  redirects: Entry<Redirects> | null;
  editorial: Entry<Editorial> | null;
  games: ReadonlyMap<string, Entry<Game>>;
  guides: ReadonlyMap<string, Entry<Guide>>;
  offers: ReadonlyMap<string, Entry<Offers>>;
  pages: ReadonlyMap<string, Entry<Page>>;
  art: ReadonlyMap<string, ArtFile>;
  /** Images that exist but have a problem of their own. */
  brokenArt: ReadonlySet<string>;
  /** Addresses that were published before. */
  addresses: PublishedAddresses;
  /** Files that exist but could not be accepted, so that references to them are not reported. */
  broken: ReadonlySet<`${Kind}/${string}`>;
}
