import { parsePrices } from '../../price/parsePrice.ts';
import { openArea } from '../page/area.ts';
import { identityOf } from '../page/identity.ts';
import type { ShopPage } from '../page/openPage.ts';
import { isBuyText, isPhrase, leadsToAnother } from '../words/readWords.ts';
import { readStates } from './json.ts';
import { readStructured } from './structured.ts';

/**
 * The input of all sources: a page, its identity, the statements of its structured data, the product's part of it,
 * and the states of its scripts.
 */
export type PageSubject = ReturnType<typeof openSubject>;

const priceMark = /[£$€¥]\s?\d|\d\s?(?:[£$€¥]|zł|kr|Kč|EUR)/;

/** Whether a short text shows a price. */
export function isPriceText(text: string): boolean {
  return text.length <= 60 && priceMark.test(text);
}

/** Whether a line is a price charged now. */
function isCharged(text: string): boolean {
  return text.length <= 60 && parsePrices(text).some(({ kind, mark }) => kind === 'exact' && mark !== null);
}

/** isLink: the page is only linked to, so the states of its scripts are not read. */
export function openSubject(page: ShopPage, isLink = false) {
  const identity = identityOf(page);
  const { statements: structured, element } = readStructured(page, identity);
  const isOffer = (text: string) => priceMark.test(text) || isBuyText(text);
  const headsOthers = (text: string) => isPhrase('others', text, 70);
  const area = openArea(page, element, { headsOthers, leadsToAnother, isOffer, isCharged });
  return { page, identity, structured, area, states: isLink ? [] : readStates(page.scripts) };
}
