/** The files that every guide has, and which worker threads can make. */
export type GuideFile = 'page' | 'api' | 'finder';

/** A file with the names of the things that were read to make it. */
export interface Traced {
  text: string;
  reads: readonly string[];
}

/** One file of the site, planned but not made yet. */
export interface PlannedFile {
  /** Relative to the output folder, with forward slashes. */
  path: string;
  /** The route it is served at, for pages ('/guides/pandemic-expansion-order'); absent for assets. */
  route?: string;
  /** Makes the content. Called once, when its turn comes, so that pages are never all in memory. */
  produce: () => Promise<Uint8Array | string> | Uint8Array | string;
  /** Changes whenever the content does, where that is known before it is made. */
  key?: string;
  /** Makes the content, and says what it was made from. */
  trace?: () => Traced;
  /** The guide that it is a file of. */
  guide?: { id: string; file: GuideFile };
  /** Prepares and stores expensive parts of produce in parallel; null if they are already stored. */
  prepare?: () => (() => Promise<unknown>) | null;
  /** The page's source in data, for findings. */
  source?: string;
  /** The required head of a page; without it, the page is indexable at its own address. */
  expected?: PageExpectation;
}

/** The values that the audit expects in a page's head; an absent field is not checked. */
export interface PageExpectation {
  /** The full address that the page must name as canonical; null where it must name none. */
  canonical?: string | null;
  /** false where the page must be noindex. */
  indexable?: boolean;
}
