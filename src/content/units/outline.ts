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

/**
 * The data of a file with what concerns no other file left empty: a few kilobytes, so that the rules between files can
 * look at all of them. Of offers, only the ids are left.
 */
export function outlineOf<K extends ManyKind>(kind: K, data: DataFiles[K]): DataFiles[K] {
  if (kind !== 'offers') return outlineOfValue('', data) as DataFiles[K];
  const { game_id, offers } = data as DataFiles['offers'];
  return { game_id, offers: offers.map(({ id }) => ({ id })) } as DataFiles[K];
}

function outlineOfValue(field: string, value: unknown): unknown {
  if (Array.isArray(value)) return field === 'changes' ? [] : value.map((item) => outlineOfValue('', item));
  if (typeof value === 'object' && value !== null) {
    const outline: Record<string, unknown> = {};
    for (const [name, inner] of Object.entries(value)) outline[name] = outlineOfValue(name, inner);
    return outline;
  }
  if (!ownFields.has(field)) return value;
  return typeof value === 'string' ? '' : null;
}
