import { contentHash } from './contentHash.ts';
import type { GuideEntry } from './publishedGuides.ts';

/** Fields that a check of offers writes. */
const checked = ['price', 'in_stock', 'last_checked'];

/**
 * Changes with the content of a guide, regardless of its date. Fields written by a check of its offers are
 * left out, and so is the order of fields in the files.
 */
export function guideHash({ guide, game, offers }: Pick<GuideEntry, 'guide' | 'game' | 'offers'>): string {
  return contentHash(
    JSON.stringify(
      [without(guide, ['updated_on']), game, offers.map(({ offer }) => without(offer, checked))],
      (_key, value: unknown) => (isRecord(value) ? sortFields(value) : value),
    ),
  );
}

function without(value: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

function sortFields(value: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
