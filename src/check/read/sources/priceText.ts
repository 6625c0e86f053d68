import { isElement, type Element, type Node } from '../../../html/parseHtml.ts';
import { plain, textContent } from '../../../html/text.ts';
import { namesOf } from '../page/names.ts';
import { isCalled, isStruckThrough } from './priceNames.ts';

// A price has fewer nodes; a larger element named as a price holds something else.
const maxNodes = 400;
const maxText = 400;

// Marks where elements begin and end.
const edge = '\ue000';
const units = /(?<![\d.,])(\d{1,3}(?:[ .,]?\d{3})*)[ \ue000]*([€£$])?[.,]?[ \ue000]*$/;
const pence = /^[.,]?([€£$])? ?(\d\d) ?([€£$])?\*?$/;
const endsWithPence = /[.,]\d\d\D*$/;
// "1", "1)", "1,2" and "15".
const footnote = /^[([]?\d[\d ,;)\].*]*$/;
// Two numbers in adjacent elements could be one.
const adjacent = /\d[.,]?\ue000+[.,]?\d|(?<![\d.,])\d{1,3}\ue000+ \ue000*\d{3}(?!\d)/;

// Cents that bring their point with them belong to the number before.
const centsEdge = /(?<=\d)\ue000+(?=[.,]\d\d(?![\d.,]|\ue000+\d))/g;

// Words in adjacent elements are two: "129 zł" and "netto".
const wordEdge = /(?<=[\p{L}\d])\ue000+(?=\p{L}{2})/gu;

/**
 * The text of a price element without the old prices in it, the pence of "29<sup>99</sup>" separated and footnotes
 * left out. Empty if digits in adjacent elements may be one number or two.
 */
export function priceText(top: Element): string {
  let [text, nodes, isUnclear] = ['', 0, false];
  const visit = (node: Node): void => {
    nodes += 1;
    if (nodes > maxNodes || text.length > maxText) isUnclear = true;
    if (isUnclear) return;
    if (!isElement(node)) {
      if ('data' in node) text += node.data.slice(0, 1000).replace(/\s+/g, ' ');
      return;
    }
    const names = namesOf(node);
    const isOld = node !== top && (isStruckThrough(node) || isCalled.old(names));
    if (isOld || node.name === 'script' || node.name === 'style') return;
    if (node.name === 'sup' || node.name === 'small' || isCalled.pence(names)) {
      const small = plain(textContent(node, maxText));
      const [, before, cents, after] = pence.exec(small) ?? [];
      if (cents !== undefined && units.test(text)) {
        text = text.replace(
          units,
          (_, whole: string, sign?: string) => `${whole}.${cents}${sign ?? before ?? after ?? ''}`,
        );
        return;
      }
      // After the pence, it can only be a footnote; after "129 €", it may be part of the price.
      isUnclear = footnote.test(small) && !endsWithPence.test(text);
      if (footnote.test(small)) return;
    }
    text += edge;
    for (const child of node.children) visit(child);
    text += edge;
  };
  visit(top);
  text = text.replace(centsEdge, '');
  const isNumberUnclear = isUnclear || adjacent.test(text);
  return isNumberUnclear ? '' : plain(text.replace(wordEdge, ' ').replaceAll(edge, ''));
}
