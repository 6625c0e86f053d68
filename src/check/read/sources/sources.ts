import type { Statement } from '../reading.ts';
import { readControls, readNames } from './controls.ts';
import {
  findBigCommerce,
  findFluentCart,
  findMagento,
  findOwnProducts,
  findShopify,
  findWooCommerce,
  readOpenGraph,
  readOptions,
  readPrestaShop,
  readShopware,
} from './platforms.ts';
import { readOffers } from './offers.ts';
import { readAsRetailer } from './retailers.ts';
import { readShownPrice } from './shownPrice.ts';
import { readShownStock } from './shownStock.ts';
import type { PageSubject } from './subject.ts';
import type { Thing } from './things.ts';

type ReadSource = (subject: PageSubject) => readonly Statement[];

const sources: readonly ReadSource[] = [
  ({ structured }) => structured,
  ...[readOpenGraph, readPlatforms, readPrestaShop, readShopware, readOptions],
  ...[readShownStock, readControls, readNames, readShownPrice],
];

const platforms: readonly ((subject: PageSubject) => Thing[])[] = [
  ...[findOwnProducts, findShopify, findBigCommerce, findWooCommerce, findMagento, findFluentCart],
];

function readPlatforms(subject: PageSubject): Statement[] {
  const found = platforms.flatMap((find) => find(subject));
  return found.flatMap((product) => readOffers([product], subject.page, 'platform'));
}

export function readSources(subject: PageSubject): Statement[] {
  const general = sources.flatMap((read) => read(subject));
  return withBarePrice(readAsRetailer(subject, general));
}

/** The statements that show whether a page in mode link is about a product. */
export function readLinkSources(subject: PageSubject): Statement[] {
  return [...subject.structured, ...readShownStock(subject), ...readControls(subject)];
}

/** A price outside any price element counts next to a button or a word about stock. */
function withBarePrice(found: readonly Statement[]): Statement[] {
  const isBesideOffer = found.some(
    ({ kind, source }) =>
      kind === 'button' || (kind === 'stock' && (source === 'shown' || source === 'button')),
  );
  return found.flatMap((one): Statement[] =>
    one.kind === 'bare price' ? (isBesideOffer ? [{ ...one, kind: 'price' }] : []) : [one],
  );
}
