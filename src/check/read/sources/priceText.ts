import { type Element, isElement, type Node } from '../../../html/parseHtml.ts';
import { attributeWords, plain, textContent } from '../../../html/text.ts';
import { isNamed, namesMatcher, namesOf } from '../page/names.ts';

const matchAmount = namesMatcher(
  '*price *prices *price[0-9]* prc* *amount money prix preis precio prezzo preco prijs cena pris',
);

/** Names that shops give to the elements of prices, by what they say of them. */
export const isCalled = {
  old: namesMatcher(
    'old* was* rrp msrp srp list-price listprice compare* strike* striked-through crossed* barred original* previous* before non-sale retail* uvp',
  ),
  regular: namesMatcher(
    'regular regular-price regularprice price-regular normal-price normalprice price-standard standard-price',
  ),
  special: namesMatcher('*special* *sale* *reduced* *discount* *final* *current* *promo* now new our'),
  /** BigCommerce's theme uses this name even if no tax is shown at all. */
  untaxed: namesMatcher('without-tax'),
  net: namesMatcher(
    `*ex-vat *ex-tax *exvat *excl-vat *excl-tax *excluding-vat *excluding-tax *without-vat *without-tax *no-vat *no-tax notax price-net netto net-price vat-ex* tax-ex* *exc-vat *exc-tax price-tax price-tax-live`,
  ),
  gross: namesMatcher(
    '*inc-vat *inc-tax *incvat *incl-vat *incl-tax *including-vat *including-tax *with-vat *with-tax withtax vat-inc* tax-inc* brutto',
  ),
  noise: namesMatcher(`
    shipping* delivery* instal* klarna* afterpay* clearpay* laybuy sezzle paypal* financ* month* unit-price* unitprice* price-per-unit per-unit base-price
    point points reward rewards loyalty member* used* pre-owned preowned saving savings you-save yousave save deposit gift* trade-in tradein threshold subscri* sns
    from price-to price-range bulk tier* trade wholesale dealer* coupon* voucher* code omnibus lowest* price-match pricematch price-promise student*`),
  pence: namesMatcher('cent cents decimal decimals fraction* minor pence pennies'),
};

export function isStruckThrough({ name, attribs }: Element): boolean {
  return (
    ['s', 'del', 'strike'].includes(name) ||
    attribs.style?.slice(0, 500).includes('line-through') === true ||
    attributeWords(attribs.class).includes('line-through')
  );
}

/** Whether an element is a price element, by any kind of name, or is struck through. */
export function isPriceElement(element: Element): boolean {
  return isStruckThrough(element) || isCalled.old(namesOf(element)) || isNamed(element, matchAmount);
}

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
