import { isElement } from '../../web/parseHtml.ts';
import { walk } from '../../web/text.ts';
import { currenciesOf, currencyMarks } from './price/numbers.ts';
import type { ShopPage } from './page/openPage.ts';
import { isClosed, ofKind, type Statement, type StockStatus, witnessOf } from './reading.ts';

export function judgePrice(statements: readonly Statement[], page: ShopPage) {
  const price = isClosed(statements) || isDealers(statements) ? null : chooseAmount(statements);
  if (price === null || ofKind(statements, 'undercut').some(({ amount }) => amount === price)) return null;
  if (isLimited(statements, price) || isAhead(statements)) return null;
  if (!isAgreedPreset(ofKind(statements, 'price'), price)) return null;
  const currency = judgeCurrency(statements, page, price);
  const said = ofKind(statements, 'price').filter(({ amounts }) => amounts.includes(price));
  const best = said.find(({ source }) => source !== 'shown') ?? said[0];
  return currency === null || best === undefined
    ? null
    : { price, currency, quote: `${best.source} "${best.quote}"` };
}

/** The price of the variant that the form would send needs a second witness, and no conflicting price. */
function isAgreedPreset(prices: readonly (Statement & { kind: 'price' })[], price: number): boolean {
  const presets = prices.filter(({ preset }) => preset === true);
  const isSaid = (some: typeof prices) => some.some(({ amounts }) => amounts.includes(price));
  return presets.length === 0 || (isSaid(presets) && isSaid(prices.filter(({ preset }) => preset !== true)));
}

/** Whether the page shows an amount only under a condition, or only machines see it and it may be in cents. */
function isLimited(statements: readonly Statement[], price: number): boolean {
  const seen = ofKind(statements, 'amount').filter(({ amount }) => amount === price);
  const said = ofKind(statements, 'price').filter(({ amounts }) => amounts.includes(price));
  if (seen.length === 0) return said.every(({ quote }) => /^\d{4,}$/.test(quote));
  const isNet = ofKind(statements, 'net price').some((one) => one.amount === price);
  return (
    seen.every(({ limited }) => limited) ||
    (isNet && !ofKind(statements, 'gross price').some((one) => one.amount === price))
  );
}

/** Whether readers are told of a preorder, or of a later day that the rest of the page does not know of. */
function isAhead(statements: readonly Statement[]): boolean {
  const stock = ofKind(statements, 'stock').filter(({ source }) => witnessOf[source] === 'words');
  const isClear = judgeStock(statements).in_stock !== null;
  const isTold = ({ says, quote }: Statement & { kind: 'stock' }) =>
    says === 'ahead' ? !isClear || !/back-?\s?order/i.test(quote) : says === 'later' && !isClear;
  return stock.some(isTold) && !stock.some(({ says }) => says === 'out');
}

function isDealers(statements: readonly Statement[]): boolean {
  return statements.every(
    ({ kind, source }) => kind === 'product' || (kind === 'price' && source === 'open graph'),
  );
}

/** What is shown and not struck through wins; what is shown struck through, or without tax, yields. */
function chooseAmount(statements: readonly Statement[]): number | null {
  const prices = ofKind(statements, 'price');
  const written = prices.filter(({ source }) => source !== 'shown');
  if (written.some(({ amounts }) => amounts.length === 0)) return null;
  const shown = new Set(prices.flatMap((one) => (one.source === 'shown' ? one.amounts : [])));
  const [charged = null] = shown.size === 1 ? shown : [];
  const isShownAs = (kind: 'amount' | 'old price' | 'net price' | 'gross price', amount: number) =>
    ofKind(statements, kind).some((one) => one.source === 'shown' && one.amount === amount);
  const isNetOf = (amount: number) =>
    charged !== null && isShownAs('net price', amount) && addsTax(amount, charged);
  const stated = new Set(written.flatMap((one) => one.amounts));
  const amounts = stated.size > 1 ? new Set([...stated].filter((amount) => !isNetOf(amount))) : stated;
  const [only = null] = amounts.size === 1 ? amounts : [];
  if (amounts.size === 0) return charged;
  const current = [...amounts].filter(
    (amount) => shown.has(amount) || (isShownAs('amount', amount) && !isShownAs('old price', amount)),
  );
  const least = Math.min(...current);
  if (charged === null) {
    // "From £29.99" may be any of several variants' prices.
    if (only === null && prices.some((one) => one.source === 'shown' && one.amounts.length === 0))
      return null;
    if (current.length > 0) return current.length === 1 ? least : null;
    // A price that is only shown struck through is charged if the shop's software says so too.
    const isAgreed = new Set(written.map(({ source }) => witnessOf[source])).size > 1;
    return only !== null && shown.size === 0 && (isAgreed || !isShownAs('old price', only)) ? only : null;
  }
  const isReduced = only !== null && charged < only && isShownAs('old price', only);
  const isTaxed = only !== null && (isShownAs('gross price', charged) || isShownAs('net price', only));
  return charged === least || isReduced || (isTaxed && addsTax(only, charged)) ? charged : null;
}

