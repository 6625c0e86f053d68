import type { TextSummary } from '../editorial/textSummary.ts';
import { HashMarks } from './hashMarks.ts';

/** More hashes are compared in several rounds, each with those of the same last bits: 50 MB of memory at most. */
const maxInTable = 2_700_000;

interface OwnedTexts {
  /** The name of the unit of files. */
  owner: string;
  texts: readonly TextSummary[];
}

/**
 * The owners of texts that have an opening or a run of words in common. At least one of the two is fresh: all others
 * were compared before. Hashes decide, so the texts may still differ.
 */
export function findAlike(units: readonly OwnedTexts[], isFresh: (owner: string) => boolean): Set<string> {
  const textsOf = (each: readonly OwnedTexts[]) =>
    each.flatMap(({ owner, texts }) => texts.map((text) => ({ ...text, owner })));
  const fresh = textsOf(units.filter(({ owner }) => isFresh(owner)));
  const others = textsOf(units.filter(({ owner }) => !isFresh(owner)));
  const alike = new Set<string>();
  if (fresh.length === 0) return alike;
  for (const part of ['openings', 'runs'] as const) {
    const count = fresh.reduce((sum, text) => sum + text[part].length, 0);
    const rounds = 2 ** Math.max(0, Math.ceil(Math.log2(count / maxInTable)));
    const note = (text: { unit: string; owner: string } | undefined, other: (typeof fresh)[number]) => {
      if (text === undefined || text.unit === other.unit) return;
      alike.add(text.owner).add(other.owner);
    };
    const marks = new HashMarks(others.length === 0 ? [] : hashesOf(fresh, part));
    for (let round = 0; round < rounds; round += 1) {
      const isDue = (hash: number) => (hash & (rounds - 1)) === round;
      const table = new HashTable(count / rounds);
      for (const [number, text] of fresh.entries()) {
        const hashes = text[part];
        // An iterator over millions of numbers would take several times as long.
        for (let index = 0; index < hashes.length; index += 1) {
          const hash = hashes[index] ?? 0;
          if (!isDue(hash)) continue;
          const first = table.add(hash, number);
          if (first !== -1) note(fresh[first], text);
        }
      }
      for (const text of others)
        for (const hash of marks.among(text[part])) if (isDue(hash)) note(fresh[table.find(hash)], text);
    }
  }
  return alike;
}

function* hashesOf(texts: readonly TextSummary[], part: 'openings' | 'runs'): Iterable<number> {
  for (const text of texts) yield* text[part];
}

/** Millions of hashes, each with the number of its first owner, in a fifth of the memory of a Map. */
class HashTable {
  readonly #hashes: Float64Array;
  readonly #owners: Int32Array;

  constructor(count: number) {
    this.#hashes = new Float64Array(2 ** Math.ceil(Math.log2(count * 1.5 + 2)));
    this.#owners = new Int32Array(this.#hashes.length).fill(-1);
  }

  /** The number of the first owner of a hash, and -1 if nobody has it. */
  find(hash: number): number {
    return this.#owners[this.#slotOf(hash)] ?? -1;
  }

  /** The same, and enters the owner where there is none. */
  add(hash: number, owner: number): number {
    const slot = this.#slotOf(hash);
    const known = this.#owners[slot] ?? -1;
    if (known !== -1) return known;
    this.#hashes[slot] = hash;
    this.#owners[slot] = owner;
    return -1;
  }

  #slotOf(hash: number): number {
    const mask = this.#hashes.length - 1;
    let slot = Math.imul(hash ^ Math.trunc(hash / 0x100000000), 0x9e3779b1) & mask;
    while (this.#owners[slot] !== -1 && this.#hashes[slot] !== hash) slot = (slot + 1) & mask;
    return slot;
  }
}
