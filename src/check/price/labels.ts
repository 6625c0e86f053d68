import { languages } from '../read/words/languages.ts';
import { isWord, phrasesOf, Phrases, plainWords, tokensOf, wordSet } from '../read/words/phrases.ts';

/**
 * The kind of a price in a text. exact: what a buyer pays now. regular: a usual price, which is the current
 * price if there is no other beside it. old: struck through, list or recommended. several: the text holds
 * more than one current price. conditional: paid only by some buyers, with a code, for a quantity, or for
 * something else. Only exact may be stated.
 */
export type PriceKind =
  | 'exact'
  | 'from'
  | 'range'
  | 'several'
  | 'regular'
  | 'old'
  | 'saving'
  | 'net'
  | 'instalment'
  | 'unit'
  | 'shipping'
  | 'conditional';

const labelKinds = ['old', 'net', 'saving', 'from', 'shipping', 'instalment', 'unit', 'conditional'] as const;
type LabelKind = (typeof labelKinds)[number] | 'now' | 'gross';

const slot = '{price}';
const labels = new Phrases<LabelKind>(
  [...labelKinds, 'now' as const, 'gross' as const].map((kind) => [
    kind,
    languages.flatMap((words) => phrasesOf(words[kind])),
  ]),
);
const priceWords = [...wordSet(...languages.map(({ price }) => price))];
const anyPrice = wordSet(...languages.map((words) => `${words.anyPrice} ${words.price}`));

const speaks = /[\p{L}+×%]/u;

/** The kind of a price according to the labels around it. gross: a label says that tax is included. */
export interface Labelled {
  kind: PriceKind;
  gross: boolean;
}

/** The label that ends last in the words before a price. current: it labels the price that is paid now. */
export function labelBefore(text: string): Labelled & { current: boolean } {
  if (!speaks.test(text)) return { kind: 'exact', gross: false, current: false };
  const words = plainWords(text);
  const found = labels.last([...words, slot]);
  // A label further back describes something else, unless it can only label a price.
  if (found !== null && found.kind !== 'now' && found.kind !== 'gross') {
    return { kind: kindOf(found.kind, words), gross: false, current: false };
  }
  const gross = found?.kind === 'gross';
  return { kind: isNamedOtherwise(text) ? 'conditional' : 'exact', gross, current: found?.kind === 'now' };
}

/** Shops also write "regular price" for the price charged now. */
function kindOf(kind: PriceKind, words: readonly string[]): PriceKind {
  return kind === 'old' && words.some((word) => /^(?:regular|retail|usual|normal)/.test(word))
    ? 'regular'
    : kind;
}

/** The label between two prices, if it belongs to the first. */
export interface LabelAfter extends Labelled {
  /** Number of words of the text that belong to the label. */
  length: number;
  /** The label also applies to the next price. */
  shared: boolean;
  /** It can only label the previous price: "{price} off". */
  slotted: boolean;
}

/** The rest of a text after the words of its leading label. */
export function withoutLabel(text: string, { length }: LabelAfter): string {
  return plainWords(text).slice(length).join(' ');
}

/**
 * The label right after a price. next: whether the following price is more or less; null if there is none.
 */
export function labelAfter(text: string, next: 'more' | 'less' | null): LabelAfter | null {
  if (!speaks.test(text)) return null;
  const tokens = tokensOf(text);
  const words = tokens.filter(isWord);
  const slotted = labels.at([slot, ...words], 0);
  const plain = labels.at(words, 0);
  const isSlotted = slotted !== null && slotted.end - 1 >= (plain?.end ?? 0);
  const found = isSlotted ? { ...slotted, end: slotted.end - 1 } : plain;
  if (found === null) {
    const isOther = next === null && !endsWithColon(tokens) && isNamedOtherwise(text);
    return isOther
      ? { kind: 'conditional', gross: false, length: words.length, shared: false, slotted: false }
      : null;
  }
  const { kind, end: length } = found;
  if (endsWithColon(tokens) && next !== null) return null;
  if (kind === 'now')
    return isSlotted ? { kind: 'exact', gross: false, length, shared: false, slotted: true } : null;
  if (kind === 'gross') return { kind: 'exact', gross: true, length, shared: false, slotted: isSlotted };
  if (!isSlotted && (endsWithColon(tokens) || isOpenBracket(tokens))) return null;
  if (!isSlotted && next !== null && isOfNext(kind, next)) return null;
  const shared = next !== null && !isSlotted && kind !== 'net' && kind !== 'instalment';
  return { kind: kindOf(kind, words), gross: false, length, shared, slotted: isSlotted };
}

function endsWithColon(tokens: readonly string[]): boolean {
  return tokens.findLast((one) => one !== '£' && one !== '$' && one !== '€') === ':';
}

function isOpenBracket(tokens: readonly string[]): boolean {
  return tokens.includes('(') && !tokens.includes(')') && tokens[0] !== '('
    ? true
    : tokens[0] === '(' && !tokens.includes(')');
}

/** Whether a label between two prices belongs to the second: "£29.99 RRP £35", "£29 delivery £3". */
function isOfNext(kind: LabelKind, next: 'more' | 'less'): boolean {
  if (kind === 'old') return next === 'more';
  if (kind === 'net' || kind === 'shipping' || kind === 'conditional')
    return next === 'less' && kind !== 'conditional';
  return kind === 'from' || kind === 'saving';
}

/** Whether a text ends with a special name for a price: "Nectar price", "Staffelpreis:". */
export function isNamedOtherwise(text: string): boolean {
  const words = plainWords(text);
  const name = words.pop() ?? '';
  const word = priceWords.find((one) => name.endsWith(one));
  if (word === undefined) return false;
  const start = name.slice(0, -word.length);
  return (start !== '' && !anyPrice.has(start)) || words.slice(-3).some((one) => !anyPrice.has(one));
}
