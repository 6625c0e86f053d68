import { isClosed, ofKind, witnessOf, type Statement, type StockStatus } from '../reading.ts';

/** A summary of all statements about stock. */
function hear(statements: readonly Statement[]) {
  const stock = ofKind(statements, 'stock');
  const saying = (...says: readonly StockStatus[]) =>
    stock.flatMap((one) => (says.includes(one.says) ? one : []));
  const [button] = ofKind(statements, 'button');
  const affirmed = new Set(saying('in', 'limited').map(({ source }) => witnessOf[source]));
  const denials =
    affirmed.size > 0 ? saying('out', 'later', 'ahead') : saying('out', 'later', 'ahead', 'notice');
  const isShown = ({ source }: Statement) => source === 'shown' || source === 'button';
  const ahead = saying('ahead');
  return {
    /** Witnesses that say it is in stock. */
    affirmed,
    /** Sources that say it is not in stock, or not yet. */
    denied: new Set(denials.map(({ source }) => (source === 'button' ? 'shown' : source))),
    isAhead: ahead.length > 0 && ahead.length === denials.length,
    said: new Set(stock.map(({ says }) => says)),
    isDeferred: saying('unread', 'unsure', 'notice').length > 0,
    isShownOut: saying('out').some(isShown),
    isShownIn: saying('in').some(({ source }) => witnessOf[source] === 'words'),
    /** A source other than the words beside the product says that it is obtainable, but may not be shipped. */
    isWrittenUnsure: saying('unsure').some((one) => !isShown(one)),
    /** A button asks the shop about it; to buy, there may be another. */
    isAsked: saying('unsure').some(({ source }) => source === 'button'),
    /** Both its name and what is shown say that it can be ordered ahead. */
    isPreorder: ahead.some(({ source }) => source === 'name') && ahead.some(isShown),
    isLive: button?.live === true,
    isDead: button?.live === false,
    /** Its words, not only its element's name, say that it buys. */
    isKnown: button?.live === true && button.known,
    isClosed: isClosed(statements),
    hasPrice: statements.some(({ kind }) => kind === 'price'),
  };
}

type Row = readonly [
  why: string,
  holds: (heard: ReturnType<typeof hear>) => boolean,
  in_stock: boolean | null,
];

/** The first matching row decides. true: in stock; false: not in stock; null: cannot be determined. */
const table: readonly Row[] = [
  // Some shops write "in stock" in the machine data of everything they sell.
  ['a preorder by its name and by what is shown', (h) => h.isPreorder && !h.isShownIn, false],
  ['variants differ', (h) => h.said.has('mixed') || (h.said.has('some') && h.denied.size > 0), null],
  ['a dead button beside words that deny', (h) => h.isDead && h.isShownOut && !h.isShownIn, false],
  ['witnesses contradict each other', (h) => h.affirmed.size > 0 && h.denied.size > 0, null],
  ['it may be had, but perhaps not sent', (h) => h.isWrittenUnsure, null],
  ['it can be ordered ahead', (h) => h.isAhead, false],
  // OpenCart lets one try to buy what is out of stock.
  [
    'a live button against one source',
    (h) => h.denied.size === 1 && h.isKnown && !h.said.has('labeled'),
    null,
  ],
  ['it is said not to be there', (h) => h.denied.size > 0, false],
  ['prices or buying are not for everybody', (h) => h.isClosed, null],
  ['there is a button that asks, none that buys', (h) => h.isAsked && !h.isLive, null],
  ['two witnesses agree', (h) => h.affirmed.size > 1 || (h.affirmed.size === 1 && h.isLive), true],
  ['some of the offers under one name, and a live button', (h) => h.said.has('some') && h.isLive, true],
  ['words that defer or are not understood', (h) => h.isDeferred, null],
  ['a dead button against what is written for machines', (h) => h.isDead && !h.isShownIn, null],
  ['it is said to be there', (h) => h.affirmed.size > 0, true],
  ['a live button beside a price', (h) => h.isKnown && h.hasPrice, true],
];

export interface StockVerdict {
  in_stock: boolean | null;
  why: string;
}

/** Whether the product is in stock, according to all statements. */
export function judgeStock(statements: readonly Statement[]): StockVerdict {
  const heard = hear(statements);
  const [why, , in_stock] = table.find(([, holds]) => holds(heard)) ?? ['nothing says', null, null];
  return { in_stock, why };
}