/** Whether an amount may be another with tax: on goods in Europe, tax is between 5 and 27 %. */
function addsTax(net: number, gross: number): boolean {
  return gross > net * 1.049 && gross < net * 1.275;
}

function judgeCurrency(statements: readonly Statement[], page: ShopPage, amount: number): string | null {
  const stated = ofKind(statements, 'price').flatMap(({ currency, source }) =>
    currency === null ? [] : { currency, isShown: source === 'shown' },
  );
  const named = [...new Set(stated.map(({ currency }) => currency))];
  // If structured data and the visible price agree, "from $39" elsewhere is not about this price.
  if (named.length === 1 && new Set(stated.map(({ isShown }) => isShown)).size === 2) return named[0] ?? null;
  const seen = ofKind(statements, 'amount').filter((one) => one.amount === amount);
  const [first = [], ...rest] = [...named.map((code) => [code]), ...seen.map(({ currencies }) => currencies)];
  const common = first.filter((code) => rest.every((codes) => codes.includes(code)));
  const [code = null] = common;
  return common.length > 1 ? meantBy(common, page) : code;
}

// The currency is set before this point of a script.
const maxScript = 100_000;
const currencyKey = /["']?(?:active|\w{0,12}currency(?:_?code)?)["']?\s{0,4}[:=]\s{0,4}["']([A-Z]{3})["']/gi;
/** The end of a locale, a folder or a host of a country with dollars of its own: "en-CA", "/au/", ".ca". */
const otherCountry = /(?:^|[-_.])(?:ca|au|nz|sg|hk|mx|tw|cl|ar)$/i;
const otherDollars = /\b(?:canadian|australian|new zealand|singapore|hong kong) dollars?\b|\bGST\b/i;
const maxText = 2_000;

/** The shop's own of the currencies of a shared sign, or the one that the page names; null if it names another. */
function meantBy(codes: readonly string[], page: ShopPage): string | null {
  const { scripts, language, metas, context, url } = page;
  const scripted = scripts.flatMap(({ text }) =>
    [...text.slice(0, maxScript).matchAll(currencyKey)].map(([, code = '']) => code),
  );
  const written = [...metas].flatMap(([name, value]) =>
    name.includes('currency') ? value.toUpperCase() : [],
  );
  const named = [...scripted, ...written, ...chosenOf(page)].filter((code) => codes.includes(code));
  const { currency: own = named[0] } = context;
  if (own === undefined || !codes.includes(own) || named.some((code) => code !== own)) return null;
  const places = [language, metas.get('og:locale') ?? '', url.pathname.split('/')[1] ?? '', url.hostname];
  if (own === 'USD' && places.some((place) => otherCountry.test(place))) return null;
  return named.length === 0 && namesAnother(page, own, codes) ? null : own;
}

function chosenOf({ root }: ShopPage): string[] {
  const chosen: string[] = [];
  walk(root, (node) => {
    if (!isElement(node)) return false;
    const { name, attribs, parent } = node;
    const list = parent !== null && isElement(parent) ? (parent.attribs.name ?? '') : '';
    if (list.toLowerCase().includes('currency') && name === 'option' && attribs.selected !== undefined)
      chosen.push((attribs.value ?? '').toUpperCase());
    return true;
  });
  return chosen;
}

function namesAnother({ root }: ShopPage, code: string, codes: readonly string[]): boolean {
  const isOther = ({ text }: { text: string }) => {
    const meant = currenciesOf(text);
    return !meant.includes(code) && meant.some((one) => codes.includes(one));
  };
  return !walk(root, (node) => {
    if (isElement(node)) return node.name !== 'script' && node.name !== 'style';
    const text = 'data' in node ? node.data.slice(0, maxText) : '';
    return otherDollars.test(text) || currencyMarks(text).some(isOther) ? 'end' : false;
  });
}

function signalsOf(statements: readonly Statement[]) {
  const stock = ofKind(statements, 'stock');
  const saying = (...says: readonly StockStatus[]) =>
    stock.flatMap((one) => (says.includes(one.says) ? one : []));
  const [button] = ofKind(statements, 'button');
  const affirmed = new Set(saying('in', 'limited').map(({ source }) => witnessOf[source]));
  const denials = saying('out', 'later', 'ahead');
  const isShown = ({ source }: Statement) => source === 'shown' || source === 'button';
  const ahead = saying('ahead');
  return {
    affirmed,
    denied: new Set(denials.map(({ source }) => (source === 'button' ? 'shown' : source))),
    isAhead: ahead.length > 0 && ahead.length === denials.length,
    said: new Set(stock.map(({ says }) => says)),
    isDeferred: saying('unread', 'unsure').length > 0,
    isShownOut: saying('out').some(isShown),
    isShownIn: saying('in').some(({ source }) => witnessOf[source] === 'words'),
    /** A source other than the words next to the product says that it is obtainable, but may not be shipped. */
    isWrittenUnsure: saying('unsure').some((one) => !isShown(one)),
    isAsked: saying('unsure').some(({ source }) => source === 'button'),
    isPreorder:
      ahead.some(({ source }) => source === 'name') &&
      (ahead.some(isShown) || ahead.some(({ quote }) => /[([] ?pre-? ?order[^)\]]*[)\]]$/i.test(quote))),
    isShownAhead: ahead.some(isShown),
    isLive: button?.live === true,
    isDead: button?.live === false,
    isClosed: isClosed(statements),
    hasPrice: statements.some(({ kind }) => kind === 'price'),
  };
}

