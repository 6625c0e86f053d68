import { LazyMap } from './lazyMap.ts';
import type { Draft } from './draft.ts';

/**
 * Fields that only the rules for their own file read, apart from those that look for sentences and openings
 * shared between pages. A file in which nothing else has changed cannot make another file invalid.
 */
const ownFields: ReadonlySet<string> = new Set(
  `text reason answer question summary rank_reason quick_answer intro ranking_note mixing_notes short_tagline note
  ideal_for skip_if rule how_to_tell what_changed fits_note lede price in_stock last_checked updated_on`.split(
    /\s+/,
  ),
);

/** The data of a file without the fields that concern no other file, as text. */
export function skeletonOf(data: unknown): string {
  return JSON.stringify(data, (field, value: unknown) => {
    const isOwn =
      field === 'changes' || (ownFields.has(field) && (typeof value !== 'object' || value === null));
    return isOwn ? 0 : value;
  });
}

/** The names of the files to check in each folder. */
export type Focus = Readonly<Record<'games' | 'guides' | 'offers' | 'pages', ReadonlySet<string>>>;

/** A part of a draft: rules iterate over the files in focus, and find the others by name. */
export function focusOn(whole: Draft, focus: Focus): Draft {
  return {
    ...whole,
    whole,
    games: new FocusedMap(whole.games, focus.games),
    guides: new FocusedMap(whole.guides, focus.guides),
    offers: new FocusedMap(whole.offers, focus.offers),
    pages: new FocusedMap(whole.pages, focus.pages),
  };
}

class FocusedMap<T extends object> extends LazyMap<T> {
  readonly #all: ReadonlyMap<string, T>;

  constructor(all: ReadonlyMap<string, T>, names: ReadonlySet<string>) {
    super(
      [...names].filter((name) => all.has(name)),
      (name) => all.get(name) as T,
    );
    this.#all = all;
  }

  override get(name: string): T | undefined {
    return this.#all.get(name);
  }

  override has(name: string): boolean {
    return this.#all.has(name);
  }
}
