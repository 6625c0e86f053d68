import { languages } from './languages.ts';
import { folded, isWord, phrasesOf, Phrases, plainWords, tokensOf } from './phrases.ts';
import type { Words } from './words.ts';

type List = 'used' | 'buy' | 'others' | 'instead' | 'lost' | 'gone' | 'label';

function phrasesIn(list: List): Phrases<true> {
  return new Phrases([[true, languages.flatMap((words: Words) => phrasesOf(words[list]))]]);
}

const [buy, others, instead, lost, gone, labels] = (
  ['buy', 'others', 'instead', 'lost', 'gone', 'label'] as const
).map(phrasesIn) as [
  Phrases<true>,
  Phrases<true>,
  Phrases<true>,
  Phrases<true>,
  Phrases<true>,
  Phrases<true>,
];

// The name of an icon in letters: icon fonts write it before a button's words.
const icons = new Phrases([
  [true, phrasesOf('add shopping cart / shopping cart / shopping basket / shopping bag / local mall')],
]);

/** The words of a button without its icon. */
export function withoutIcon(text: string): string {
  const tokens = tokensOf(text);
  const first = Math.max(0, tokens.findIndex(isWord));
  const words = tokens.slice(first).filter((token) => token !== '_');
  const icon = text.includes('_') ? icons.at(words, 0) : null;
  return words.slice(icon?.end ?? 0).join(' ');
}

/** Whether a button's text offers to buy now. */
export function isBuyText(text: string): boolean {
  return text.length <= 80 && buy.whole(plainWords(withoutIcon(text))) !== null;
}

/** Whether a short text is a heading over other products. */
export function headsOthers(text: string): boolean {
  return text.length <= 70 && others.whole(plainWords(text)) !== null;
}

/** Whether a text ends with words that lead to a replacement for this product. */
export function leadsToAnother(text: string): boolean {
  if (text.length > 200) return false;
  const words = plainWords(text);
  return instead.last(words)?.end === words.length;
}

/** The words of a text that say that nothing exists at its address; null if there are none. */
export function lostPhrase(text: string): string | null {
  const words = plainWords(text.slice(0, 2500));
  const at = words.findIndex((_, i) => lost.at(words, i) !== null);
  return at < 0 ? null : words.slice(at, at + 8).join(' ');
}

const begins = new Phrases([
  [
    true,
    phrasesOf(
      'this / the / sorry this / sorry the / unfortunately this / unfortunately the / we are sorry this / oops this / sorry but this',
    ),
  ],
]);
const things = new Phrases([[true, phrasesOf('item / product / title / game / expansion / listing')]]);
const fillers = new Set('is has been was now unfortunately'.split(' '));

/**
 * Whether a sentence says that the product is no longer sold: a complete sentence, not part of a reader's
 * review.
 */
export function saysGone(text: string): boolean {
  if (text.length > 200) return false;
  return text.split(/[.!]/).some((sentence) => {
    const words = plainWords(folded(sentence.replaceAll(',', ' ')));
    const begin = begins.at(words, 0)?.end ?? 0;
    const thing = begin === 0 ? null : things.at(words, begin);
    return thing !== null && gone.whole(words.slice(thing.end).filter((word) => !fillers.has(word))) !== null;
  });
}

const used = phrasesIn('used');

/** Whether a text consists only of words for a copy that is not new. */
export function isUsedCopy(text: string): boolean {
  return text.length <= 40 && used.whole(plainWords(text)) !== null;
}

/** Whether a text is only the label of a line on stock. */
export function isStockLabel(text: string): boolean {
  return text.length <= 40 && labels.whole(plainWords(text)) !== null;
}
