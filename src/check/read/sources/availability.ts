import type { StockStatus } from '../statement.ts';

/** schema.org's ItemAvailability and other values used in feeds, in lower case without separators. */
const values = new Map(
  Object.entries({
    in: 'instock onlineonly lowstock available',
    limited: 'limitedavailability',
    out: 'outofstock oos soldout discontinued unavailable notavailable reserved',
    ahead: 'preorder presale backorder onbackorder backordered',
    unsure: 'instoreonly madetoorder availablefororder pending',
  } satisfies Partial<Record<StockStatus, string>>).flatMap(([stock, words]) =>
    words.split(' ').map((word) => [word, stock as StockStatus]),
  ),
);

/** Parses an availability value in any of its forms (full URL, short, spaced, lower case); null if it is none. */
export function readAvailability(value: string): StockStatus | null {
  const parts = value.trim().slice(0, 200).split(/[/#:]/);
  const name = parts.findLast((part) => part !== '') ?? '';
  return values.get(name.toLowerCase().replace(/[^a-z]/g, '')) ?? null;
}
