import type { DataFiles } from '../../domain/data.ts';
import type { Kind } from '../kinds.ts';

/** Texts, prices and dates that only the rules for the own game of a file read, apart from those between texts. */
const ownFields: ReadonlySet<string> = new Set(
  `text reason answer question summary rank_reason quick_answer intro ranking_note mixing_notes note ideal_for skip_if
  rule lede price in_stock last_checked`.split(/\s+/),
);

/** Kinds of which there are many files. */
export const manyKinds = ['game', 'guide', 'offers', 'page'] as const satisfies readonly Kind[];
export type ManyKind = (typeof manyKinds)[number];

/** JSON as UTF-8, in memory that threads share: a large site has a hundred megabytes of outlines. */
export type Outline = Uint8Array<SharedArrayBuffer>;

/**
 * The data of a file as JSON, with what concerns no other file left empty: a few kilobytes, so that the rules between
 * files can look at all of them. Of offers, only the ids are left.
 */
export function outlineOf<K extends ManyKind>(kind: K, data: DataFiles[K]): string {
  if (kind === 'offers') {
    const { game_id, offers } = data as DataFiles['offers'];
    return JSON.stringify({ game_id, offers: offers.map(({ id }) => ({ id })) });
  }
  return JSON.stringify(data, (field, value: unknown) => {
    if (field === 'changes' && Array.isArray(value)) return [];
    if (!ownFields.has(field)) return value;
    return typeof value === 'string' ? '' : typeof value === 'object' ? value : null;
  });
}

export function packOutline(json: string): Outline {
  const bytes = Buffer.from(json);
  const outline = new Uint8Array(new SharedArrayBuffer(bytes.length));
  outline.set(bytes);
  return outline;
}

export function unpackOutline(outline: Outline): string {
  return Buffer.from(outline.buffer).toString();
}

export function parseOutline<K extends ManyKind>(_kind: K, outline: Outline): DataFiles[K] {
  return JSON.parse(unpackOutline(outline)) as DataFiles[K];
}
