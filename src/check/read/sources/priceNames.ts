import type { Element } from '../../../html/parseHtml.ts';
import { attributeWords } from '../../../html/text.ts';
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
