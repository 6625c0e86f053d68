import { listWords } from '../../diagnostics/didYouMean.ts';
import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { placeOf } from '../source.ts';
import type { Finding } from './found.ts';
import { fieldAt } from './fields.ts';
import { nameOfPath, sentence } from './names.ts';

/** One diagnostic for each thing that lacks fields, however many it lacks. */
export function explainMissing(findings: readonly Finding[]): Diagnostic[] {
  const groups = new Map<string, Finding[]>();
  for (const found of findings) {
    if (found.error.keyword !== 'required' && found.error.keyword !== 'dependencies') continue;
    const group = `${found.error.instancePath} ${String(found.error.params['property'] ?? '')}`;
    groups.set(group, [...(groups.get(group) ?? []), found]);
  }
  return [...groups.values()].flatMap((group) => explainGroup(group));
}

function explainGroup(group: readonly Finding[]): Diagnostic[] {
  const [first] = group;
  if (!first) return [];
  const { kind, path, source, error } = first;
  const fields = group.map((found) => String(found.error.params['missingProperty']));
  const because: unknown = error.params['property'];
  const thing = sentence(nameOfPath(kind, path, error.data));
  const message =
    typeof because === 'string'
      ? `${thing} has "${because}", and so it also needs ${listWords(fields)}.`
      : `${thing} has no ${listWords(fields, 'or')}.`;
  const shown = fields.slice(0, 12).map((field) => {
    const description = fieldAt(kind, [...path, field])?.description;
    return description === undefined ? field : `${field}: ${description}`;
  });
  const hint =
    fields.length === 1 ? `Add ${shown[0] ?? ''}` : `Add\n${shown.map((line) => `  ${line}`).join('\n')}`;
  const place =
    typeof because === 'string' ? placeOf(source, [...path, because], 'key') : placeOf(source, path);
  return [finding('schema/missing-field', place, message, { hint })];
}
