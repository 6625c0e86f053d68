/** The kinds of place that a picture can stand in. */
export type Slot = 'wide' | 'card' | 'thumbnail';

/**
 * The shape that a picture is cut to and the widths in pixels that it is made in. phone is the narrowest that a phone
 * asks for: it has two device pixels or more to each of the page's.
 */
export interface SlotSizes {
  ratio: number;
  widths: readonly number[];
  phone: number;
}

export const slots = {
  wide: { ratio: 1200 / 630, widths: [480, 800, 1200], phone: 800 },
  card: { ratio: 3 / 2, widths: [240, 480, 720], phone: 240 },
  thumbnail: { ratio: 1, widths: [64, 128, 256], phone: 128 },
} as const satisfies Record<Slot, SlotSizes>;

/** The widths to make of a source: none wider than it gives, and one at least. */
export function widthsOf(slot: Slot, source: { width: number; height: number }): number[] {
  const { ratio, widths } = slots[slot];
  const given = Math.floor(Math.min(source.width, source.height * ratio));
  const made = widths.filter((width) => width <= given);
  return made.length > 0 ? made : [Math.max(1, given)];
}

export function heightOf(slot: Slot, width: number): number {
  return Math.max(1, Math.round(width / slots[slot].ratio));
}
