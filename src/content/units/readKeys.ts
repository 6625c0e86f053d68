import { hashOfBytes } from '../cache.ts';
import { hashOfNumbers, hashOfText } from '../editorial/textHash.ts';
import type { UnitCheck } from './checkUnit.ts';
import { HashMarks } from './hashMarks.ts';
import type { ReadSite } from './readSite.ts';
import { pagesUnit } from './unit.ts';

/**
 * The hash of everything outside of a unit that its rules read: shops, editorial bounds, the facts of all games that its
 * texts may name and of those that it was compared with; and for text pages, which may name all of them, all names.
 */
export function readKeys({
  files,
  abouts,
  units,
}: ReadSite): (unit: string, check: Pick<UnitCheck, 'keys' | 'asked'>) => string {
  const settings = files.flatMap(({ kind, hash }) =>
    kind === 'retailers' || kind === 'editorial' ? hash : [],
  );
  const facts = new Map(
    units.map(({ name, files: own }) => [name, own.map(({ path }) => abouts.get(path)?.facts ?? '').join()]),
  );
  const gameAt = new Map(
    files.flatMap(({ path }) => {
      const guide = abouts.get(path)?.guide;
      return guide == null ? [] : [[guide.path, guide.game]];
    }),
  );
  const terms = files.map(({ path }) => abouts.get(path)?.terms ?? '').join();
  // Of all games that have a name with a key, in the order of their names. Keys are cut to 32 bits, which V8 holds without
  // an object for each; of two with the same bits, both are taken for read.
  const factsByKey = new Map<number, number>();
  for (const { name, files: own } of units) {
    const game = own.find(({ kind }) => kind === 'game');
    const hash = hashOfText(facts.get(name) ?? '') | 0;
    for (const long of (game && abouts.get(game.path)?.nameKeys) ?? []) {
      const key = long | 0;
      factsByKey.set(key, Math.imul(factsByKey.get(key) ?? 1, 0x01000193) ^ hash);
    }
  }
  const marks = new HashMarks(factsByKey.keys());
  return (unit, { keys, asked }) => {
    const named: number[] = [];
    for (const long of marks.among(keys)) {
      const found = factsByKey.get(long | 0);
      if (found !== undefined) named.push(long | 0, found);
    }
    const compared = asked.map((path) => facts.get(gameAt.get(path) ?? '') ?? '');
    const all = unit === pagesUnit ? terms : '';
    return hashOfBytes(JSON.stringify([settings, hashOfNumbers(named), compared, all]));
  };
}
