import { cachedFile, isCached } from '../platform/memo.ts';

export type PlannedFile = PlannedPage | PlannedAsset;

interface Planned {
  path: string;
  /** Makes the content. Called once, when its turn comes, so that files are never all in memory. */
  produce: () => Promise<Uint8Array | string> | Uint8Array | string;
}

export interface PlannedAsset extends Planned {
  route?: undefined;
  /** Prepares and stores expensive parts of produce in parallel; null if they are already stored. */
  prepare?: () => (() => Promise<unknown>) | null;
}

export interface PlannedPage extends Planned {
  /** The route it is served at ('/guides/pandemic-expansion-order'). */
  route: string;
  source?: string;
  view: () => PageView;
  expected: PageExpectation;
}

/** A page that can be rendered. Two views with the same inputs are the same page. */
export interface PageView {
  /** As JSON; null if they are not known. */
  inputs: readonly unknown[] | null;
  render: () => string | Promise<string>;
}

export interface PageExpectation {
  /** The full address that the page must name as canonical; null if it must name none. */
  canonical?: string | null;
  indexable?: boolean;
}

export function isPage(file: PlannedFile): file is PlannedPage {
  return file.route !== undefined;
}

/** An expensive file that is cached at cache, whose name changes with its inputs. */
export function slowFile(path: string, cache: string, make: () => Promise<Uint8Array>): PlannedAsset {
  const produce = () => cachedFile(cache, make);
  return { path, prepare: () => (isCached(cache) ? null : produce), produce };
}
