import type { Stock } from '../statement.ts';

/** schema.org's ItemAvailability and other values used in feeds. */
const values: Readonly<Record<string, Stock>> = {
  instock: 'in',
  onlineonly: 'in',
  lowstock: 'in',
  available: 'in',
  limitedavailability: 'limited',
  outofstock: 'out',
  oos: 'out',
  soldout: 'out',
  discontinued: 'out',
  unavailable: 'out',
  notavailable: 'out',
  reserved: 'out',
  preorder: 'ahead',
  presale: 'ahead',
  backorder: 'ahead',
  onbackorder: 'ahead',
  backordered: 'ahead',
  instoreonly: 'unsure',
  madetoorder: 'unsure',
  availablefororder: 'unsure',
  pending: 'unsure',
};

/**
 * Parses an availability value in any of its forms (full URL, short, spaced, lower case); null if it is none.
 */
export function readAvailability(value: string): Stock | null {
  const name =
    value
      .trim()
      .slice(0, 200)
      .split(/[/#:]/)
      .findLast((part) => part !== '') ?? '';
  const word = name.toLowerCase().replace(/[^a-z]/g, '');
  return Object.hasOwn(values, word) ? (values[word] ?? null) : null;
}
