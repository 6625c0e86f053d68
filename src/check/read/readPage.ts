import { bounded } from './bounded.ts';
import { mayLimitGone } from './availability.ts';
import { judgePrice, judgeStock } from './judge.ts';
import { isCalledUsed, readOpenGraph } from './openGraph.ts';
import { openPage, shownText, type Page, type ShownText } from './page.ts';
import { readBigCommerce } from './platforms/bigCommerce.ts';
import { readOwnProducts } from './platforms/products.ts';
import { readShopify } from './platforms/shopify.ts';
import { readWooCommerce } from './platforms/wooCommerce.ts';
import type { PageKind, ReadContext, Reading, Signal } from './reading.ts';
import { readRefresh } from './refresh.ts';
import type { RetailerReader } from './retailers/retailer.ts';
import { retailerReader } from './retailers.ts';
import { findGone, findSoft404, readListAddress, saysNotFound } from './soft404.ts';
import { readStates, type State } from './states.ts';
import { readStructured } from './structured.ts';
import { buyButton, readFinalPrice, readVisiblePrice, readVisibleStock } from './visible.ts';
import { findWall } from './walls.ts';
import { emptyZone, readZone, type Zone } from './zone.ts';

/**
 * What a fetched page says about its main product. Never throws, bounded in time for any input. What cannot be
 * read safely is null; a page that is no product's, or whose status is no success, states neither stock nor price.
 */
export function readPage(html: string, context: ReadContext): Reading {
  const read = bounded(html.length, () => readWhole(html, context));
  return 'value' in read ? read.value : nothing('unknown', `Reading it failed: ${read.fault}`);
}

function readWhole(html: string, context: ReadContext): Reading {
  const page = openPage(html, context);
  if (page === null)
    return nothing('unknown', 'The page is larger or deeper than any real one, or has no address.');
  for (const content of [context.headers?.refresh ?? '', ...page.refreshes]) {
    const refresh = readRefresh(content, page.url.href);
    if (refresh !== null) return { ...nothing('unknown', `The page sends readers to ${refresh}`), refresh };
  }
  const shop = retailerReader(context.retailer, page.url);
  const limitedIsStock = (): boolean =>
    shop?.ids.includes('MiniatureMarket') !== true && !mayLimitGone(html, page.bodyNames, page.language);
  const structured = readStructured(page, limitedIsStock);
  const zone = readZone(page, structured.element);
  const states = readStates(page);
  const own = shop === null ? [] : shop.read({ page, zone, states });
  const general = [
    ...structured.signals,
    ...readOpenGraph(page),
    ...platformSignals(page, zone, states),
    ...readVisibleStock(page, zone),
    ...readVisiblePrice(zone),
  ];
  const signals = [...own, ...trusted(general, shop, own)];
  const isProduct =
    structured.hasMain || signals.some((signal) => signal.source !== 'visible' && signal.source !== 'page');

  // A product's page is no wall, whatever it says.
  const shown = isProduct ? null : shownText(page);
  const wall = shown === null ? null : findWall(page, html, shown, signals.length > 0);
  if (wall !== null) return { ...nothing('blocked', `${wall.name}: "${wall.text}"`), signals };
  if (context.status >= 400) return { ...nothing('unknown', `Status ${context.status}`), signals };
  const gone = findLost(page, shown, structured, signals) ?? findGone(page, zone);
  if (gone !== null) return { ...nothing('soft404', gone), signals };
  const list = isProduct ? null : readListAddress(page);
  if (list !== null) return { ...nothing(signals.length > 0 ? 'unknown' : 'soft404', list), signals };
  if (structured.isUsed || isCalledUsed(page))
    return { ...nothing(structured.hasMain ? 'product' : 'unknown', 'It is sold used only'), signals };
  const price = judgePrice(signals, shop?.trusts === 'none' ? emptyZone() : zone, page);
  const in_stock = judgeStock(signals);
  const kind: PageKind = isProduct || (page.h1 !== null && signals.length > 0) ? 'product' : 'unknown';
  const evidence = [...stockEvidence(signals, in_stock), ...priceEvidence(signals, price?.evidence ?? null)];
  return {
    kind,
    in_stock,
    price: price?.price ?? null,
    currency: price?.currency ?? null,
    evidence: evidence.length > 0 ? evidence : ['Nothing on it speaks of stock or price'],
    signals,
  };
}

/** How the page shows that the product is gone. shown: null on a product's page. Metas and scripts are also on pages that say so; a product's markup is not. */
function findLost(
  page: Page,
  shown: ShownText | null,
  { hasMain, roots }: ReturnType<typeof readStructured>,
  signals: readonly Signal[],
): string | null {
  if (shown !== null) return findSoft404(page, shown, roots, signals.length > 0);
  return hasMain || signals.some(({ source }) => source === 'visible') ? null : saysNotFound(page);
}

function trusted(
  general: readonly Signal[],
  shop: RetailerReader | null,
  own: readonly Signal[],
): readonly Signal[] {
  const trusts = shop?.trusts ?? 'all';
  if (trusts === 'all') return general;
  return trusts === 'none' ? [] : general.filter((signal) => trusts(signal, own));
}

function platformSignals(page: Page, zone: Zone, states: readonly State[]): Signal[] {
  return [
    ...states.flatMap((state) => readOwnProducts(state, page)),
    ...readShopify(states, page),
    ...readBigCommerce(states),
    ...readWooCommerce(page, zone),
    ...readFinalPrice(zone),
  ];
}

function nothing(kind: PageKind, evidence: string): Reading {
  return { kind, in_stock: null, price: null, currency: null, evidence: [evidence], signals: [] };
}

function stockEvidence(signals: readonly Signal[], in_stock: boolean | null): string[] {
  const about = signals.filter((signal) => signal.in_stock !== undefined);
  if (in_stock === null && about.length > 0) {
    return [
      `stock not clear: ${about.map((signal) => `${spoken(signal)} says ${String(signal.in_stock)}`).join('; ')}`.slice(
        0,
        600,
      ),
    ];
  }
  const agreeing = about.filter((signal) => signal.in_stock === in_stock);
  const first = agreeing.find((signal) => signal.where !== buyButton) ?? agreeing[0];
  return first === undefined ? [] : [`${in_stock === true ? 'in stock' : 'not in stock'}: ${spoken(first)}`];
}

function priceEvidence(signals: readonly Signal[], chosen: string | null): string[] {
  if (chosen !== null) return [`price: ${chosen}`];
  const about = signals.filter((signal) => signal.prices !== undefined);
  return about.length === 0 ? [] : [`price not clear: ${about.map(spoken).join('; ')}`.slice(0, 600)];
}

function spoken(signal: Signal): string {
  return `${signal.source} ${signal.where} "${signal.text}"`;
}
