import { ofKind, type Source, type Statement, type Stock } from '../statement.ts';

/**
 * The witnesses. data: what shops write for machines, into all their pages alike. platform: the state of the shop's own
 * software. words: what a reader sees beside the product, or the shop's own reader. button: a live button that buys.
 */
type Witness = 'data' | 'platform' | 'words' | 'button';

const witnessOf: Readonly<Record<Source, Witness>> = {
  'json-ld': 'data',
  microdata: 'data',
  rdfa: 'data',
  'open graph': 'data',
  platform: 'platform',
  shown: 'words',
  button: 'words',
  name: 'words',
  address: 'words',
  retailer: 'words',
};

/** A summary of all statements about stock. */
interface Hearing {
  /** Witnesses that say it is in stock. */
  there: ReadonlySet<Witness>;
  /** Sources that say it is not in stock, or not yet. */
  denied: ReadonlySet<Source>;
  /** Every denial says that it can be ordered ahead. */
  isAhead: boolean;
  said: ReadonlySet<Stock>;
  /** Nothing shown says that it is in stock. */
  isShownThere: boolean;
  /** A source other than the words beside the product says that it is obtainable, but may not be shipped. */
  isWrittenUnsure: boolean;
  isNamedAhead: boolean;
  isShownAhead: boolean;
  /** named: live, and only the element's name says that it buys. */
  button: 'live' | 'named' | 'dead' | null;
  hasPrice: boolean;
}

function hear(statements: readonly Statement[]): Hearing {
  const stock = ofKind(statements, 'stock');
  const saying = (...says: readonly Stock[]) => stock.filter((one) => says.includes(one.says));
  const buttons = ofKind(statements, 'button');
  const [button = null] = buttons.map(({ live, known }) => (live ? (known ? 'live' : 'named') : 'dead'));
  const denials = saying('out', 'later', 'ahead');
  const there = new Set(saying('in', 'limited').map(({ source }) => witnessOf[source]));
  return {
    there,
    denied: new Set(denials.map(({ source }) => (source === 'button' ? 'shown' : source))),
    isAhead: denials.length > 0 && denials.every(({ says }) => says === 'ahead'),
    said: new Set(stock.map(({ says }) => says)),
    isShownThere: saying('in').some(({ source }) => witnessOf[source] === 'words'),
    isWrittenUnsure: saying('unsure').some(({ source }) => source !== 'shown' && source !== 'button'),
    isNamedAhead: denials.some(({ source, says }) => source === 'name' && says === 'ahead'),
    isShownAhead: denials.some(
      ({ source, says }) => (source === 'shown' || source === 'button') && says === 'ahead',
    ),
    button,
    hasPrice: statements.some(({ kind }) => kind === 'price' || kind === 'bare price'),
  };
}

function isLive({ button }: Hearing): boolean {
  return button === 'live' || button === 'named';
}

/** The first matching row decides. true: in stock; false: not in stock; null: cannot be determined. */
const table: readonly (readonly [why: string, holds: (heard: Hearing) => boolean, stock: boolean | null])[] =
  [
    // Some shops write "in stock" in the machine data of everything they sell.
    [
      'a preorder by its name and by what is shown',
      (h) => h.isNamedAhead && h.isShownAhead && !h.isShownThere,
      false,
    ],
    ['witnesses contradict each other', (h) => h.there.size > 0 && h.denied.size > 0, null],
    ['it may be had, but perhaps not sent', (h) => h.isWrittenUnsure, null],
    ['variants differ', (h) => h.said.has('mixed') || (h.said.has('some') && h.denied.size > 0), null],
    ['it can be ordered ahead', (h) => h.isAhead, false],
    ['a live button against one source', (h) => h.denied.size === 1 && h.button === 'live', null],
    ['it is said not to be there', (h) => h.denied.size > 0, false],
    ['two witnesses agree', (h) => h.there.size > 1 || (h.there.size === 1 && isLive(h)), true],
    [
      'some of the offers under one name are there, and a live button',
      (h) => h.said.has('some') && isLive(h),
      true,
    ],
    [
      'words that defer or are not understood, against one witness',
      (h) => h.said.has('unread') || h.said.has('unsure'),
      null,
    ],
    [
      'a dead button against what is written for machines',
      (h) => h.button === 'dead' && !h.isShownThere,
      null,
    ],
    ['it is said to be there', (h) => h.there.size > 0, true],
    ['a live button beside a price', (h) => h.button === 'live' && h.hasPrice, true],
    ['nothing says', () => true, null],
  ];

export interface StockVerdict {
  in_stock: boolean | null;
  why: string;
}

/** Whether the product is in stock, according to all statements. */
export function judgeStock(statements: readonly Statement[]): StockVerdict {
  const heard = hear(statements);
  const [why = '', , in_stock = null] = table.find(([, holds]) => holds(heard)) ?? [];
  return { in_stock, why };
}
