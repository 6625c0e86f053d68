import { isElement, type Element, type Node } from '../../../html/parseHtml.ts';
import { namesMatcher, namesOf } from '../page/names.ts';

/** Element names that mark a previous price. */
export const isCalledOld = namesMatcher(
  'old* was* rrp msrp srp list-price listprice price-list pricelist compare* strike* striked-through line-through crossed* original* previous* before non-sale retail* uvp',
);

/** Whether an element strikes its text through. */
export function isStruckThrough(element: Element): boolean {
  const { name, attribs } = element;
  return (
    name === 's' ||
    name === 'del' ||
    name === 'strike' ||
    (attribs.style?.slice(0, 500).includes('line-through') ?? false)
  );
}

const isCalledPence = namesMatcher('cent cents decimal decimals fraction* minor pence pennies');

// A price has fewer nodes; a larger element named as a price holds something else.
const maxNodes = 400;
const maxText = 400;

// Markers for the start and end of an element, and for the start of one in small type.
const [edge, small] = ['\ue000', '\ue001'];
const pence =
  /(?<![\d.,])(\d{1,3}(?:[ .,]?\d{3})*)[\s\ue000]*([€£$])?[\s\ue000]*\ue001[\s.,\ue000]*([€£$])?[\s\ue000]*(\d\d)[\s\ue000]*([€£$])?\s*\ue000/g;
// "1", "1)", "1,2" and "15" in a sup.
const footnote = /\ue001[\s([]*\d[\d\s,;)\].*]*\ue000/g;
const endsWhole =
  /(?:[€£$]\s?\d[\d .,']{0,12}[.,]\d\d|(?<![\d.,])\d[\d .,']{0,12}[.,]\d\d[\s\ue000]{0,3}(?:[€£$]|eur|z[łl]|kr|kč))[\s\ue000]*$/i;
const brokenGroup = /(?<![\d.,])(\d{1,3}\ue000+)\s+(?=\ue000*\d{3}(?:\D|$))/g;

/**
 * The text of a price element, with the pence of "29<sup>99</sup>" separated; digits in adjacent elements
 * stay apart. leftOut: whether it contains an old price; leavesOld leaves that out.
 */
export function priceText(element: Element, leavesOld: boolean): { text: string; leftOut: boolean } {
  let [text, nodes, leftOut] = ['', 0, false];
  const visit = (node: Node): void => {
    nodes += 1;
    if (!isElement(node)) {
      if ('data' in node) text += node.data.slice(0, 1000).replace(/\s+/g, ' ');
      return;
    }
    // A struck-through price is a separate spot.
    if (node !== element && (isStruckThrough(node) || node.name === 'script' || node.name === 'style'))
      return;
    const isOld = node !== element && leavesOld && isCalledOld(namesOf(node));
    leftOut ||= isOld;
    if (isOld || nodes > maxNodes || text.length > maxText) return;
    text += node.name === 'sup' || node.name === 'small' || isCalledPence(namesOf(node)) ? small : edge;
    for (const child of node.children) visit(child);
    text += edge;
  };
  visit(element);
  if (nodes > maxNodes) return { text: '', leftOut: false };
  text = text.replace(
    pence,
    (_, whole: string, before = '', between = '', cents: string, after = '') =>
      `${whole}.${cents}${String(before || between || after)}${edge}`,
  );
  let unclear = 0;
  // After the pence and a currency, it can only be a footnote; after "129 €", it may be part of the price.
  text = text.replace(footnote, (_, at: number, all: string) => {
    if (!endsWhole.test(all.slice(0, at))) unclear += 1;
    return '';
  });
  if (unclear > 0) return { text: '', leftOut: false };
  // Two numbers in adjacent elements could be one number, so neither is read.
  text = text
    .replaceAll(small, edge)
    .replace(brokenGroup, '$1')
    .replace(/[\d.,]+(?:\ue000+[\d.,]+)+/g, ' ');
  return { text: text.replaceAll(edge, ''), leftOut };
}
