import { finding, type Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { placeOf } from '../../source.ts';
import { placeOfSpan } from '../placeOfSpan.ts';
import type { Reading, Sentence } from '../reading.ts';

// One sentence of 28 words is fine; three of them are a habit.
const fewestForAverage = 3;

/** No sentence is too long, and those of a section are not long on average. */
export function* checkSentenceLength({ editorial, texts }: Reading): Iterable<Diagnostic> {
  if (!editorial) return;
  const { average, most } = editorial.sentences;
  const sections = new Map<string, Sentence[]>();
  for (const { text, sentences } of texts) {
    const key = `${text.source.file} ${text.path.slice(0, typeof text.path[1] === 'number' ? 2 : 1).join('.')}`;
    for (const sentence of sentences) {
      if (sentence.words.length > most) yield explainLong(sentence, most);
      // Titles, labels and taglines are not sentences.
      if (!endsAsSentence(text.plain, sentence)) continue;
      const section = sections.get(key);
      if (section) section.push(sentence);
      else sections.set(key, [sentence]);
    }
  }
  for (const sentences of sections.values()) {
    const [first] = sentences;
    const mean = sentences.reduce((sum, { words }) => sum + words.length, 0) / sentences.length;
    if (!first || sentences.length < fewestForAverage || mean <= average) continue;
    const { source, path } = first.text;
    const message = `The ${sentences.length} sentences of this section have ${mean.toFixed(1)} words on average; at most ${average} are easy to read.`;
    const at = placeOf(source, path.slice(0, typeof path[1] === 'number' ? 2 : 1), 'key');
    yield finding('editorial/long-sentences', at, message, { hint: 'Split the longest of them.' });
  }
}

function endsAsSentence(plain: string, { start, end }: Sentence): boolean {
  let last = end - 1;
  while (last > start && '"”’)'.includes(plain.charAt(last))) last -= 1;
  return '.!?…'.includes(plain.charAt(last));
}

function explainLong(sentence: Sentence, most: number): Diagnostic {
  const { text, words, start } = sentence;
  const message = `This sentence has ${words.length} words; at most ${most} are easy to read.`;
  const end = words[3]?.end ?? sentence.end;
  return finding('editorial/long-sentence', placeOfSpan(text, { start, end }), message, {
    hint: 'Say it in two sentences.',
  });
}
