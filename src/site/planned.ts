export interface PlannedFile {
  path: string;
  /** The route it is served at, for pages ('/guides/pandemic-expansion-order'); absent for assets. */
  route?: string;
  /** Makes the content. Called once, when its turn comes, so that pages are never all in memory. */
  produce: () => Promise<Uint8Array | string> | Uint8Array | string;
  view?: () => PageView;
  /** Prepares and stores expensive parts of produce in parallel; null if they are already stored. */
  prepare?: () => (() => Promise<unknown>) | null;
  source?: string;
  expected?: PageExpectation;
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
