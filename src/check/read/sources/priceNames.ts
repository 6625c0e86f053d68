import { namesMatcher } from '../page/names.ts';

// Names that shops give to price elements.
export const isCalledPrice = namesMatcher(
  '*price *prices *price[0-9]* prc* *amount money prix preis precio prezzo preco prijs cena pris',
);
export const isCalledRegular = namesMatcher(
  'regular regular-price regularprice price-regular normal-price normalprice',
);
export const isCalledSpecial = namesMatcher(
  '*special* *sale* *reduced* *discount* *final* *current* *promo* now new our',
);
export const isCalledUntaxed = namesMatcher('without-tax');
export const isCalledNet = namesMatcher(
  `*ex-vat *ex-tax *exvat *excl-vat *excl-tax *excluding-vat *excluding-tax *without-vat *without-tax *no-vat *no-tax notax price-net netto net-price vat-ex* tax-ex* *exc-vat *exc-tax`,
);
export const isCalledGross = namesMatcher(
  '*inc-vat *inc-tax *incvat *incl-vat *incl-tax *including-vat *including-tax *with-vat *with-tax withtax vat-inc* tax-inc* brutto',
);
export const isCalledNoise = namesMatcher(`
  shipping* delivery* instal* klarna* afterpay* clearpay* laybuy sezzle paypal* financ* month* unit-price* unitprice* price-per-unit per-unit base-price
  point points reward rewards loyalty member* used* pre-owned preowned saving savings you-save yousave save deposit gift* trade-in tradein threshold subscri* sns
  from price-to range bulk tier* trade wholesale dealer* coupon* voucher* code omnibus lowest* price-match pricematch price-promise student*`);
