/** One file of the site, planned but not made yet. */
export interface PlannedFile {
  /** Relative to the output folder, with forward slashes. */
  path: string;
  /** The route it is served at, for pages ('/guides/pandemic-expansion-order'); absent for assets. */
  route?: string;
  /** Makes the content. Called once, when its turn comes, so that pages are never all in memory. */
  produce: () => Promise<Uint8Array | string> | Uint8Array | string;
  /** For pages: the plain data that the page is made from. */
  view?: () => PageView;
  /** Prepares and stores expensive parts of produce in parallel; null if they are already stored. */
  prepare?: () => (() => Promise<unknown>) | null;
  /** The page's source in data, for findings. */
  source?: string;
  /** The required head of a page; without it, the page is indexable at its own address. */
  expected?: PageExpectation;
}

/** A page that can be rendered. Two views with the same inputs are the same page. */
export interface PageView {
  /** As JSON; null if they are not known. */
  inputs: readonly unknown[] | null;
  render: () => string | Promise<string>;
}

/** The values that the audit expects in a page's head; an absent field is not checked. */
export interface PageExpectation {
  /** The full address that the page must name as canonical; null where it must name none. */
  canonical?: string | null;
  /** false where the page must be noindex. */
  indexable?: boolean;
}
