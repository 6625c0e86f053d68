import type { Element } from '../../../html/parseHtml.ts';
import { plain, textOf } from '../../../html/text.ts';
import { inherited, type Run } from '../page/area.ts';
import { asNames, namesMatcher, namesOf } from '../page/names.ts';
import { isChoice } from '../page/regions.ts';
import type { Statement, Stock } from '../statement.ts';
import { readStock, type StockWord } from '../words/readStock.ts';
import { isStockLabel, isUsedCopy, saysGone } from '../words/readWords.ts';
import type { Subject } from './subject.ts';

const source = 'shown';
// A shop's branches and the choices of other variants have their own stock.
const isOtherStock = namesMatcher(
  'store stores branch* collect* pick-up* pickup* click-and-collect swatch* variant variants variation variations option options',
);
/** Attributes by which shops built with scripts name their elements; their classes are generated. */
export const testNames = [
  'itemprop',
  'data-testid',
  'data-test',
  'data-test-id',
  'data-hook',
  'data-qa',
  'data-cy',
];
const isCalledStock = namesMatcher(
  '*stock* *availability* dispo* lager* lieferstatus delivery-status delivery-information voorraad dostepnosc',
);
// An element with more text than a stock line is a larger part of the page with that name.
const maxStockLine = 120;

/** Statements about stock that are visible beside the product's name. */
export function readShownStock({ page, area }: Subject): Statement[] {
  const { at } = page.context;
  const isQuiet = inherited(area, (element) => isChoice(element) || isOtherStock(namesOf(element)));
  const isStockLine = inherited(area, isStockElement);
  const found = new Map<StockWord, string>();
  for (const [i, { text, within }] of area.runs.entries()) {
    // A product may itself be called "Sold Out".
    if (text === page.headingText) continue;
    const said = isQuiet(within)
      ? readQuiet(text, area.runs[i - 1], within)
      : (readRun(text, area.runs[i - 1], at) ?? (isStockLine(within) && isUnread(text) ? 'unread' : null));
    if (said !== null && !found.has(said)) found.set(said, text);
  }
  for (const text of area.badges) {
    const said = readStock(text, at);
    if (isDenial(said)) found.set(said, text);
  }
  const said = [...found].flatMap(([word, text]): Statement[] => {
    const says: Stock | null = word === 'aside' ? null : word;
    return says === null ? [] : [{ kind: 'stock', source, says, quote: text.slice(0, 160) }];
  });
  const gone = [page.headingText, ...area.runs.map(({ text }) => text)].find(saysGone);
  return gone === undefined ? said : [...said, { kind: 'gone', source, quote: gone.slice(0, 120) }];
}

function isDenial(said: StockWord | null): said is 'out' | 'ahead' | 'later' {
  return said === 'out' || said === 'ahead' || said === 'later';
}

/** A line, alone or with its label from the preceding text, as in a table. */
function readRun(text: string, before: Run | undefined, at: number | undefined): StockWord | null {
  if (text.endsWith(':') && isStockLabel(text)) return null;
  const own = readStock(text, at);
  if ((own !== null && own !== 'aside') || before === undefined) return own;
  // The preceding text must be a label, not a statement of its own or the product's name.
  if (
    text.length > 60 ||
    before.text.length > 40 ||
    (readStock(before.text, at) !== null && !isStockLabel(before.text))
  )
    return own;
  const pair = `${before.text}: ${text}`;
  return isStockLabel(before.text) || /\d/.test(text) ? (readStock(pair, at) ?? own) : own;
}

/**
 * Among choices and in labels, only a count of zero applies to the product, and a copy that is not new is
 * another product.
 */
function readQuiet(text: string, before: Run | undefined, within: Element): StockWord | null {
  if (text.length > 40) return null;
  const isLabel =
    within.name === 'label' ||
    (within.parent !== null && 'name' in within.parent && within.parent.name === 'label');
  const pair = text === '0' && before !== undefined ? `${before.text} 0` : text;
  if (isLabel) return /\b0$/.test(pair) && readStock(pair) === 'out' ? 'out' : null;
  // One sold-out variant makes a lone button doubtful.
  return isUsedCopy(text) || (!isChoice(within) && isDenial(readStock(text))) ? 'unread' : null;
}

/** Whether an element is a stock element, by any kind of name, and holds no more than a line. */
function isStockElement(element: Element): boolean {
  const { attribs } = element;
  const called =
    (isCalledStock(namesOf(element)) && !namesOf(element).includes('sku')) ||
    attribs.title?.toLowerCase() === 'availability' ||
    testNames.some((name) => isCalledStock(asNames(attribs[name] ?? '')));
  return called && plain(textOf(element, maxStockLine * 3)).length <= maxStockLine;
}

function isUnread(text: string): boolean {
  return (
    text.length <= 80 &&
    /\p{L}{2}/u.test(text) &&
    !text.endsWith(':') &&
    !isStockLabel(text) &&
    readStock(text) !== 'aside'
  );
}
