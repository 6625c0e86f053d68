import { isElement, type Element } from '../../../web/parseHtml.ts';
import { findWithin, plain } from '../../../web/text.ts';
import { parsePrices } from '../price/parsePrice.ts';
import { inherited } from '../page/area.ts';
import { lastSegment, resolveUrl } from '../page/productNames.ts';
import { namesMatcher, namesOf } from '../page/regions.ts';
import { ofKind, priceStatement, stockStatement, type Statement } from '../reading.ts';
import { readStock } from '../words/readStock.ts';
import { isBuyText, isPhrase, phraseWithin, saysClosed } from '../words/languages.ts';
import type { PageSubject } from './subject.ts';

const source = 'button';
const isCalledBuy = namesMatcher(
  'add-to-cart* add-to-basket* add-to-bag* addtocart* addtobasket* addtobag* btn-cart buy-button product-form-submit',
);
const isCalledButton = namesMatcher('btn* button* add-to-cart* add-to-basket* add-to-bag* buy* *buy');
const isCalledDisabled = namesMatcher(
  'disabled sold-out soldout out-of-stock outofstock out-stock unavailable',
);
const inputTypes = new Set(['submit', 'button', 'image']);
const pictures = new Set(['img', 'div', 'span']);
const maxButtons = 3;
// An element with more texts than this is not a button.
const maxRuns = 20;

export function readControls({ area, page }: PageSubject): Statement[] {
  const isDisabled = inherited(
    area,
    ({ name, attribs }) =>
      attribs.inert !== undefined || (name === 'fieldset' && attribs.disabled !== undefined),
  );
  const statements = area.parts.flatMap(({ element, first, end }) => {
    const shown = area.runs.slice(first, Math.min(end, first + maxRuns)).map(({ text }) => text);
    const said = readControl(element, shown.join(' '), isDisabled(element));
    const isAway = element.attribs.rel?.includes('sponsored') === true || leadsAway(element, page.url);
    const isAdvertised = said?.kind === 'button' && isAway;
    return isAdvertised ? stockStatement(source, 'unsure', said.quote) : (said ?? []);
  });
  const buttons = ofKind(statements, 'button');
  const texts = buttons.flatMap(({ live, quote }) => (live ? quote : []));
  const isList = texts.some((text) => texts.filter((other) => other === text).length > maxButtons);
  const button = isList ? undefined : (buttons.find(({ live }) => live) ?? buttons[0]);
  const pairs = area.runs.map(({ text }, i) => `${area.runs[i - 1]?.text ?? ''} ${text}`);
  const closed = pairs.find(saysClosed);
  return [
    ...ofKind(statements, 'stock'),
    ...(button === undefined ? [] : [button, ...priceOn(button)]),
    ...(closed === undefined ? [] : [{ kind: 'closed', source: 'shown', quote: closed } as const]),
  ];
}

function priceOn({ live, quote }: Statement & { kind: 'button' }): Statement[] {
  if (!live || !/\d[.,]\d\d/.test(quote)) return [];
  const prices = parsePrices(quote).filter(({ kind, amount }) => kind === 'exact' && amount > 0);
  return prices.map(({ amount, currency }) => priceStatement('shown', [amount], currency, quote));
}

function readControl(element: Element, shown: string, isDisabled: boolean): Statement | null {
  const { name, attribs } = element;
  const names = namesOf(element);
  const isInput = isButtonInput(element);
  const isLink = name === 'a' && (isScripted(element) || isCalledButton(names));
  // Pictures and boxes with a script attached also act as buttons if they show it, and contain none.
  const isPicture =
    pictures.has(name) &&
    (isCalledBuy(names) || isScripted(element)) &&
    findWithin(element, (one) => one.name === 'button' || isButtonInput(one)) === null;
  if (name !== 'button' && !isInput && !isLink && !isPicture) return null;
  const words = isInput ? (attribs.value ?? '') : shown;
  const label = attribs['aria-label'] ?? attribs.title ?? attribs.alt ?? '';
  const text = plain(words.trim() === '' ? label : words).slice(0, 120);
  const said = readStock(text);
  if (said === 'out' || said === 'ahead' || said === 'later' || said === 'unsure')
    return stockStatement(source, said, text);
  // "Add to cart (pre-order)"
  if (/\b(?:pre|back)-?\s?orders?\b/i.test(text)) return stockStatement(source, 'ahead', text);
  const known = isBuyText(text) || (isCalledBuy(names) && isPhrase('add', text));
  if (!known) return null;
  const isOff =
    attribs.disabled !== undefined || attribs['aria-disabled'] === 'true' || isCalledDisabled(names);
  return { kind: 'button', source, quote: text.slice(0, 80), live: !isDisabled && !isOff };
}

/** Whether a link leaves the shop; its own cart may be on another host of its domain. */
function leadsAway({ attribs: { href = '' } }: Element, url: URL): boolean {
  const host = /^https?:/i.test(href) ? resolveUrl(href, url.href)?.hostname : undefined;
  const domain = (name: string) => /[^.]+\.(?:(?:com?|org|net)\.[a-z]{2}|[^.]+)$/.exec(name)?.[0];
  return host !== undefined && domain(host) !== domain(url.hostname);
}

function isScripted({ name, attribs, parent }: Element): boolean {
  const { role, onclick, href } = attribs;
  const isHere = name === 'a' && /^(?:#|javascript:|$)/.test(href ?? '');
  const isInForm = name !== 'a' && parent !== null && isElement(parent) && parent.name === 'form';
  return role === 'button' || onclick !== undefined || isHere || isInForm;
}

function isButtonInput({ name, attribs }: Element): boolean {
  return name === 'input' && inputTypes.has(attribs.type?.toLowerCase() ?? '');
}

export function readNames({ page: { headingText, metas, url } }: PageSubject): Statement[] {
  const names = [headingText, metas.get('og:title') ?? ''].filter(
    (name) => phraseWithin('preorder', name.slice(0, 300)) !== null,
  );
  const addresses = [lastSegment(url)].filter((address) => /\bpre-?order\b/.test(address));
  return [
    ...names.map((name) => stockStatement('name', 'ahead', name)),
    ...addresses.map((address) => stockStatement('address', 'ahead', address)),
  ];
}
