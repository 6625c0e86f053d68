import { languages } from '../words/languages.ts';
import { isWord, Phrases, phrasesOf, tokensOf, wordSet } from '../words/phrases.ts';

/**
 * What a price in a text is. exact: what a buyer pays now. regular: a usual price, which is the current one
 * unless another is next to it. old: struck through, list or recommended. several: one of several current
 * prices. conditional: paid only by some buyers, with a code, for a quantity, or for something else. Only exact
 * may be stated.
 */
export type PriceKind = 'exact' | 'several' | 'range' | (typeof labelKinds)[number];

export interface Label {
  kind: PriceKind;
  now: boolean;
  gross: boolean;
}

const labelKinds = [
  ...(['old', 'regular', 'net', 'saving'] as const),
  ...(['from', 'shipping', 'instalment', 'unit', 'conditional'] as const),
] as const;
type Meaning = (typeof labelKinds)[number] | 'now' | 'gross';

const slot = '{price}';
const isSpoken = /[\p{L}+×%]/u;
const labels = new Phrases<Meaning>(
  [...labelKinds, 'now' as const, 'gross' as const].map((kind) => [
    kind,
    languages.flatMap((words) => phrasesOf(words[kind] ?? '')),
  ]),
);
const priceWords = [...wordSet(...languages.map(({ price }) => price))];
const free = wordSet(...languages.map((words) => words.free));
const anyPrice = wordSet(...languages.map((words) => `${words.anyPrice} ${words.price}`));

/** Labels between two prices that belong to the second: any, or only if it is more or less than the first. */
const ofSecond: Readonly<Partial<Record<Meaning, 'any' | 'more' | 'less'>>> = {
  now: 'any',
  from: 'any',
  saving: 'any',
  old: 'more',
  regular: 'more',
  net: 'less',
  shipping: 'less',
};

const exact: Label = { kind: 'exact', now: false, gross: false };

function labelOf(meaning: Meaning | null): Label {
  const said = { now: meaning === 'now', gross: meaning === 'gross' };
  if (meaning === null || meaning === 'now' || meaning === 'gross') return { ...exact, ...said };
  return { kind: meaning, ...said };
}

/** The label in the words before a price: the one that ends last, at any distance. */
function labelBefore(words: readonly string[]): Label {
  const { kind = null, start = 0 } = labels.last([...words, slot]) ?? {};
  // "Delivery from £2.95", in any language.
  const before = kind === 'from' ? words.slice(0, start) : [];
  const isShipping = before.some((_, i) => {
    const found = labels.at(before, i);
    return found?.kind === 'shipping' && found.end === start;
  });
  const label = labelOf(isShipping ? 'shipping' : kind);
  return label.kind === 'exact' && isNamedOtherwise(words) ? { ...label, kind: 'conditional' } : label;
}

/** Amounts are null if there is no such price. No label extends across lines. */
export function labelsBetween(text: string, first: number | null, second: number | null): [Label, Label] {
  const [line, ...more] = text.split('\n').filter((one) => isSpoken.test(one));
  if (line === undefined) return [exact, exact];
  const last = more.at(-1);
  const lineEnd = text.endsWith('\n') ? '\n' : '';
  if (last !== undefined)
    return [labelsBetween(line, first, null)[0], labelsBetween(last + lineEnd, null, second)[1]];
  const tokens = tokensOf(line);
  const words = tokens.filter(isWord);
  const beforeSecond = (some: readonly string[]) => {
    const label = second === null ? exact : labelBefore(some);
    // On a line of its own, "Save 20%" is about the percentage.
    return label.kind === 'saving' && /%\n/.test(text) ? exact : label;
  };
  if (first === null) return [exact, beforeSecond(words)];
  const plain = labels.at(words, 0);
  const slotted = labels.at([slot, ...words], 0);
  // "{price} off" can only label the first, and "Saving:" only the second.
  const isSlotted = slotted !== null && slotted.end - 1 >= (plain?.end ?? 0);
  const { kind = null, end = 0 } = (isSlotted ? slotted : plain) ?? {};
  const owner = kind === null || tokens.at(-1) === ':' ? 'any' : isSlotted ? undefined : ofSecond[kind];
  const next = second === null ? 'none' : second < first ? 'less' : 'more';
  if (owner === 'any' || owner === next) return [exact, beforeSecond(words)];
  const isShared = !isSlotted && kind !== 'gross' && kind !== 'net' && kind !== 'instalment';
  // On the line of the second price, "+" is not about the first.
  const isOnNext = text.startsWith('\n') && !text.endsWith('\n');
  const isApart = second !== null && (isOnNext || (isShared && text.startsWith('\n')));
  const rest = isShared || isApart ? words : words.slice(isSlotted ? end - 1 : end);
  return [isApart ? exact : labelOf(kind), beforeSecond(rest)];
}

/** What a sign-in form promises, such as points, is no label of the price below it. */
const accountPrompt = /^(?:please )?(?:log|sign) in to see your (?!.*\bprice)/i;

/** "Min: 2": how many to buy. */
const least = /^min\p{L}*[.:]? \d{1,2}$/iu;

export function isUnrelated(line: string, side: 'above' | 'below'): boolean {
  if (accountPrompt.test(line) || least.test(line)) return true;
  const words = tokensOf(line).filter(isWord);
  const { kind, start = 0, end = 0 } = (side === 'below' ? labels.at(words, 0) : labels.last(words)) ?? {};
  if (kind === 'conditional') return end - start === 1 && words.slice(end).join(' ') === '{n}';
  if (kind === 'from') return side === 'above' && end < words.length;
  return kind === 'shipping' && (end < words.length || words.some((word) => free.has(word)));
}

const percentage = /^(?:\p{L}{3,12} )?[-−–]?\d{1,2} ?%$/u;

/** "Save 20%", "-20%": more may be said of the price after it. */
export function isSaving(line: string): boolean {
  return percentage.test(line) && labels.at(tokensOf(line).filter(isWord), 0) === null;
}

function isNamedOtherwise(words: readonly string[]): boolean {
  const name = words.at(-1) ?? '';
  const word = priceWords.find((one) => name.endsWith(one));
  if (word === undefined) return false;
  const start = name.slice(0, -word.length);
  return (start !== '' && !anyPrice.has(start)) || words.slice(-4, -1).some((one) => !anyPrice.has(one));
}
