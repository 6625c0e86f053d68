import { offer, product, shopPage } from './pages.ts';
import { jsonLdScript } from './testPage.ts';
import { ok, type PageRow } from './truth.ts';

const bigCommerce = (
  attributes: Record<string, unknown>,
  body: string,
  linked: unknown = product({ offers: offer({ itemCondition: 'http://schema.org/NewCondition' }) }),
) =>
  shopPage({
    head: jsonLdScript(linked),
    body: `<div class="productView" data-entity-id="77"><div class="productView-price"><div class="price-section price-section--withTax rrp-price--withTax" style="display: none;">Was: <span data-product-rrp-price-with-tax class="price price--rrp"></span></div><div class="price-section price-section--withTax non-sale-price--withTax" style="display: none;">Was: <span data-product-non-sale-price-with-tax class="price price--non-sale"></span></div><div class="price-section price-section--withTax"><span class="price-label">Price: </span><span data-product-price-with-tax class="price price--withTax">£29.99</span></div></div>${body}</div>
<script>var BCData = ${JSON.stringify({ product_attributes: { sku: 'STM910', instock: true, purchasable: true, stock: 4, price: { with_tax: { formatted: '£29.99', value: 29.99, currency: 'GBP' }, tax_label: 'VAT' }, ...attributes } })};</script>`,
  });
const bigButton =
  '<form data-cart-item-add><input id="form-action-addToCart" class="button button--primary" type="submit" value="Add to Cart"></form>';

export const bigCommercePages: PageRow[] = [
  ['in stock', bigCommerce({}, bigButton), ok(true, 29.99)],
  [
    'out of stock',
    bigCommerce(
      { instock: false, stock: 0 },
      '<input id="form-action-addToCart" class="button button--primary" type="submit" value="Sold Out" disabled>',
      product({ offers: offer({ availability: 'https://schema.org/OutOfStock' }) }),
    ),
    ok(false, 29.99),
  ],
  [
    'a preorder marked in stock',
    bigCommerce(
      {},
      '<input id="form-action-addToCart" class="button button--primary" type="submit" value="Pre-Order Now">',
    ),
    ok(null, null),
  ],
  [
    'minPrice and maxPrice without a price',
    bigCommerce(
      {
        price: {
          with_tax: { value: 19.99, currency: 'GBP' },
          price_range: { min: { with_tax: { value: 19.99 } }, max: { with_tax: { value: 39.99 } } },
        },
      },
      bigButton,
      product({
        offers: {
          '@type': 'AggregateOffer',
          priceSpecification: {
            '@type': 'PriceSpecification',
            priceCurrency: 'GBP',
            minPrice: '19.99',
            maxPrice: '39.99',
          },
          availability: 'InStock',
        },
      }),
    ).replace('£29.99</span>', '£19.99 - £39.99</span>'),
    ok(true, null),
  ],
];
