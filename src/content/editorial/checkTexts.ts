import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Draft } from '../draft.ts';
import { checkEditorial } from './editorial.ts';
import { readAll } from './reading.ts';
import { summarizeTexts, type TextSummary } from './textSummary.ts';

export interface CheckedTexts {
  diagnostics: Diagnostic[];
  /** Of the texts in the draft. */
  summarize: () => TextSummary;
}

/** The findings of the editorial rules. */
export function checkTexts(draft: Draft): CheckedTexts {
  const reading = readAll(draft);
  return { diagnostics: [...checkEditorial(reading)], summarize: () => summarizeTexts(reading) };
}
