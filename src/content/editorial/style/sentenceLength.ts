import { diagnostic, type Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { locationOf } from '../../source.ts';
import { locationOfSpan } from '../locationOfSpan.ts';
import type { Reading, Sentence } from '../reading.ts';

// One sentence of 28 words is fine; three of them are a habit.
const fewestForAverage = 3;

export function* checkSentenceLength({ editorial, texts }: Reading): Iterable<Diagnostic> {
  if (!editorial) return;
  const { average, most } = editorial.sentences;
  const sections = new Map<string, Sentence[]>();
  for (const { text, sentences } of texts) {
    const key = `${text.source.file} ${text.path.slice(0, typeof text.path[1] === 'number' ? 2 : 1).join('.')}`;
    for (const sentence of sentences) {
      if (sentence.words.length > most) yield explainLong(sentence, most);
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
    const at = locationOf(source, path.slice(0, typeof path[1] === 'number' ? 2 : 1), 'key');
    yield diagnostic('editorial/long-sentences', at, message, 'Split the longest of them.');
  }
}

function endsAsSentence(plain: string, { start, end }: Sentence): boolean {
  let last = end - 1;
  while (last > start && '"”’)'.includes(plain.charAt(last))) last -= 1;
  return '.!?…'.includes(plain.charAt(last));
}

function explainLong(sentence: Sentence, most: number): Diagnostic {
  const { text, words, start } = sentence;
  const end = words[3]?.end ?? sentence.end;
  const at = locationOfSpan(text, { start, end });
  const message = `This sentence has ${words.length} words; at most ${most} are easy to read.`;
  return diagnostic('editorial/long-sentence', at, message, 'Say it in two sentences.');
}
