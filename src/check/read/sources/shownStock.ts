import type { Element } from '../../../html/parseHtml.ts';
import { attributeWords, isWithin, lineage, plain, textContent } from '../../../html/text.ts';
import { inherited, type Run } from '../page/area.ts';
import { isChoice, isNamed, namesMatcher, namesOf } from '../page/regions.ts';
import { stockStatement, type Statement } from '../reading.ts';
import { readStock, type StockWord } from '../words/readStock.ts';
import { isPhrase, saysGone } from '../words/languages.ts';
import { isPriceText, type PageSubject } from './subject.ts';

const source = 'shown';
// A shop's branches and the choices of other variants have their own stock.
const isOtherStock = namesMatcher(
  'store stores branch* collect* click-and-collect swatch* variant variants variation variations option options',
);
const isCalledBranch = namesMatcher('store stores branch* collect* click-and-collect pick-up* pickup*');
const isPickUp = namesMatcher('pick-up* pickup*');
const isCalledStock = namesMatcher(
  '*stock* *availability* dispo* lager* lieferstatus delivery-status delivery-information voorraad dostepnosc',
);
// Boxes for a message, which style sheets may hide until its time.
const isCalledMessage = namesMatcher(
  'product-unavailable sold-out-message sold-out-msg soldout-message out-of-stock-message out-of-stock-msg outofstock-message unavailable-message',
);
// An element with more text than a stock line is a larger part of the page with that name.
const maxStockLine = 120;
const maxChoices = 200;

export function readShownStock({ page, area }: PageSubject): Statement[] {
  const { at } = page.context;
  const isQuiet = inherited(
    area,
    (element) => isChoice(element) || (element.name !== 'form' && isOtherStock(namesOf(element))),
  );
  const isStockLine = inherited(area, isStockElement);
  const isPickedUp = inherited(area, (element) => isPickUp(namesOf(element)));
  const isBranch = inherited(area, (element) => isCalledBranch(namesOf(element)));
  const isMessage = inherited(area, (element) => isCalledMessage(namesOf(element)));
  const found = new Map<StockWord | 'notice' | 'labeled', string>();
  for (const [i, { text, within }] of area.runs.entries()) {
    // A product may itself be called "Sold Out".
    if (text === page.headingText || isPickedUp(within)) continue;
    const { text: before = '', within: near } = area.runs[i - 1] ?? {};
    const isCounted = /^\d{1,4}$/.test(before) && near?.parent === within.parent;
    const line = isCounted ? `${before} ${text}` : text;
    const read = isQuiet(within)
      ? readQuiet(text, before, within)
      : readState(readRun(line, before, at), text, isStockLine(within) ? within : null);
    const said = read === 'out' && isMessage(within) ? 'notice' : read;
    if (said !== null && !found.has(said)) found.set(said, line);
    if (said === 'out' && (isPhrase('label', before) || isPhrase('label', text.split(':')[0] ?? '')))
      found.set('labeled', line);
  }
  for (const text of area.badges) {
    const said = readStock(text, at);
    if (isDenial(said)) found.set(said, text);
  }
  const choices = area.parts.flatMap(({ element, first, end }) =>
    element.name === 'select' && !isBranch(element) ? (choicesSay(area.runs.slice(first, end)) ?? []) : [],
  );
  for (const { says, text } of choices) if (!found.has(says)) found.set(says, text);
  const gone = [page.headingText, ...area.runs.map(({ text }) => text)].find(saysGone);
  return [
    ...[...found].flatMap(([says, text]) => (says === 'aside' ? [] : stockStatement(source, says, text))),
    ...(gone === undefined ? [] : [{ kind: 'gone', source, quote: gone.slice(0, 120) } as const]),
  ];
}

/** What all choices of a list say alike, other than a first one that asks to choose: "Blue - Sold out", "XL [In stock]". */
function choicesSay(runs: readonly Run[]): { says: 'in' | 'out'; text: string } | null {
  const options = runs.slice(0, maxChoices).filter(({ within }) => within.name === 'option');
  const said = options.map(({ text }) => readStock(text.split(/ [-–—] |[[(]/).at(-1) ?? ''));
  const [says = null, ...others] = said[0] === null || said[0] === 'aside' ? said.slice(1) : said;
  const isAlike = others.length > 0 && others.every((one) => one === says);
  return isAlike && (says === 'in' || says === 'out') ? { says, text: options.at(-1)?.text ?? '' } : null;
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
  const isLabelled = isPhrase('label', before) || (/\d/.test(text) && readStock(before, at) === null);
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
  return isPhrase('used', text) || (!isChoice(within) && isDenial(readStock(text))) ? 'unread' : null;
}

function isStockElement(element: Element): boolean {
  const called =
    isNamed(element, (names) => isCalledStock(names) && !names.includes('sku')) ||
    element.attribs.title?.toLowerCase() === 'availability';
  return called && plain(textContent(element, maxStockLine * 3)).length <= maxStockLine;
}

const states = new Map<string, StockWord>([
  ['availability in-stock', 'in'],
  ['availability out-of-stock', 'out'],
]);
// What other shops call the line itself, whatever it says in a language without a table.
const ownStates = new Map<string, StockWord>([
  ...['in-stock', 'instock', 'stock in-stock'].map((name) => [name, 'in'] as const),
  ...['out-of-stock', 'outofstock', 'stock out-of-stock'].map((name) => [name, 'out'] as const),
]);

/** What a text says in a line on stock: in words that are not understood, what Magento 1 says in the line's class. */
function readState(said: StockWord | null, text: string, line: Element | null): StockWord | null {
  if (line === null || (said !== null && said !== 'unread' && said !== 'aside')) return said;
  if (text.endsWith(':')) return said;
  const classes = lineage(line).map(({ attribs }) => attributeWords(attribs.class).join(' '));
  const state = classes.map((names) => states.get(names)).find((one) => one !== undefined);
  if (state !== undefined || said !== null || !isUnread(text)) return state ?? said;
  return ownStates.get(classes[0] ?? '') ?? 'unread';
}

function isUnread(text: string): boolean {
  const isWords = text.length <= 80 && /\p{L}{2}/u.test(text) && !text.endsWith(':');
  return isWords && !isPriceText(text) && !isPhrase('label', text) && readStock(text) !== 'aside';
}
