import { languages } from '../read/words/languages.ts';
import { isWord, Phrases, phrasesOf, tokensOf, wordSet } from '../read/words/phrases.ts';

/**
 * What a price in a text is. exact: what a buyer pays now. regular: a usual price, which is the current one
 * unless another stands beside it. old: struck through, list or recommended. several: one of several current
 * prices. conditional: paid only by some buyers, with a code, for a quantity, or for something else. Only exact
 * may be stated.
 */
export type PriceKind = 'exact' | 'several' | 'range' | 'regular' | (typeof labelKinds)[number];

/** What the words beside a price say of it. now: it is paid now. gross: tax is included. */
export interface Label {
  kind: PriceKind;
  now: boolean;
  gross: boolean;
}

const labelKinds = ['old', 'net', 'saving', 'from', 'shipping', 'instalment', 'unit', 'conditional'] as const;
type Meaning = (typeof labelKinds)[number] | 'now' | 'gross';

const slot = '{price}';
const isSpoken = /[\p{L}+×%]/u;
const labels = new Phrases<Meaning>(
  [...labelKinds, 'now' as const, 'gross' as const].map((kind) => [
    kind,
    languages.flatMap((words) => phrasesOf(words[kind])),
  ]),
);
const priceWords = [...wordSet(...languages.map(({ price }) => price))];
const anyPrice = wordSet(...languages.map((words) => `${words.anyPrice} ${words.price}`));

/** Labels between two prices that belong to the second: whatever it is, if it is more, or if it is less. */
const ofSecond: Readonly<Partial<Record<Meaning, string>>> = {
  from: 'more less',
  saving: 'more less',
  old: 'more',
  net: 'less',
  shipping: 'less',
};

/** The label in the words before a price: the one that ends last, however far back it stands. */
function labelBefore(words: readonly string[]): Label {
  const kind = labels.last([...words, slot])?.kind ?? null;
  return labelOf(kind, words, isNamedOtherwise(words));
}

function labelOf(meaning: Meaning | null, words: readonly string[], isOther: boolean): Label {
  const said = { now: meaning === 'now', gross: meaning === 'gross' };
  if (meaning === null || meaning === 'now' || meaning === 'gross')
    return { kind: isOther ? 'conditional' : 'exact', ...said };
  // Shops also write "regular price" for the price charged now.
  const isRegular = meaning === 'old' && words.some((word) => /^(?:regular|retail|usual|normal)/.test(word));
  return { kind: isRegular ? 'regular' : meaning, ...said };
}

/**
 * The labels that a text gives to the price before it and to the one after it; no label extends across lines.
 * Amounts; null where there is no such price.
 */
export function labelsBetween(text: string, first: number | null, second: number | null): [Label, Label] {
  const [line = '', ...more] = text.split('\n').filter((one) => isSpoken.test(one));
  const last = more.at(-1);
  if (last !== undefined) return [labelsBetween(line, first, null)[0], labelsBetween(last, null, second)[1]];
  const tokens = tokensOf(line);
  const words = tokens.filter(isWord);
  const none = labelOf(null, words, false);
  if (first === null) return [none, labelBefore(words)];
  const plain = labels.at(words, 0);
  const slotted = labels.at([slot, ...words], 0);
  // "{price} off" can only label the first.
  const isSlotted = slotted !== null && slotted.end - 1 >= (plain?.end ?? 0);
  const found = isSlotted ? { ...slotted, end: slotted.end - 1 } : plain;
  const isOpen =
    tokens.findLast((one) => !'£$€'.includes(one)) === ':' || (tokens[0] === '(' && !tokens.includes(')'));
  if (second === null && found === null)
    return [labelOf(null, words, !isOpen && isNamedOtherwise(words)), none];
  const next = second === null ? 'none' : second < first ? 'less' : 'more';
  const isOfFirst =
    found !== null &&
    !isOpen &&
    (isSlotted || (found.kind !== 'now' && ofSecond[found.kind]?.includes(next) !== true));
  if (!isOfFirst) return [none, labelBefore(words)];
  const isShared = !isSlotted && !['gross', 'net', 'instalment'].includes(found.kind);
  const isApart = isShared && second !== null && text.startsWith('\n');
  return [
    isApart ? none : labelOf(found.kind, words, false),
    labelBefore(isShared ? words : words.slice(found.end)),
  ];
}

/** Whether words end with a special name for a price: "Nectar price", "Staffelpreis". */
function isNamedOtherwise(words: readonly string[]): boolean {
  const name = words.at(-1) ?? '';
  const word = priceWords.find((one) => name.endsWith(one));
  if (word === undefined) return false;
  const start = name.slice(0, -word.length);
  return (start !== '' && !anyPrice.has(start)) || words.slice(-4, -1).some((one) => !anyPrice.has(one));
}
