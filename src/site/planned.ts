/** One file of the site, planned but not made yet. */
export interface PlannedFile {
  /** Relative to the output folder, with forward slashes. */
  path: string;
  /** The route it is served at, for pages ('/guides/pandemic-expansion-order'); absent for assets. */
  route?: string;
  /** Makes the content. Called once, when its turn comes, so that pages are never all in memory. */
  produce: () => Promise<Uint8Array | string> | Uint8Array | string;
  /** Makes ahead, beside others, what produce would take long for, and keeps it. Quick where it is kept already. */
  prepare?: () => Promise<unknown>;
  /** Where in data the page comes from, for findings. */
  source?: string;
  /** What the head of a page must say; without it the page is indexable at its own address. */
  expected?: PageExpectation;
}

/** What the audit holds a page's head against; what is absent is not known. */
export interface PageExpectation {
  /** The full address that the page must name as canonical; null where it must name none. */
  canonical?: string | null;
  /** false where the page must be noindex. */
  indexable?: boolean;
}
