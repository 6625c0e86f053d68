import { linkedPage, offer, product, productName, shopPage } from './pages.ts';
import { jsonLdScript } from './testPage.ts';
import { defaultPath, ok, type PageRow, type Truth } from './truth.ts';

const json = (value: unknown, attributes = 'type="application/json"') =>
  `<script ${attributes}>${JSON.stringify(value)}</script>`;
/** Shopify's Dawn: the product form, the price with its hidden labels, and the analytics. */
function shopify({
  available = true,
  price = 2999,
  compareAt = 0,
  variants = [] as unknown[],
  more = '',
  linked = true,
  badge = '',
} = {}): string {
  const money = (pence: number) => `£${(pence / 100).toFixed(2)}`;
  const all =
    variants.length > 0
      ? variants
      : [
          {
            id: 4410,
            title: 'Default Title',
            available,
            price,
            compare_at_price: compareAt || null,
            sku: 'STM910',
          },
        ];
  return shopPage({
    bodyClass: 'gradient template-product',
    head: `<meta property="og:type" content="product"><meta property="og:price:amount" content="${(price / 100).toFixed(2)}"><meta property="og:price:currency" content="GBP">
<script>Shopify.currency = {"active":"GBP","rate":"1.0"};window.ShopifyAnalytics = window.ShopifyAnalytics || {};window.ShopifyAnalytics.meta = {"product":{"id":77,"gid":"gid:\\/\\/shopify\\/Product\\/77","vendor":"Stonemaier","type":"Expansion","variants":[{"id":4410,"price":${price},"name":"${productName}","public_title":null,"sku":"STM910"}]},"page":{"pageType":"product"}};</script>
${linked ? jsonLdScript(product({ offers: [offer({ price: (price / 100).toFixed(1), availability: `http://schema.org/${available ? 'InStock' : 'OutOfStock'}`, url: `${defaultPath}?variant=4410` })] })) : ''}`,
    body: `<div class="price price--large ${compareAt > 0 ? 'price--on-sale' : ''} ${available ? '' : 'price--sold-out'}"><div class="price__container"><div class="price__regular"><span class="visually-hidden visually-hidden--inline">Regular price</span><span class="price-item price-item--regular">${money(price)}</span></div>
<div class="price__sale"><span class="visually-hidden">Regular price</span><span><s class="price-item price-item--regular">${compareAt > 0 ? money(compareAt) : ''}</s></span><span class="visually-hidden">Sale price</span><span class="price-item price-item--sale price-item--last">${money(price)}</span></div>
<small class="unit-price caption hidden"><span class="visually-hidden">Unit price</span><span class="price-item price-item--last"><span></span> / <span></span></span></small></div><span class="badge price__badge-sale">Sale</span><span class="badge price__badge-sold-out">${badge || 'Sold out'}</span></div>
<div class="product__tax caption rte">Tax included. <a href="/policies/shipping-policy">Shipping</a> calculated at checkout.</div>
<product-form class="product-form"><form method="post" action="/cart/add"><input type="hidden" name="id" value="4410"><div class="product-form__buttons"><button type="submit" name="add" class="product-form__submit button" ${available ? '' : 'disabled'}><span>${available ? 'Add to cart' : 'Sold out'}</span></button></div></form></product-form>
${json({ id: 77, title: productName, handle: defaultPath.slice(10), vendor: 'Stonemaier', available, price, variants: all }, 'type="application/json" id="ProductJson-main"')}${more}`,
  });
}
const variant = (id: number, available: boolean, price = 2999) => ({
  id,
  title: `Edition ${id}`,
  available,
  price,
  compare_at_price: null,
});

/** A page of two different variants; form: the inputs of its form; shown: the visible price, if any. */
function sends(form: string, truth: Truth, shown = truth.price): PageRow[] {
  const state = { title: productName, handle: defaultPath.slice(10), vendor: 'Stonemaier' };
  const variants = [variant(4410, true), variant(4411, false, 4999)];
  const script = json({ ...state, variants }) + '<script>Shopify.currency = {"active":"GBP"};</script>';
  const price = shown === null ? '' : `<p class="price">£${shown}</p>`;
  const name = `£${shown ?? '?'} and a form with ${form}`;
  return [[name, shopPage({ body: `${price}${script}<form>${form}</form>` }), truth]];
}

export const shopifyPages: PageRow[] = [
  ['in stock', shopify(), ok(true, 29.99)],
  ['sold out', shopify({ available: false }), ok(false, 29.99)],
  ['on sale', shopify({ compareAt: 3999 }), ok(true, 29.99)],
  [
    'variants that differ',
    shopify({ variants: [variant(4410, true), variant(4411, false)], linked: false }),
    ok(true, 29.99),
  ],
  ...sends('<input type="hidden" name="id" value="4411">', ok(false, 49.99)),
  ...sends('<input type="hidden" name="id" value="4411">', ok(false, null), null),
  ...sends('<input type="hidden" name="id" value="4411">', ok(false, null), 29.99),
  ...sends('<input type="hidden" name="id" value="4412">', ok(null, null)),
  ...sends('<input name="id" value="4410"><input name="id" value="4411">', ok(null, null)),
  ...sends('<input name="id" value="4410"><input name="id" value="9999">', ok(true, 29.99)),
  ...sends(
    '<input type="radio" name="id" value="4410"><input type="radio" name="id" value="4411" checked>',
    ok(false, 49.99),
  ),
  ...sends(
    '<select name="id"><option value="4410">A<option value="4411" selected>B</select>',
    ok(false, 49.99),
  ),
  ...sends(
    '<select name="id"><option value="4411" disabled>B<option value="4410">A</select>',
    ok(true, 29.99),
  ),
  ...sends('<select name="quantity"><option value="4410" selected>A</select>', ok(null, null)),
  [
    'the variant asked for is sold out',
    shopify({ variants: [variant(4410, true), variant(4411, false)], linked: false }).replace(
      /<div class="price [^]*<\/product-form>/,
      '<span class="price">£29.99</span>',
    ),
    ok(false, 29.99),
    { url: `${defaultPath}?variant=4411` },
  ],
  [
    'variants at different prices',
    shopify({ variants: [variant(4410, true), variant(4411, true, 4999)], linked: false }),
    ok(true, 29.99),
  ],
  [
    'a variant named a presale',
    shopify({ variants: [{ ...variant(4410, true), title: 'Pre-sale' }], linked: false }),
    ok(null, 29.99),
  ],
  [
    'a presale that is sold out',
    shopify({ variants: [{ ...variant(4410, false), title: 'Pre-sale' }], available: false, linked: false }),
    ok(false, 29.99),
  ],
  [
    'a preorder app over InStock',
    shopify().replace('<span>Add to cart</span>', '<span>Pre-order</span>'),
    ok(null, null),
  ],
  [
    'a group with variants',
    linkedPage({
      '@context': 'http://schema.org/',
      '@id': `${defaultPath}#product`,
      '@type': 'ProductGroup',
      name: productName,
      productGroupID: '77',
      hasVariant: [
        {
          '@id': `${defaultPath}?variant=4410#variant`,
          '@type': 'Product',
          name: `${productName} - English`,
          offers: {
            '@id': `${defaultPath}?variant=4410#offer`,
            '@type': 'Offer',
            availability: 'http://schema.org/InStock',
            price: '29.99',
            priceCurrency: 'GBP',
            url: `http://shop.example${defaultPath}?variant=4410`,
          },
          sku: 'STM910',
        },
      ],
    }),
    ok(true, 29.99),
  ],
];