type Row = readonly [
  why: string,
  applies: (signals: ReturnType<typeof signalsOf>) => boolean,
  in_stock: boolean | null,
];

/** The first matching row decides. true: in stock; false: not in stock; null: cannot be determined. */
const table: readonly Row[] = [
  // Some shops write "in stock" in the structured data of everything they sell.
  ['a preorder by its name and by what is shown', (s) => s.isPreorder && !s.isShownIn, false],
  ['none left, and it can be ordered ahead', (s) => s.isShownOut && s.isShownAhead && !s.isShownIn, false],
  ['variants differ', (s) => s.said.has('mixed') || (s.said.has('some') && s.denied.size > 0), null],
  ['a dead button next to words that deny', (s) => s.isDead && s.isShownOut && !s.isShownIn, false],
  ['witnesses contradict each other', (s) => s.affirmed.size > 0 && s.denied.size > 0, null],
  ['available, but maybe not for delivery', (s) => s.isWrittenUnsure, null],
  ['it can be ordered ahead', (s) => s.isAhead, false],
  // OpenCart keeps the button of a product that is out of stock.
  [
    'a live button against one source',
    (s) => s.denied.size === 1 && s.isLive && !s.said.has('labeled'),
    null,
  ],
  ['said to be out of stock', (s) => s.denied.size > 0, false],
  ['prices or buying are not for everybody', (s) => s.isClosed, null],
  ['only a "notify me" button', (s) => s.isAsked && !s.isLive, null],
  ['words beside it that are not understood', (s) => s.said.has('beside') && !s.isShownIn, null],
  ['two witnesses agree', (s) => s.affirmed.size > 1 || (s.affirmed.size === 1 && s.isLive), true],
  ['some of the offers under one name, and a live button', (s) => s.said.has('some') && s.isLive, true],
  ['words that defer or are not understood', (s) => s.isDeferred, null],
  ['a dead button against what is written for machines', (s) => s.isDead && !s.isShownIn, null],
  ['said to be in stock', (s) => s.affirmed.size > 0, true],
  ['a live button next to a price', (s) => s.isLive && s.hasPrice, true],
];

export function judgeStock(statements: readonly Statement[]) {
  const signals = signalsOf(statements);
  const [why, , in_stock] = table.find(([, applies]) => applies(signals)) ?? ['nothing says', null, null];
  return { in_stock, why };
}
