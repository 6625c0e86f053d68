import { openArea } from './page/area.ts';
import { identityOf } from './page/identity.ts';
import { openPage, shownText, type Page, type ReadContext } from './page/openPage.ts';
import { readRefresh } from './page/refresh.ts';
import type { PageKind, Reading } from './reading.ts';
import { readControls } from './sources/controls.ts';
import { readShownStock } from './sources/shownStock.ts';
import { readSources } from './sources/sources.ts';
import { readStates } from './sources/states.ts';
import { readStructured } from './sources/structured.ts';
import { ofKind, type Statement } from './statement.ts';
import { findLost, readListAddress, saysLost } from './verdict/lost.ts';
import { judgePrice } from './verdict/price.ts';
import { judgeStock } from './verdict/stock.ts';
import { findWall } from './verdict/wall.ts';
import { headsOthers, isBuyText, leadsToAnother } from './words/readWords.ts';

const isPriceText = /[£$€¥]\s?\d|\d\s?(?:[£$€¥]|zł|kr|Kč)/;
const ends = {
  headsOthers,
  leadsToAnother,
  isOffer: (text: string) => isPriceText.test(text) || isBuyText(text),
};

/**
 * Reads a fetched page's statements about its main product. Never throws, and takes bounded time for any
 * input. Anything that cannot be read safely is null; a page that is not a product page, or has no success
 * status, states neither stock nor price.
 */
export function readPage(html: string, context: ReadContext): Reading {
  return readSafely(html, context, (page) => readRefreshed(page) ?? readProduct(page));
}

/** Whether a page that is only linked to exists, or redirects; stock and price are not read. Never throws. */
export function readLife(html: string, context: ReadContext): Reading {
  return readSafely(html, context, (page) => {
    const refreshed = readRefreshed(page);
    if (refreshed !== null) return refreshed;
    const { identity, area, structured } = openSubject(page);
    const subject = { page, identity, area, states: [] };
    const statements = [...structured.statements, ...readShownStock(subject), ...readControls(subject)];
    const showsOffer =
      speaksOfOffer(statements) || area.runs.some(({ text }) => text.length <= 60 && isPriceText.test(text));
    const other = otherPage(page, statements, showsOffer);
    const kind = describesProduct(statements) || showsOffer ? 'product' : 'unknown';
    return other ?? emptyReading(kind, 'It is there');
  });
}

function readSafely(html: string, context: ReadContext, read: (page: Page) => Reading): Reading {
  try {
    const page = openPage(html, context);
    return page === null
      ? emptyReading('unknown', 'The page is larger or deeper than any real one, or has no address.')
      : read(page);
  } catch (error) {
    return emptyReading('unknown', `Reading it failed: ${String(error).slice(0, 160)}`);
  }
}

function openSubject(page: Page) {
  const identity = identityOf(page);
  const structured = readStructured(page, identity);
  return { identity, structured, area: openArea(page, structured.element, ends) };
}

function readRefreshed({ context, refreshes, url }: Page): Reading | null {
  for (const content of [context.headers?.refresh ?? '', ...refreshes]) {
    const refresh = readRefresh(content, url.href);
    if (refresh !== null)
      return { ...emptyReading('unknown', `The page sends readers to ${refresh}`), refresh };
  }
  return null;
}

function readProduct(page: Page): Reading {
  const { identity, area, structured } = openSubject(page);
  const subject = { page, identity, area, states: readStates(page.scripts) };
  const statements = withBarePrice(readSources(subject, structured.statements));
  const other = otherPage(page, statements, speaksOfOffer(statements));
  if (other !== null) return { ...other, statements };
  const { in_stock, why } = judgeStock(statements);
  const price = judgePrice(statements, page);
  const isProduct = describesProduct(statements) || (page.heading !== null && speaksOfOffer(statements));
  return {
    kind: isProduct ? 'product' : 'unknown',
    name: page.headingText,
    in_stock,
    price: price?.price ?? null,
    currency: price?.currency ?? null,
    evidence: evidenceOf(statements, in_stock, why, price?.quote ?? null),
    statements,
  };
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

/** Whether a page describes a product in its structured data, or according to the reader for its shop. */
function describesProduct(statements: readonly Statement[]): boolean {
  const shown = new Set(['shown', 'button', 'name', 'address']);
  return statements.some(
    ({ kind, source }) =>
      kind === 'product' || ((kind === 'stock' || kind === 'price') && !shown.has(source)),
  );
}

function speaksOfOffer(statements: readonly Statement[]): boolean {
  return statements.some(({ kind }) => kind === 'stock' || kind === 'price' || kind === 'button');
}

/**
 * The reading of a page that is not a product for sale as new: a wall, a page for a discontinued product, or
 * a list.
 */
function otherPage(page: Page, statements: readonly Statement[], showsOffer: boolean): Reading | null {
  const isProduct = describesProduct(statements);
  // A product page is never a wall, whatever its text.
  const shown = isProduct ? null : shownText(page);
  const wall = shown === null ? null : findWall(page, shown, showsOffer);
  if (wall !== null) return emptyReading('blocked', wall);
  if (page.context.status >= 400) return emptyReading('unknown', `Status ${page.context.status}`);
  const isMarked = statements.some(({ kind }) => kind === 'product');
  const isShown = statements.some(({ source }) => source === 'shown' || source === 'button');
  // Meta elements and scripts also appear on "not found" pages; product markup does not.
  const saidLost = isMarked || isShown ? null : saysLost(page);
  const lost = shown === null ? saidLost : findLost(page, shown, statements, showsOffer);
  if (lost !== null) return emptyReading('soft404', lost);
  const [gone] = ofKind(statements, 'gone');
  // The last copies of a discontinued product are still sold.
  if (gone !== undefined && !ofKind(statements, 'button').some(({ live }) => live))
    return emptyReading('soft404', `gone: "${gone.quote}"`);
  const list = isProduct ? null : readListAddress(page);
  if (list !== null) return emptyReading(showsOffer ? 'unknown' : 'soft404', list);
  const isUsed = statements.some(({ kind }) => kind === 'used');
  return isUsed ? emptyReading(isMarked ? 'product' : 'unknown', 'It is sold used only') : null;
}

function emptyReading(kind: PageKind, why: string): Reading {
  return { kind, name: '', in_stock: null, price: null, currency: null, evidence: [why], statements: [] };
}

function evidenceOf(
  statements: readonly Statement[],
  in_stock: boolean | null,
  why: string,
  price: string | null,
): string[] {
  const spoken = (...kinds: readonly Statement['kind'][]) =>
    statements
      .filter(({ kind }) => kinds.includes(kind))
      .map((one) => `${one.source} ${one.kind === 'stock' ? `says ${one.says} ` : ''}"${one.quote}"`)
      .join('; ')
      .slice(0, 500);
  const [stock, prices] = [spoken('stock', 'button'), spoken('price')];
  const verdict = in_stock === null ? 'stock not clear' : in_stock ? 'in stock' : 'not in stock';
  const evidence = [
    stock === '' ? '' : `${verdict} (${why}): ${stock}`,
    price !== null ? `price: ${price}` : prices === '' ? '' : `price not clear: ${prices}`,
  ].filter((line) => line !== '');
  return evidence.length > 0 ? evidence : ['Nothing on it speaks of stock or price'];
}
