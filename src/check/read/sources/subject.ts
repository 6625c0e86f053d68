import { openArea, type Area } from '../page/area.ts';
import { identityOf, type Identity } from '../page/identity.ts';
import type { Page } from '../page/openPage.ts';
import type { Statement } from '../statement.ts';
import { headsOthers, isBuyText, leadsToAnother } from '../words/readWords.ts';
import { readStates, type State } from './states.ts';
import { readStructured } from './structured.ts';

/**
 * The input of all sources: a page, its identity, the statements of its structured data, the product's part of it,
 * and the states of its scripts.
 */
export interface Subject {
  page: Page;
  identity: Identity;
  structured: readonly Statement[];
  area: Area;
  states: readonly State[];
}

const priceMark = /[£$€¥]\s?\d|\d\s?(?:[£$€¥]|zł|kr|Kč)/;

/** Whether a short text shows a price. */
export function isPriceText(text: string): boolean {
  return text.length <= 60 && priceMark.test(text);
}

/** isLink: the page is only linked to, so the states of its scripts are not read. */
export function openSubject(page: Page, isLink = false): Subject {
  const identity = identityOf(page);
  const { statements: structured, element } = readStructured(page, identity);
  const isOffer = (text: string) => priceMark.test(text) || isBuyText(text);
  const area = openArea(page, element, { headsOthers, leadsToAnother, isOffer });
  return { page, identity, structured, area, states: isLink ? [] : readStates(page.scripts) };
}
