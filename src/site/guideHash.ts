import { contentHash } from '../platform/hash.ts';
import type { GuideParts } from './guideEntry.ts';

/** Fields that a check of offers writes. */
const checked = ['price', 'in_stock', 'last_checked'];

/**
 * Changes with the content of a guide, regardless of its date. Fields written by a check of its offers are
 * left out, and so is the order of fields in the files.
 */
export function guideHash({ guide, game, offers }: GuideParts): string {
  const parts = [without(guide, ['updated_on']), game, offers.map(({ offer }) => without(offer, checked))];
  return contentHash(JSON.stringify(sorted(parts)));
}

function without(value: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

/** A copy with the fields of all objects in the order of their names. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const fields = value as Record<string, unknown>;
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(fields).sort()) copy[name] = sorted(fields[name]);
  return copy;
}
