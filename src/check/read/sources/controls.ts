import type { Element } from '../../../html/parseHtml.ts';
import { plain, textOf } from '../../../html/text.ts';
import { inherited } from '../page/area.ts';
import { lastSegment } from '../page/addresses.ts';
import { namesMatcher, namesOf } from '../page/names.ts';
import { ofKind, stockStatement, type Statement } from '../statement.ts';
import { namesPreorder, readStock } from '../words/readStock.ts';
import { isBuyText, withoutIcon } from '../words/readWords.ts';
import type { Subject } from './subject.ts';

const source = 'button';
const isCalledBuy = namesMatcher(
  'add-to-cart* add-to-basket* add-to-bag* addtocart* addtobasket* addtobag* btn-cart buy-button product-form-submit',
);
const isCalledButton = namesMatcher('btn* button* add-to-cart* add-to-basket* add-to-bag*');
const isCalledDisabled = namesMatcher(
  'disabled sold-out soldout out-of-stock outofstock out-stock unavailable',
);
const inputTypes = new Set(['submit', 'button', 'image']);
const pictures = new Set(['img', 'div', 'span']);
// One in the page, one sticky, one for small screens: more than that is a list.
const maxButtons = 3;

/** Statements from buy buttons and links, and from those that say why one cannot buy. */
export function readControls({ area }: Subject): Statement[] {
  const isDisabled = inherited(
    area,
    ({ name, attribs }) =>
      attribs.inert !== undefined || (name === 'fieldset' && attribs.disabled !== undefined),
  );
  const statements = area.parts.flatMap(({ element }) => readControl(element, isDisabled(element)) ?? []);
  const buttons = ofKind(statements, 'button');
  const live = buttons.filter((one) => one.live);
  const known = live.filter((one) => one.known);
  const isList = known.length > maxButtons;
  const [button] = isList ? [] : [...known, ...live, ...buttons.filter((one) => one.known)];
  return [...ofKind(statements, 'stock'), ...(button === undefined ? [] : [button])];
}

function readControl(element: Element, isDisabled: boolean): Statement | null {
  const { name, attribs } = element;
  const names = namesOf(element);
  const isInput = name === 'input' && inputTypes.has(attribs.type?.toLowerCase() ?? '');
  const isLink = name === 'a' && (attribs.role === 'button' || isCalledButton(names));
  // Pictures and boxes with a script attached also act as buttons if they are named so.
  const isPicture = pictures.has(name) && isCalledBuy(names);
  if (name !== 'button' && !isInput && !isLink && !isPicture) return null;
  const shown = isInput ? (attribs.value ?? '') : plain(textOf(element, 120));
  const text = plain(
    shown === '' ? (attribs['aria-label'] ?? attribs.title ?? attribs.alt ?? '') : shown,
  ).slice(0, 120);
  const quote = text.slice(0, 80);
  const said = readStock(withoutIcon(text));
  if (said === 'out' || said === 'ahead' || said === 'later' || said === 'unsure')
    return stockStatement(source, said, quote);
  // "Add to cart (pre-order)"
  if (/\b(?:pre|back)-?\s?orders?\b/i.test(text)) return stockStatement(source, 'ahead', quote);
  const known = isBuyText(text);
  // In an unknown language, the name of the button's element decides.
  const isNamed = isCalledBuy(names) && said === null && text.length <= 40 && /\p{L}/u.test(text);
  if (!known && !isNamed) return null;
  const live =
    !isDisabled &&
    attribs.disabled === undefined &&
    attribs['aria-disabled'] !== 'true' &&
    !isCalledDisabled(names);
  return { kind: 'button', source, quote, live, known };
}

/** The word for a preorder in the product's name or address. */
export function readNames({ page: { headingText, metas, url } }: Subject): Statement[] {
  const names = [headingText, metas.get('og:title') ?? ''].filter(namesPreorder);
  const addresses = [lastSegment(url)].filter((address) => /\bpre-?order\b/.test(address));
  return [
    ...names.map((name) => stockStatement('name', 'ahead', name)),
    ...addresses.map((address) => stockStatement('address', 'ahead', address)),
  ];
}
