import { isElement, type Element } from '../../../html/parseHtml.ts';
import { attributeWords, findWithin, isWithin, plain } from '../../../html/text.ts';
import { parsePrices } from '../../price/parsePrice.ts';
import { inherited } from '../page/area.ts';
import { lastSegment } from '../page/productNames.ts';
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
// A button with more texts than this is no button.
const maxRuns = 20;

export function readControls({ area }: PageSubject): Statement[] {
  const isDisabled = inherited(
    area,
    ({ name, attribs }) =>
      attribs.inert !== undefined || (name === 'fieldset' && attribs.disabled !== undefined),
  );
  const statements = area.parts.flatMap(({ element, first, end }) => {
    const shown = area.runs.slice(first, Math.min(end, first + maxRuns)).map(({ text }) => text);
    const said = readControl(element, shown.join(' '), isDisabled(element));
    // It leads to another shop.
    const isAdvertised = said?.kind === 'button' && element.attribs.rel?.includes('sponsored') === true;
    return isAdvertised ? stockStatement(source, 'unsure', said.quote) : (said ?? []);
  });
  const buttons = ofKind(statements, 'button');
  const texts = buttons.flatMap(({ live, known, quote }) => (live && known ? quote : []));
  const isList = texts.some((text) => texts.filter((other) => other === text).length > maxButtons);
  const rank = ({ live, known }: { live: boolean; known: boolean }) => (live ? 2 : 0) + (known ? 1 : 0);
  const [button] = isList ? [] : buttons.toSorted((a, b) => rank(b) - rank(a));
  const pairs = area.runs.map(({ text }, i) => `${area.runs[i - 1]?.text ?? ''} ${text}`);
  const closed = pairs.find(saysClosed);
  return [
    ...ofKind(statements, 'stock'),
    ...(button === undefined || rank(button) === 0 ? [] : [button, ...priceOn(button)]),
    ...(closed === undefined ? [] : [{ kind: 'closed', source: 'shown', quote: closed } as const]),
  ];
}

function priceOn({ live, quote }: Statement & { kind: 'button' }): Statement[] {
  if (!live || !/\d[.,]\d\d/.test(quote)) return [];
  const prices = parsePrices(quote).filter(({ kind, amount }) => kind === 'exact' && amount > 0);
  return prices.map(({ amount, currency }) => priceStatement('shown', [amount], currency, quote));
}

/** shown: the element's text that a reader sees. */
function readControl(element: Element, shown: string, isDisabled: boolean): Statement | null {
  const { name, attribs } = element;
  const names = namesOf(element);
  const isInput = isButtonInput(element);
  const isLink = name === 'a' && (isScripted(element) || isCalledButton(names));
  // Pictures and boxes with a script attached also act as buttons if they show it, and contain none.
  const isPicture =
    pictures.has(name) &&
    (isCalledBuy(names) || isScripted(element) || isOutermostButton(element)
      ? !holdsButton(element)
      : isPictureOfLink(element));
  if (isInPlaceOfButton(element))
    return { kind: 'button', source, quote: shown.slice(0, 80), live: false, known: true };
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
  // In an unknown language, the name of the button's element decides.
  const isNamed =
    isCalledBuy(names) && said === null && text.length <= 40 && text.toLowerCase() !== text.toUpperCase();
  if (!known && !isNamed) return null;
  // Links have no such attribute: a script wrote it, and its value counts.
  const isUnset = name === 'a' && ['0', 'false'].includes(attribs.disabled ?? '');
  const isOff =
    (attribs.disabled !== undefined && !isUnset) ||
    attribs['aria-disabled'] === 'true' ||
    isCalledDisabled(names);
  return { kind: 'button', source, quote: text.slice(0, 80), live: !isDisabled && !isOff, known };
}

function isScripted({ name, attribs, parent }: Element): boolean {
  const { role, onclick, href } = attribs;
  const isHere = name === 'a' && /^(?:#|javascript:|$)/.test(href ?? '');
  const isInForm = name !== 'a' && parent !== null && isElement(parent) && parent.name === 'form';
  return role === 'button' || onclick !== undefined || isHere || isInForm;
}

function isOutermostButton(element: Element): boolean {
  const isButton = ({ name }: Element) => name === 'button' || name === 'a';
  return (
    isCalledButton(namesOf(element)) && !isWithin(element, isButton) && findWithin(element, isButton) === null
  );
}

function holdsButton(element: Element): boolean {
  return findWithin(element, (one) => one.name === 'button' || isButtonInput(one)) !== null;
}

function isButtonInput({ name, attribs }: Element): boolean {
  return name === 'input' && inputTypes.has(attribs.type?.toLowerCase() ?? '');
}

/** WooCommerce writes into its cart form that there is nothing to put into the cart. */
function isInPlaceOfButton({ parent, attribs }: Element): boolean {
  const isForm = parent !== null && isElement(parent) && parent.name === 'form';
  return isForm && attributeWords(attribs.class).includes('out-of-stock');
}

function isPictureOfLink({ name, parent }: Element): boolean {
  return name === 'img' && parent !== null && isElement(parent) && ['a', 'button'].includes(parent.name);
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
