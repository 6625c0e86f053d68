import { priceStatement, stockStatement, type Statement } from '../../statement.ts';

/** A platform's data about one variant. stock: a flag if it is stated; amount: null if it cannot be read. */
export interface Variant {
  stock: unknown;
  amount: number | null;
}

/** Stock and price of a product's variants: one statement each. where: the source, as quoted. */
export function variantStatements(
  where: string,
  variants: readonly Variant[],
  currency: string | null,
): Statement[] {
  const flags = new Set(variants.map(({ stock }) => stock).filter((flag) => typeof flag === 'boolean'));
  const amounts = [...new Set(variants.map(({ amount }) => amount))];
  const known = amounts.filter((amount) => amount !== null);
  const says = flags.size > 1 ? 'mixed' : flags.has(true) ? 'in' : 'out';
  const stock = stockStatement('platform', says, `${where} in stock: ${[...flags].join(', ')}`);
  const kept = known.length === amounts.length ? known : [];
  const price = priceStatement('platform', kept, currency, `${where} price: ${known.join(', ')}`);
  return [...(flags.size > 0 ? [stock] : []), ...(known.length > 0 ? [price] : [])];
}
