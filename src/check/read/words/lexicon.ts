import { phrasesOf, Phrases, plainWords } from './phrases.ts';
import type { Words } from './words.ts';

/** The meaning of a phrase. */
export type Said = 'in' | 'out' | 'preorder' | 'ahead' | 'release' | 'sending' | 'unsure' | 'aside' | 'used';
const tables: readonly Said[] = [
  'out',
  'preorder',
  'ahead',
  'unsure',
  'release',
  'sending',
  'in',
  'aside',
  'used',
];
/** A language, compiled for lookup. */
export interface Lexicon {
  said: Phrases<Said>;
  labels: Phrases<true>;
  values: Phrases<'in' | 'out'>;
  fillers: Phrases<true>;
  stems: Phrases<true>;
  stemWords: readonly string[];
}

/** Words separated by spaces; "_" joins the words of one entry. */
function entriesOf(text: string): string[][] {
  return text.split(/\s+/).map((entry) => plainWords(entry.replaceAll('_', ' ')));
}

export function compileWords(words: Words): Lexicon {
  const fillers = new Phrases<true>([[true, entriesOf(words.filler).filter(({ length }) => length > 0)]]);
  // A phrase that consists only of a slot is ignored.
  const bare = (phrases: readonly string[][]) =>
    phrases
      .map((phrase) => withoutFillers(phrase, fillers))
      .filter((phrase) => phrase.some((word) => !/^[{…]/.test(word)));
  const stems = entriesOf(words.stems);
  return {
    fillers,
    said: new Phrases(tables.map((kind) => [kind, bare(phrasesOf(words[kind]))])),
    labels: new Phrases([[true, bare(phrasesOf(words.label))]]),
    values: new Phrases([
      ['in', entriesOf(words.yes)],
      ['out', entriesOf(words.no)],
    ]),
    stems: new Phrases([[true, stems.filter(({ length }) => length > 1)]]),
    stemWords: stems.flatMap((stem) => (stem.length === 1 ? stem : [])),
  };
}

/** Words without those that are irrelevant to stock. */
export function withoutFillers(words: readonly string[], fillers: Phrases<true>): string[] {
  const kept: string[] = [];
  for (let i = 0; i < words.length;) {
    const filler = fillers.at(words, i);
    if (filler === null) kept.push(words[i] ?? '');
    i = filler === null ? i + 1 : filler.end;
  }
  return kept;
}
