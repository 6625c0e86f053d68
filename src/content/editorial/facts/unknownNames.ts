import { nearest } from '../../../diagnostics/didYouMean.ts';
import { finding, type Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { placeOfSpan } from '../placeOfSpan.ts';
import type { Reading, Sentence } from '../reading.ts';
import type { Span } from '../sentences.ts';
import type { Text } from '../texts.ts';
import { wordsOf } from '../words.ts';
import { knownNames, type KnownNames, type UncommonWord } from './knownNames.ts';

const bold = /\*\*([^*\n]+)\*\*/g;
const expansionWords: ReadonlySet<string> = new Set(['expansion', 'expansions', 'extension', 'extensions']);
/** Lower-case words that occur inside names. */
const inside: ReadonlySet<string> = new Set('of the and from in to for on over a an'.split(' '));

/** A name that is unknown unless all of these words are common in other texts. */
export interface NameDoubt {
  diagnostic: Diagnostic;
  words: UncommonWord[];
}

/** Names in bold, and names before the word expansion, are those of games and boxes that the data has. */
export function* checkUnknownNames(reading: Reading): Iterable<NameDoubt> {
  // The names of a file that could not be read are not known, and it has been reported.
  if ([...reading.files.broken].some((file) => file.startsWith('game/'))) return;
  const known = knownNames(reading);
  for (const { text, sentences } of reading.texts) {
    const spans = [...namesIn(text, sentences)];
    if (spans.length === 0 || (text.gameId !== null && !reading.files.games.has(text.gameId))) continue;
    for (const span of spans) {
      if (spans.some((other) => other !== span && other.start <= span.start && span.end <= other.end))
        continue;
      const name = text.plain.slice(span.start, span.end);
      const here = known(text.gameId);
      const words = here.uncommonWords(name, text.written.includes(`**${name}**`));
      if (words.length === 0) continue;
      const message = `"${name}" is no game and no box that the data knows.`;
      const hint = hintFor(name, here);
      const diagnostic = finding('editorial/unknown-name', placeOfSpan(text, span), message, { hint });
      yield { diagnostic, words };
    }
  }
}

function hintFor(name: string, { titles }: KnownNames): string {
  const near = nearest(name, titles);
  return near === undefined
    ? 'List the box among the expansions of its game, or name it as the data does.'
    : `Did you mean "${near}"?`;
}

function* namesIn(text: Text, sentences: readonly Sentence[]): Iterable<Span> {
  if (/xpansion|xtension/.test(text.plain))
    for (const sentence of sentences) yield* beforeExpansion(sentence);
  if (!text.written.includes('**')) return;
  let from = 0;
  for (const [, strong = ''] of text.written.matchAll(bold)) {
    const start = text.plain.indexOf(strong, from);
    if (start === -1) continue;
    from = start + strong.length;
    // A capital at the start of a sentence does not make several words a name: Dungeon cards.
    const opens = strong.includes(' ') && sentences.some((sentence) => sentence.start === start);
    const capitals = wordsOf(strong).filter(({ text: word }) => isCapital(word));
    if (capitals.length > (opens ? 1 : 0)) yield { start, end: from };
  }
}

/** The capitals before the word expansion: Feather & Flame, in "the Feather & Flame expansion". */
function* beforeExpansion({ words, text }: Sentence): Iterable<Span> {
  for (const [index, word] of words.entries()) {
    if (!expansionWords.has(word.folded)) continue;
    let from = index;
    for (let at = index - 1; at >= 0; at -= 1) {
      const before = words[at];
      const after = words[at + 1];
      if (!before || !after || !/^ (?:& )?$/.test(text.plain.slice(before.end, after.start))) break;
      // The capital that opens the sentence belongs to a name only where another follows it: Buy the Asia expansion.
      if (isCapital(before.text) && (at > 0 || isCapital(after.text))) from = at;
      else if (!inside.has(before.text) || at === index - 1) break;
    }
    // A capital that only opens the sentence is not part of a name: Every expansion, Which Catan expansion.
    const first = words[from === 0 && from < index ? 1 : from];
    const last = words[index - 1];
    if (first && last && first.start < word.start) yield { start: first.start, end: last.end };
  }
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}
