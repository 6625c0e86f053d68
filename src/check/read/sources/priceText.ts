import { isElement, type Element, type Node } from '../../../html/parseHtml.ts';
import { namesMatcher, namesOf } from '../page/names.ts';

/** What calls an element's price the one of before. */
export const isCalledOld = namesMatcher(
  'old* was* rrp msrp srp list-price listprice price-list pricelist compare* strike* striked-through line-through crossed* original* previous* before non-sale retail* uvp',
);

/** Whether an element crosses its text out. */
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

// A price has fewer nodes; what is called one and has more holds something else.
const maxNodes = 400;
const maxStart = 40;
// Digits that something follows, in one price.
const maxSeams = 60;

// "1", "1)", "1,2" and "15" in a sup.
const isFootnote = /^[\s([]*\d{1,2}(?:[\s,;]{1,2}\d{1,2}){0,3}[\s)\].*]*$/;
const isWhole =
  /(?:[€£$]\s?\d[\d .,']{0,12}[.,]\d\d|(?<![\d.,])\d[\d .,']{0,12}[.,]\d\d[\s\ue000]{0,3}(?:[€£$]|eur|z[łl]|kr|kč))[\s\ue000]*$/i;

/**
 * The text of an element that is called a price, with the pence of "29<sup>99</sup>" set off; digits that only touch stay
 * apart. leftOut: it holds what is called old, and leavesOld leaves that out.
 */
export function priceText(element: Element, leavesOld: boolean): { text: string; leftOut: boolean } {
  let text = '';
  let nodes = 0;
  let seams = 0;
  let leftOut = false;
  let isUnclear = false as boolean;
  const isTooLarge = (): boolean => text.length > 320 || nodes > maxNodes || seams > maxSeams;
  const visit = (node: Node): void => {
    nodes += 1;
    if (!isElement(node)) {
      if ('data' in node) text += node.data.slice(0, 1000).replace(/\s+/g, ' ');
      return;
    }
    if (node.name === 'script' || node.name === 'style' || node.name === 'template') return;
    // A struck price is a spot of its own.
    if (node !== element && isStruckThrough(node)) return;
    if (node !== element && leavesOld && isCalledOld(namesOf(node))) {
      leftOut = true;
      return;
    }
    if (/\d[\s\ue000]*[€£$]?\s*$/.test(text)) {
      seams += 1;
      const parted = withPence(text, node);
      if (parted !== null) {
        text = parted;
        return;
      }
    }
    if (node.name === 'sup' && isFootnote.test(startOfText(node)) && /\d[^\d]{0,6}$/.test(text)) {
      // After the pence and a currency it can only be a footnote; after "129 €" it may be a part of the price.
      if (!isWhole.test(text)) isUnclear = true;
      return;
    }
    if (/\d[\s\ue000]*[€£$]?\s*$/.test(text)) {
      if (/\d\ue000?\s*$/.test(text) && /^\s*[.,]/.test(startOfText(node)))
        text = text.replace(/\ue000?\s*$/, '');
      else if (/\d$/.test(text)) text += '\ue000';
    }
    const { length } = text;
    for (const child of node.children) if (!isTooLarge()) visit(child);
    if (text.length > length && /\d$/.test(text)) text += '\ue000';
  };
  visit(element);
  if (isUnclear || nodes > maxNodes || seams > maxSeams) return { text: '', leftOut: false };
  // "1", a thin space and "299": groups of one number, which is not put together again.
  text = text.replace(/(?<![\d.,])(\d{1,3}\ue000+)\s+(?=\d{3}(?:\D|$))/g, '$1');
  // Two numbers that touch across elements could be one: neither is read.
  return { text: text.replace(/[\d.,]+(?:\ue000+[\d.,]+)+/g, ' ').replaceAll('\ue000', ''), leftOut };
}

/** "51€<sup>99</sup>", "51<sup>€99</sup>" and "51<sup>99</sup>" as "51.99€"; null where an element holds no pence. */
function withPence(text: string, node: Element): string | null {
  if (node.name !== 'sup' && node.name !== 'small' && !isCalledPence(namesOf(node))) return null;
  const small = /^[\s.,]*([€£$])?\s*(\d\d)\s*([€£$])?\s*$/.exec(startOfText(node));
  const whole = /(?:^|[^\d.,])\d{1,3}(?:[ .,]?\d{3})*([\s\ue000]*([€£$])?\s*)$/.exec(text);
  if (small === null || whole === null) return null;
  const sign = [whole[2], small[1], small[3]].find((found) => found !== undefined) ?? '';
  return `${text.slice(0, text.length - (whole[1]?.length ?? 0))}.${small[2] ?? ''}${sign}`;
}

/** The first characters below a node; of one with many nodes before them, none. */
function startOfText(start: Node): string {
  let text = '';
  let nodes = 0;
  const visit = (node: Node): void => {
    nodes += 1;
    if (text.length >= maxStart || nodes > maxStart) return;
    if (isElement(node)) for (const child of node.children.slice(0, maxStart)) visit(child);
    else if ('data' in node) text += node.data.slice(0, maxStart);
  };
  visit(start);
  return nodes > maxStart ? '' : text.slice(0, maxStart);
}
