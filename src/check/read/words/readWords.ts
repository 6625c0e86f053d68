import { languages } from './languages.ts';
import { anyOf, isWord, plainWords, tokensOf } from './phrases.ts';

function inAll(field: 'used' | 'buy' | 'add' | 'others' | 'instead' | 'lost' | 'gone' | 'label') {
  return anyOf(...languages.map((words) => words[field] ?? ''));
}

const [buy, others, used, labels] = [inAll('buy'), inAll('others'), inAll('used'), inAll('label')];
const [instead, lost, gone, add] = [inAll('instead'), inAll('lost'), inAll('gone'), inAll('add')];

// The name of an icon in letters: icon fonts write it before a button's words.
const icons = anyOf('add shopping cart / shopping cart / shopping basket / shopping bag / local mall');

/** The words and marks of a button without its icon. */
function tokensOfButton(text: string): string[] {
  const tokens = tokensOf(text);
  const first = Math.max(0, tokens.findIndex(isWord));
  const words = tokens.slice(first).filter((token) => token !== '_');
  const icon = text.includes('_') ? icons.at(words, 0) : null;
  return words.slice(icon?.end ?? 0);
}

/** The text of a button without its icon. */
export function withoutIcon(text: string): string {
  return tokensOfButton(text).join(' ');
}

/** Whether a button's text offers to buy now. */
export function isBuyText(text: string): boolean {
  return text.length <= 120 && buy.whole(tokensOfButton(text).filter(isWord)) !== null;
}

/** Whether a button's text is only "Add". */
export function isAddText(text: string): boolean {
  return text.length <= 40 && add.whole(tokensOfButton(text).filter(isWord)) !== null;
}

/** Whether a short text is a heading over other products. */
export function headsOthers(text: string): boolean {
  return text.length <= 70 && others.whole(plainWords(text)) !== null;
}

/** Whether a text ends with words that lead to a replacement for this product. */
export function leadsToAnother(text: string): boolean {
  const words = text.length > 200 ? [] : plainWords(text);
  return instead.last(words)?.end === words.length;
}

/** The words of a text that say that nothing exists at its address; null if there are none. */
export function lostPhrase(text: string): string | null {
  return lost.first(plainWords(text.slice(0, 2500)));
}

const things = new Set('item product title game expansion listing'.split(' '));
const goneFillers = new Set('sorry oops unfortunately we are but this the is has been was now'.split(' '));

/** Whether a complete sentence, not part of a reader's review, says that the product is no longer sold. */
export function saysGone(text: string): boolean {
  const sentences = text.length > 200 ? [] : text.split(/[.!]/);
  return sentences.some((sentence) => {
    const [thing = '', ...words] = plainWords(sentence).filter((word) => !goneFillers.has(word));
    return things.has(thing) && gone.whole(words) !== null;
  });
}

/** Whether a text consists only of words for a copy that is not new. */
export function isUsedCopy(text: string): boolean {
  return text.length <= 40 && used.whole(plainWords(text)) !== null;
}

/** Whether a text is only the label of a line on stock. */
export function isStockLabel(text: string): boolean {
  return text.length <= 40 && labels.whole(plainWords(text)) !== null;
}
