import { openingKeys } from './style/openings.ts';
import { runsOf, hashOf } from './style/repeats.ts';
import type { Reading } from './reading.ts';

/**
 * The hashes of openings and word runs that must not be on two pages, for each page: a Float64Array in base64.
 */
export function hashesOfTexts({ editorial, texts }: Reading): string[] {
  const { words = Infinity, opening } = editorial?.repeats ?? {};
  const found = new Map<string, Set<number>>();
  for (const one of texts) {
    const hashes = found.get(one.text.unit) ?? new Set();
    found.set(one.text.unit, hashes);
    for (const key of openingKeys(one, opening)) hashes.add(hashOf(Buffer.from(key)));
    for (const run of runsOf(one, words)) hashes.add(run);
  }
  return Array.from(found.values(), (own) => Buffer.from(Float64Array.from(own).buffer).toString('base64'));
}

/** The indices of units that share a hash with another unit. */
export function alikeUnits(units: readonly (readonly string[])[]): number[] {
  const texts = units.flatMap((own, unit) => own.map((hashes) => ({ unit, hashes: decode(hashes) })));
  const all = new Float64Array(texts.reduce((sum, { hashes }) => sum + hashes.length, 0));
  let length = 0;
  for (const { hashes } of texts) {
    all.set(hashes, length);
    length += hashes.length;
  }
  all.sort();
  const repeated = new Set(all.filter((hash, index) => hash === all[index - 1]));
  const isRepeated = (hash: number) => repeated.has(hash);
  return [...new Set(texts.flatMap(({ unit, hashes }) => (hashes.some(isRepeated) ? unit : [])))];
}

function decode(hashes: string): Float64Array {
  return new Float64Array(Uint8Array.from(Buffer.from(hashes, 'base64')).buffer);
}
