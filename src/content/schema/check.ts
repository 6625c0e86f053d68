import type { ErrorObject } from 'ajv';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { listWords } from '../../diagnostics/didYouMean.ts';
import type { DataFiles } from '../../domain/data.ts';
import { groupBy } from '../../domain/lists.ts';
import type { Kind } from './kinds.ts';
import { locationOf, type DataPath, type Source } from '../yaml/source.ts';
import type { Parsed } from '../yaml/parse.ts';
import { maxProblems, type Doubt } from '../yaml/tree.ts';
import { fieldAt } from './fields.ts';
import { nameOfPath, sentence, explain, type SchemaError } from './messages.ts';
import { compileSchema, type Schema } from './validators.ts';

export interface Checked<K extends Kind> {
  data: DataFiles[K] | null;
  diagnostics: Diagnostic[];
}

export function checkSchema<K extends Kind>(kind: K, { data, doubts, source }: Parsed): Checked<K> {
  if (data === null) return { data: null, diagnostics: [] };
  const unquoted = checkDoubts(kind, doubts, source);
  const validate = compileSchema(kind);
  if (validate(data)) return { data, diagnostics: unquoted };
  const isOwn = ({ keyword, propertyName }: ErrorObject) =>
    !silent.has(keyword) && (propertyName === undefined || keyword === 'propertyNames');
  const errors = quietBranches((validate.errors ?? []).filter(isOwn))
    .slice(0, maxProblems * 2)
    .map((error): SchemaError => ({ kind, error, path: pathOf(data, error.instancePath), source }));
  const wrongType = new Set(errors.filter(({ error }) => error.keyword === 'type').map(keyOf));
  const quoted = new Set(unquoted.map(({ at }) => `${at.line}:${at.column}`));
  const empty = new Set(errors.filter(({ error }) => error.keyword === 'minLength').map(keyOf));
  const explained = errors
    // An empty text is reported once, as empty.
    .filter(({ error }) => error.keyword !== 'pattern' || error.data !== '' || !empty.has(error.instancePath))
    .filter((found) => !isMissing(found))
    // A value of the wrong type is reported once.
    .filter((found) => found.error.keyword === 'type' || !wrongType.has(keyOf(found)))
    .map(explain)
    .filter(({ at }) => !quoted.has(`${at.line}:${at.column}`));
  return { data: null, diagnostics: [...unquoted, ...explained, ...explainMissing(errors)] };
}

/** These only repeat that something below them failed. */
const silent: ReadonlySet<string> = new Set(['if', 'anyOf', 'allOf', 'not']);

function keyOf({ error }: SchemaError): string {
  return error.instancePath;
}

/** Of a oneOf, keeps only the errors of the best branch. */
function quietBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const branches = new Map<string, Map<string, number>>();
  const branchOf = ({ schemaPath }: ErrorObject) => /^(.*\/oneOf)\/(\d+)\//.exec(schemaPath);
  for (const error of errors) {
    const [, choice = '', branch = ''] = branchOf(error) ?? [];
    if (choice === '') continue;
    const counts = branches.get(choice) ?? new Map<string, number>();
    branches.set(choice, counts.set(branch, (counts.get(branch) ?? 0) + 1));
  }
  return errors.filter((error) => {
    const [, choice = '', branch = ''] = branchOf(error) ?? [];
    // A choice among fields is one error, not one for each missing field.
    if (choice === '')
      return error.keyword !== 'oneOf' || isChoiceOfFields(error) || !branches.has(error.schemaPath);
    if (errors.some((other) => other.schemaPath === choice && isChoiceOfFields(other))) return false;
    const [best] = [...(branches.get(choice) ?? [])].sort(([, a], [, b]) => a - b)[0] ?? [];
    return best === branch;
  });
}

function isChoiceOfFields({ keyword, schema }: ErrorObject): boolean {
  return (
    keyword === 'oneOf' &&
    Array.isArray(schema) &&
    schema.every((branch: object) => Object.keys(branch).join() === 'required')
  );
}

export function pathOf(data: unknown, pointer: string): DataPath {
  const path: (string | number)[] = [];
  let value = data;
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replace(/~1/g, '/').replace(/~0/g, '~');
    path.push(Array.isArray(value) ? Number(name) : name);
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  return path;
}

/** Unquoted words in text fields. A date field may have an unquoted date. */
function checkDoubts(kind: Kind, doubts: readonly Doubt[], source: Source): Diagnostic[] {
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
      const message = `"${field}" is ${word}, which some programs read as ${reading} without quotes; this field needs text.`;
      const hint = `Put it in quotes: "${word}".`;
      return diagnostic('schema/needs-quotes', locationOf(source, path), message, hint);
    });
}

function holdsText({ type }: Schema, reading: Doubt['reading']): boolean {
  const types = [type].flat();
  return (
    reading !== 'nothing' &&
    types.includes('string') &&
    !types.includes('number') &&
    !types.includes('integer')
  );
}

function isDateField({ pattern }: Schema): boolean {
  return pattern?.startsWith('^\\d{4}-\\d{2}') ?? false;
}

function isMissing({ error }: SchemaError): boolean {
  return error.keyword === 'required' || error.keyword === 'dependencies';
}

/** One diagnostic for all missing fields of an object. */
function explainMissing(errors: readonly SchemaError[]): Diagnostic[] {
  const missing = errors.filter(isMissing);
  const keyOf = ({ error }: SchemaError) => `${error.instancePath} ${String(error.params['property'] ?? '')}`;
  return [...groupBy(missing, keyOf).values()].flatMap((group) => explainGroup(group));
}

function explainGroup(group: readonly SchemaError[]): Diagnostic[] {
  const [first] = group;
  if (!first) return [];
  const { kind, path, source, error } = first;
  const fields = group.map((found) => String(found.error.params['missingProperty']));
  const because: unknown = error.params['property'];
  const thing = sentence(nameOfPath(kind, path, error.data));
  const message =
    typeof because === 'string'
      ? `${thing} has "${because}", so it also needs ${listWords(fields)}.`
      : `${thing} has no ${listWords(fields, 'or')}.`;
  const shown = fields.slice(0, 12).map((field) => {
    const description = fieldAt(kind, [...path, field])?.description;
    return description === undefined ? field : `${field}: ${description}`;
  });
  const hint =
    fields.length === 1 ? `Add ${shown[0] ?? ''}` : `Add\n${shown.map((line) => `  ${line}`).join('\n')}`;
  const location =
    typeof because === 'string' ? locationOf(source, [...path, because], 'key') : locationOf(source, path);
  return [diagnostic('schema/missing-field', location, message, hint)];
}
