import type { Inputs } from './inputs.ts';

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
  trace?: () => { text: string; inputs: Inputs };
  /** Makes ahead, beside others, what produce would take long for, and keeps it; null where it is kept already. */
  prepare?: () => (() => Promise<unknown>) | null;
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
