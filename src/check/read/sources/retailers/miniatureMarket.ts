import { plain } from '../../../../web/text.ts';
import { stockStatement, type Statement } from '../../reading.ts';
import { readStock } from '../../words/readStock.ts';
import { isBuyText } from '../../words/languages.ts';
import type { RetailerReader } from './retailer.ts';

const otherProducts =
  '.product-box, .product-slider, .cross-selling-tab-content, .cms-element-product-slider, .cms-element-product-listing';

/** Shopware 6: the buy button of the product's own form is more reliable than its markup. */
export const miniatureMarket: RetailerReader = {
  ids: ['MiniatureMarket'],
  hosts: ['miniaturemarket.com'],
  read: (_, general, $) => [
    ...$('.btn-buy, .btn__out-stock')
      .toArray()
      .map((element) => $(element))
      .filter((button) => button.closest(otherProducts).length === 0)
      .flatMap((button): Statement[] => {
        const text = plain(button.text()).slice(0, 120);
        const said = readStock(text);
        const isOut =
          button.hasClass('btn__out-stock') || (said !== null && said !== 'in' && said !== 'aside');
        const isLive = isBuyText(text) && button.attr('disabled') === undefined;
        return isOut || isLive ? [stockStatement('retailer', isOut ? 'out' : 'in', text)] : [];
      }),
    // Its template writes LimitedAvailability into pages of discontinued titles.
    ...general.filter((one) => one.kind !== 'stock' || one.says !== 'limited'),
  ],
};
