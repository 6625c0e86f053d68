import type { Element } from '../../../web/parseHtml.ts';
import { isWithin, plain, textContent } from '../../../web/text.ts';
import { inherited, isPriceText } from '../page/area.ts';
import { isChoice, isNamed, namesMatcher, namesOf } from '../page/regions.ts';
import { stockStatement, type Statement } from '../reading.ts';
import { readStock, saysLater, type StockWord } from '../words/readStock.ts';
import { isBuyText, isPhrase, saysGone } from '../words/languages.ts';
import type { PageSubject } from './subject.ts';

const source = 'shown';
// A shop's branches and the choices of other variants have their own stock.
const isOtherStock = namesMatcher(
  'store stores branch* collect* click-and-collect pick-up* pickup* swatch* variant variants variation variations option options',
);
const isCalledStock = namesMatcher(
  '*stock* *availability* dispo* lager* lieferstatus delivery-status delivery-information voorraad dostepnosc',
);
// Lines further from every price and button are a description.
const maxDistance = 8;
// An element with more text than a stock line is a larger part of the page with that name.
const maxStockLine = 120;

export function readShownStock({ page, area }: PageSubject): Statement[] {
  const { at } = page.context;
  const isQuiet = inherited(
    area,
    (element) => isChoice(element) || (element.name !== 'form' && isOtherStock(namesOf(element))),
  );
  const isStockLine = inherited(area, isStockElement);
  const places = (test: (text: string) => boolean) =>
    area.runs.flatMap(({ text }, i) => (test(text) ? i : []));
  const [buttons, prices] = [places(isBuyText), places(isPriceText)];
  const isNear = (i: number, some: readonly number[]) => some.some((one) => Math.abs(one - i) <= maxDistance);
  const found = new Map<StockWord | 'labeled' | 'beside' | 'mixed', string>();
  for (const [i, { text, within }] of area.runs.entries()) {
    // A product may itself be called "Sold Out".
    if (text === page.headingText) continue;
    const { text: before = '', within: near } = area.runs[i - 1] ?? {};
    const isCounted = /^\d{1,4}$/.test(before) && near?.parent === within.parent;
    const line = isCounted ? `${before} ${text}` : text;
    const own = isQuiet(within) ? readQuiet(text, before, within) : readRun(line, before, at);
    const isUnknown = own === null && !isQuiet(within) && isStockLine(within) && isUnread(text);
    const isLater =
      at !== undefined &&
      !isDenial(own) &&
      isNear(i, [...buttons, ...prices]) &&
      (saysLater(line, at) || saysLater(`${before} ${line}`, at));
    // Those beyond the stock can be ordered too.
    const isMore =
      own === 'ahead' && /^available for .*back-?\s?order/i.test(text) && readStock(before) === 'in';
    const said = isMore
      ? 'aside'
      : isPhrase('variants', text, 80)
        ? 'mixed'
        : isLater
          ? 'later'
          : isUnknown
            ? 'unread'
            : own;
    if (said !== null && !found.has(said)) found.set(said, line);
    if (said === 'unread' && readStock(text, at) === said && isNear(i, buttons)) found.set('beside', line);
    if (said === 'out' && (isPhrase('label', before) || isPhrase('label', text.split(':')[0] ?? '')))
      found.set('labeled', line);
  }
  const gone = [page.headingText, ...area.runs.map(({ text }) => text)].find(saysGone);
  return [
    ...[...found].flatMap(([says, text]) => (says === 'aside' ? [] : stockStatement(source, says, text))),
    ...(gone === undefined ? [] : [{ kind: 'gone', source, quote: gone.slice(0, 120) } as const]),
  ];
}

function isDenial(said: StockWord | null): said is 'out' | 'ahead' | 'later' {
  return said === 'out' || said === 'ahead' || said === 'later';
}

function readRun(text: string, before: string, at: number | undefined): StockWord | null {
  const own = readStock(text, at);
  // Labels such as "Release date:" state nothing.
  const signs = [own === 'unread', text.endsWith(':'), isPhrase('label', text)];
  if (signs.filter(Boolean).length > 1) return null;
  if ((own !== null && own !== 'aside') || text.length > 60 || before.length > 40 || isPriceText(text))
    return own;
  const isLabelled =
    isPhrase('label', before) ||
    (/\d/.test(text) && ((before.endsWith(':') && at !== undefined) || readStock(before, at) === null));
  return isLabelled ? (readStock(`${before}: ${text}`, at) ?? own) : own;
}

/** In choices and labels, only a count of zero, or a used copy, says something. */
function readQuiet(text: string, before: string, within: Element): StockWord | null {
  if (text.length > 40) return null;
  if (isWithin(within, ({ name }) => name === 'label')) {
    const pair = text === '0' ? `${before} 0` : text;
    return /\b0$/.test(pair) && readStock(pair) === 'out' ? 'out' : null;
  }
  // One sold-out variant makes a lone button doubtful.
  return isPhrase('used', text) || (!isChoice(within) && isDenial(readStock(text))) ? 'unsure' : null;
}

function isStockElement(element: Element): boolean {
  const called =
    isNamed(element, (names) => isCalledStock(names) && !names.includes('sku')) ||
    element.attribs.title?.toLowerCase() === 'availability';
  return called && plain(textContent(element, maxStockLine * 3)).length <= maxStockLine;
}

function isUnread(text: string): boolean {
  const isWords = text.length <= 80 && /\p{L}{2}/u.test(text) && !text.endsWith(':');
  return isWords && !isPriceText(text) && !isPhrase('label', text) && readStock(text) !== 'aside';
}
