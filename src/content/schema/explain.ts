import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { explainForm } from './form.ts';
import type { Finding } from './found.ts';
import { explainCount, explainEmpty, explainLength, explainRepeated } from './size.ts';
import { explainUnknown } from './unknownField.ts';
import { explainBound, explainChoice, explainEnum, explainType } from './value.ts';

/** A human-readable sentence for each keyword that the schemas use. */
const explanations: Record<string, (found: Finding) => Diagnostic> = {
  additionalProperties: explainUnknown,
  type: explainType,
  enum: explainEnum,
  pattern: explainForm,
  format: explainForm,
  minimum: explainBound('at least'),
  maximum: explainBound('at most'),
  exclusiveMinimum: explainBound('more than'),
  minLength: explainLength('at least'),
  maxLength: explainLength('at most'),
  minItems: explainCount('at least'),
  maxItems: explainCount('at most'),
  minProperties: explainEmpty,
  uniqueItems: explainRepeated,
  oneOf: explainChoice,
};

/** The diagnostic for one error, except for fields that are missing. */
export function explain(found: Finding): Diagnostic {
  const explanation = explanations[found.error.keyword];
  // A keyword that a schema has started to use: add it to the table.
  if (!explanation) throw new Error(`no explanation for the schema keyword ${found.error.keyword}`);
  return explanation(found);
}
