import { diagnostic, type Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { groupBy } from '../../../../domain/lists.ts';
import { locationOf, type DataPath } from '../../../yaml/source.ts';
import { locationOfSpan } from '../locationOfSpan.ts';
import type { Reading, Sentence } from '../reading.ts';

// One sentence of 28 words is fine; three of them are a habit.
const fewestForAverage = 3;

export function* checkSentenceLength({ editorial, sentences: all }: Reading): Iterable<Diagnostic> {
  if (!editorial) return;
  const { average, most } = editorial.sentences;
  for (const sentence of all) if (sentence.words.length > most) yield explainLong(sentence, most);
  const whole = all.filter(({ plain }) => /[.!?…]["”’)]*$/.test(plain));
  const sections = groupBy(whole, ({ text }) => `${text.source.file} ${sectionOf(text.path).join('.')}`);
  for (const sentences of sections.values()) {
    const [first] = sentences;
    const mean = sentences.reduce((sum, { words }) => sum + words.length, 0) / sentences.length;
    if (!first || sentences.length < fewestForAverage || mean <= average) continue;
    const { source, path } = first.text;
    const message = `The ${sentences.length} sentences of this section have ${mean.toFixed(1)} words on average; the limit is ${average}.`;
    const at = locationOf(source, sectionOf(path), 'key');
    yield diagnostic('editorial/long-sentences', at, message, 'Split the longest ones.');
  }
}

function sectionOf(path: DataPath): DataPath {
  return path.slice(0, typeof path[1] === 'number' ? 2 : 1);
}

function explainLong(sentence: Sentence, most: number): Diagnostic {
  const { text, words, start } = sentence;
  const end = words[3]?.end ?? sentence.end;
  const at = locationOfSpan(text, { start, end });
  const message = `This sentence has ${words.length} words; the limit is ${most}.`;
  return diagnostic('editorial/long-sentence', at, message, 'Split it in two.');
}
