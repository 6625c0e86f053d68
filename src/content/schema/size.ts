import { listWords } from '../../diagnostics/didYouMean.ts';
import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { placeOf } from '../source.ts';
import { fieldAt } from './fields.ts';
import { shorten, type Finding } from './found.ts';
import { nameOfPath, sentence } from './names.ts';

/** A text that is too short or too long. */
export function explainLength(bound: string) {
  return ({ kind, path, source, error }: Finding): Diagnostic => {
    // The validator counts code points, as people do.
    const length = Array.from(String(error.data)).length;
    const limit = String(error.params['limit']);
    const found =
      length === 0 ? 'is still to be written' : `is ${length} characters long; it must be ${bound} ${limit}`;
    const message = `${nameOfPath(kind, path, error.data)} ${found}.`;
    // The entries of a list are described by the list.
    const described = length === 0 && typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
    return finding('schema/length', placeOf(source, path), sentence(message), {
      hint: fieldAt(kind, described)?.description,
    });
  };
}

/** A list with too few or too many entries. */
export function explainCount(bound: string) {
  return ({ kind, path, source, error }: Finding): Diagnostic => {
    const count = Array.isArray(error.data) ? error.data.length : 0;
    const found = count === 0 ? 'is empty' : `has ${count} ${count === 1 ? 'entry' : 'entries'}`;
    const message = `${nameOfPath(kind, path, error.data)} ${found}; it must have ${bound} ${String(error.params['limit'])}.`;
    return finding('schema/count', placeOf(source, path, 'key'), sentence(message), {
      hint: fieldAt(kind, path)?.description,
    });
  };
}

/** Only the schema of the index's filters asks for a number of fields. */
export function explainEmpty({ kind, path, source, error }: Finding): Diagnostic {
  const field = fieldAt(kind, path);
  const given = Object.keys(error.data ?? {});
  const rest = Object.keys(field?.properties ?? {}).filter((name) => !given.includes(name));
  const message = `${nameOfPath(kind, path, error.data)} says nothing beyond ${listWords(given)}.`;
  return finding('schema/missing-field', placeOf(source, path), sentence(message), {
    hint: `Add at least one of ${listWords(rest, 'and')}.`,
  });
}

/** An entry that stands twice in a set. */
export function explainRepeated({ kind, path, source, error }: Finding): Diagnostic {
  const [first, second] = [Number(error.params['j']), Number(error.params['i'])].sort((a, b) => a - b);
  const entries: unknown[] = Array.isArray(error.data) ? error.data : [];
  const message = `${shorten(String(entries[second ?? 0]))} stands twice in ${nameOfPath(kind, path, error.data)}.`;
  return finding('schema/repeated-entry', placeOf(source, [...path, second ?? 0]), sentence(message), {
    hint: 'Delete one of the two.',
    related: [{ at: placeOf(source, [...path, first ?? 0]), message: 'The first one.' }],
  });
}
