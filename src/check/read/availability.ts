/**
 * schema.org's ItemAvailability and what feeds use beside it. true and false are stock; null is neither: sold in a
 * shop only, or made when ordered.
 */
const values: Readonly<Record<string, boolean | null>> = {
  instock: true,
  onlineonly: true,
  limitedavailability: true,
  lowstock: true,
  available: true,
  outofstock: false,
  oos: false,
  soldout: false,
  discontinued: false,
  unavailable: false,
  notavailable: false,
  reserved: false,
  preorder: false,
  presale: false,
  backorder: false,
  onbackorder: false,
  backordered: false,
  instoreonly: null,
  madetoorder: null,
  availablefororder: null,
  pending: null,
};

/** What an availability value says, in any of its forms (full URL, short, spaced, lower case). undefined: nothing. */
export function readAvailability(value: string): boolean | null | undefined {
  const name =
    value
      .trim()
      .slice(0, 200)
      .replace(/\/{1,3}$/, '')
      .split(/[/#]/)
      .at(-1)
      ?.split(':')
      .at(-1) ?? '';
  const word = name.toLowerCase().replace(/[^a-z]/g, '');
  return Object.hasOwn(values, word) ? values[word] : undefined;
}

/** Whether a value says limited: on Shopware also its default for items that are gone. */
export function isLimited(value: string): boolean {
  return /limited_?\s?availability$/i.test(value.trim());
}

// What Shopware 6 and 5 write into every page of theirs.
const shopwareMarks = ['/bundles/storefront/', 'product-detail-buy', 'buybox--inner', 'Shopware', 'shopware'];

/**
 * Whether a shop may call limited what it no longer has: Shopware does. Most of its shops are not English, and such a
 * page does not always show what it is made with.
 */
export function mayLimitGone(html: string, bodyNames: string, language: string): boolean {
  if (language !== '' && !language.startsWith('en')) return true;
  return /\bis-{1,2}ctl-\w/.test(bodyNames) || shopwareMarks.some((mark) => html.includes(mark));
}
