import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Kind } from '../kinds.ts';
import { placeOf, type Source } from '../source.ts';
import { maxProblems } from '../yaml/report.ts';
import type { Doubt } from '../yaml/tree.ts';
import { fieldAt } from './fields.ts';
import type { Schema } from './validators.ts';

/** Unquoted words in fields that hold text. A field whose own form is a date may hold one without quotes. */
export function checkDoubts(kind: Kind, doubts: readonly Doubt[], source: Source): Diagnostic[] {
  return doubts
    .filter(({ path, reading }) => {
      const field = fieldAt(kind, path);
      return (
        field !== undefined && holdsText(field, reading) && !(reading === 'a date' && isDateField(field))
      );
    })
    .slice(0, maxProblems)
    .map(({ path, word, reading }) => {
      const field = path.findLast((step) => typeof step === 'string') ?? '';
      const message = `"${field}" is ${word}, which some programs read as ${reading} without quotes; text is meant here.`;
      const hint = `Put it in quotes: "${word}".`;
      return finding('schema/needs-quotes', placeOf(source, path), message, { hint });
    });
}

function holdsText({ type }: Schema, reading: Doubt['reading']): boolean {
  if (type === 'string') return reading !== 'nothing';
  // An unquoted null is meant where the field may be empty.
  return (
    Array.isArray(type) &&
    type.includes('string') &&
    reading !== 'nothing' &&
    !type.some((each) => each === 'number' || each === 'integer')
  );
}

function isDateField({ pattern }: Schema): boolean {
  return pattern?.startsWith('^\\d{4}-\\d{2}') ?? false;
}
