import { plain } from '../../../web/text.ts';
import { type Queries, queriesOf } from '../page/openPage.ts';
import { ofKind, stockStatement, type Statement } from '../reading.ts';
import { readStock } from '../words/readStock.ts';
import { isBuyText } from '../words/languages.ts';
import type { PageSubject } from './subject.ts';

interface RetailerReader {
  ids: readonly string[];
  hosts: readonly string[];
  /** The shop's own statements, plus the general ones that are reliable there. */
  read: (general: readonly Statement[], $: Queries) => readonly Statement[];
}

/**
 * Zatu on Shopify: goods on back-order can be ordered, so its structured data says available. The text next to the
 * price ("3+ in stock", "Back-Order", "Out of stock") is what counts.
 */
const zatu: RetailerReader = {
  ids: ['Zatu'],
  hosts: ['zatu.com', 'zatugames.co.uk', 'board-game.co.uk'],
  read: (general) => {
    const [text, ...more] = ofKind(general, 'stock').filter(({ source }) => source === 'shown');
    const own = text === undefined || more.length > 0 ? [] : [{ ...text, source: 'retailer' } as const];
    const isThere = own.every(({ says }) => says === 'in');
    const trusted = general.filter((one) => {
      const saysSo = (one.kind === 'stock' && one.says === 'in') || one.kind === 'button';
      return !saysSo || (isThere && one.source !== 'platform');
    });
    return [...own, ...trusted];
  },
};

const otherProducts =
  '.product-box, .product-slider, .cross-selling-tab-content, .cms-element-product-slider, .cms-element-product-listing';

/** Shopware 6: the buy button of the product's own form is more reliable than its markup. */
const miniatureMarket: RetailerReader = {
  ids: ['MiniatureMarket'],
  hosts: ['miniaturemarket.com'],
  read: (general, $) => [
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

const retailers: readonly RetailerReader[] = [miniatureMarket, zatu];

/** The statements as the page's shop has to be read: as they are, for most shops. */
export function readAsRetailer({ page }: PageSubject, general: readonly Statement[]): readonly Statement[] {
  const { context, url } = page;
  const shop =
    retailers.find(({ ids }) => ids.includes(context.retailer ?? '')) ??
    retailers.find(({ hosts }) => hosts.some((host) => `.${url.hostname}`.endsWith(`.${host}`)));
  return shop?.read(general, queriesOf(page)) ?? general;
}
