import { constants, brotliCompressSync } from 'node:zlib';
import { slots, type Slot } from './slots.ts';

/** Changes whenever the rule changes. */
export const servedRecipe = 'served-1';

/**
 * The rule: a drawing is served as is if, compressed as a server sends it, it is no larger than the AVIF that
 * a phone would load in its place. Its safety was checked when it was read. avifBytes gives the size of the
 * drawing's AVIF for a slot at a width.
 */
export async function isDrawingServed(
  drawing: Uint8Array,
  slot: Slot,
  avifBytes: (slot: Slot, width: number) => Promise<number>,
): Promise<boolean> {
  const bytes = sentBytes(drawing);
  // A drawing smaller than the thumbnail is smaller than every AVIF, and the thumbnail is fast to make and
  // needed anyway.
  if (bytes <= (await avifBytes('thumbnail', slots.thumbnail.phone))) return true;
  return slot !== 'thumbnail' && bytes <= (await avifBytes(slot, slots[slot].phone));
}

/** At the level at which servers compress on the fly; better ones only make it smaller. */
function sentBytes(text: Uint8Array): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
