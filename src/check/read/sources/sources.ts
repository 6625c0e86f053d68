import { queriesOf } from '../page/openPage.ts';
import type { Statement } from '../statement.ts';
import { readControls, readNames } from './controls.ts';
import { readOpenGraph } from './openGraph.ts';
import { readBigCommerce } from './platforms/bigCommerce.ts';
import { readMagento } from './platforms/magento.ts';
import { readOwnProducts } from './platforms/products.ts';
import { readShopify } from './platforms/shopify.ts';
import { readShopware } from './platforms/shopware.ts';
import { readWooCommerce } from './platforms/wooCommerce.ts';
import { amazon } from './retailers/amazon.ts';
import { miniatureMarket } from './retailers/miniatureMarket.ts';
import type { RetailerReader } from './retailers/retailer.ts';
import { zatu } from './retailers/zatu.ts';
import { readShownPrice } from './shownPrice.ts';
import { readShownStock } from './shownStock.ts';
import type { PageSubject } from './subject.ts';

type ReadSource = (subject: PageSubject) => readonly Statement[];

const sources: readonly ReadSource[] = [
  ({ structured }) => structured,
  ...[readOpenGraph, readOwnProducts],
  ...[readShopify, readBigCommerce, readWooCommerce, readMagento, readShopware],
  ...[readShownStock, readControls, readNames, readShownPrice],
];

const retailers: readonly RetailerReader[] = [amazon, miniatureMarket, zatu];

/** The reader for a retailer's id, or for the page's host; undefined if the general sources suffice. */
function retailerOf({ context, url: { hostname } }: PageSubject['page']): RetailerReader | undefined {
  const byId = retailers.find(({ ids }) => ids.includes(context.retailer ?? ''));
  return byId ?? retailers.find(({ hosts }) => hosts.some((host) => `.${hostname}`.endsWith(`.${host}`)));
}

/** All statements of a page about its product. */
export function readSources(subject: PageSubject): Statement[] {
  const general = sources.flatMap((read) => read(subject));
  const retailer = retailerOf(subject.page);
  return withBarePrice(retailer?.read(subject, general, queriesOf(subject.page)) ?? general);
}

/** The statements that tell whether a page that is only linked to is about a product. */
export function readLinkSources(subject: PageSubject): Statement[] {
  return [...subject.structured, ...readShownStock(subject), ...readControls(subject)];
}

/** A price outside any price element counts beside a button or a word about stock. */
function withBarePrice(found: readonly Statement[]): Statement[] {
  const isBesideOffer = found.some(
    ({ kind, source }) =>
      kind === 'button' || (kind === 'stock' && (source === 'shown' || source === 'button')),
  );
  return found.flatMap((one): Statement[] =>
    one.kind === 'bare price' ? (isBesideOffer ? [{ ...one, kind: 'price' }] : []) : [one],
  );
}
