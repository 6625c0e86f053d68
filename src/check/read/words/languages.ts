import { memoize } from '../memoize.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { anyOf, plainWords } from './phrases.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';

/** A language's table: en.ts explains its fields, and has some that other languages do not need. */
export type Words = Record<Exclude<keyof typeof en, Optional>, string> & Partial<Record<Optional, string>>;
type Optional = 'sending' | 'when' | 'add' | 'instead' | 'gone' | 'regular' | 'variants';

export const languages: readonly Words[] = [en, de, fr, es, it, nl, pl, pt, sv, da, cs];

const phrasesOfAll = memoize((field: keyof Words) => anyOf(...languages.map((words) => words[field] ?? '')));

export function isPhrase(field: keyof Words, text: string, maxLength = 40): boolean {
  return text.length <= maxLength && phrasesOfAll(field).whole(plainWords(text)) !== null;
}

export function phraseWithin(field: keyof Words, text: string): string | null {
  return phrasesOfAll(field).first(plainWords(text));
}

export function isBuyText(text: string): boolean {
  return isPhrase('buy', text, 120);
}

export function leadsToAnother(text: string): boolean {
  const words = text.length > 200 ? [] : plainWords(text);
  return phrasesOfAll('instead').last(words)?.end === words.length;
}

const things = new Set('item product title game expansion listing'.split(' '));
const goneFillers = new Set('sorry oops unfortunately we are but this the is has been was now'.split(' '));

export function saysGone(text: string): boolean {
  const sentences = text.length > 200 ? [] : text.split(/[.!]/);
  return sentences.some((sentence) => {
    const [thing = '', ...words] = plainWords(sentence).filter((word) => !goneFillers.has(word));
    return things.has(thing) && phrasesOfAll('gone').whole(words) !== null;
  });
}

export function saysClosed(text: string): boolean {
  return text.length <= 160 && phraseWithin('closed', text) !== null;
}
