import { listWords, nearest } from '../../diagnostics/didYouMean.ts';
import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { placeOf } from '../source.ts';
import { fieldAt } from './fields.ts';
import { type Finding } from './found.ts';
import { nameOfPath } from './names.ts';

/** A field that no one reads. */
export function explainUnknown({ kind, path, source, error }: Finding): Diagnostic {
  const name = String(error.params['additionalProperty']);
  const here = fieldAt(kind, path);
  const known = Object.keys(
    here?.properties ?? here?.oneOf?.reduce((all, form) => ({ ...all, ...form.properties }), {}) ?? {},
  );
  const meant = nearest(name, known);
  const hint =
    meant === undefined ? `Its fields are ${listWords(known, 'and', 30)}.` : `Did you mean "${meant}"?`;
  const message = `"${name}" is not a field of ${nameOfPath(kind, path, error.data)}.`;
  return finding('schema/unknown-field', placeOf(source, [...path, name], 'key'), message, { hint });
}
