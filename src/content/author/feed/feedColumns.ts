/** The fields read from a feed. */
export type FeedField =
  'title' | 'url' | 'gtin' | 'price' | 'currency' | 'stock' | 'condition' | 'date' | 'evidence' | 'box';

/**
 * Names of columns in the order in which they are believed: our own table; Google Merchant and CJ (title, link,
 * sale_price); Awin (product_name, merchant_deep_link, search_price).
 */
const names: Record<FeedField, readonly string[]> = {
  title: ['title', 'product_name', 'productname', 'name'],
  url: [
    'url',
    'merchant_deep_link',
    'link',
    'product_url',
    'producturl',
    'linkurl',
    'buy_url',
    'buyurl',
    'deep_link',
    'aw_deep_link',
  ],
  gtin: ['gtin', 'product_gtin', 'ean', 'upc'],
  price: ['sale_price', 'saleprice', 'search_price', 'price', 'store_price', 'retail_price', 'retailprice'],
  currency: ['currency', 'currency_code'],
  stock: ['in_stock', 'instock', 'availability', 'stock_status'],
  condition: ['condition'],
  date: ['date', 'last_updated', 'lastupdated'],
  evidence: ['evidence'],
  box: ['box'],
};

/** Where each field stands; of several columns the first that is not empty counts. */
export type FeedColumns = ReadonlyMap<FeedField, readonly number[]>;

export function findColumns(header: readonly string[]): FeedColumns {
  const known = header.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/^g:/, '')
      .replace(/[\s-]+/g, '_'),
  );
  const columns = new Map<FeedField, readonly number[]>();
  for (const [field, wanted] of Object.entries(names)) {
    const found = wanted.flatMap((name) => (known.includes(name) ? [known.indexOf(name)] : []));
    if (found.length > 0 && isField(field)) columns.set(field, found);
  }
  return columns;
}

function isField(name: string): name is FeedField {
  return Object.hasOwn(names, name);
}
