import type { ErrorObject } from 'ajv';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { DataFiles } from '../../domain/data.ts';
import type { Kind } from '../kinds.ts';
import type { DataPath } from '../source.ts';
import type { Parsed } from '../yaml/parse.ts';
import { maxProblems } from '../yaml/report.ts';
import { acceptData } from './accept.ts';
import { checkDoubts } from './doubts.ts';
import { explain } from './explain.ts';
import type { Finding } from './found.ts';
import { explainMissing } from './missing.ts';
import { validatorOf } from './validators.ts';

export interface Checked<K extends Kind> {
  /** Of the generated type; null where the schema refuses it. */
  data: DataFiles[K] | null;
  diagnostics: Diagnostic[];
}

/** A parsed file against its schema. */
export function checkSchema<K extends Kind>(kind: K, { data, doubts, source }: Parsed): Checked<K> {
  if (data === null) return { data: null, diagnostics: [] };
  const unquoted = checkDoubts(kind, doubts, source);
  const valid = acceptData(kind, data);
  if (valid !== null) return { data: valid, diagnostics: unquoted };
  const validate = validatorOf(kind);
  validate(data);
  const findings = quietBranches((validate.errors ?? []).filter(({ keyword }) => !silent.has(keyword)))
    .slice(0, maxProblems * 2)
    .map((error): Finding => ({ kind, error, path: pathOf(data, error.instancePath), source }));
  const wrongType = new Set(findings.filter(({ error }) => error.keyword === 'type').map(keyOf));
  const quoted = new Set(unquoted.map(({ at }) => `${at.line}:${at.column}`));
  const empty = new Set(findings.filter(({ error }) => error.keyword === 'minLength').map(keyOf));
  const explained = findings
    // A text that is still to be written has no form yet.
    .filter(({ error }) => error.keyword !== 'pattern' || error.data !== '' || !empty.has(error.instancePath))
    .filter(({ error }) => error.keyword !== 'required' && error.keyword !== 'dependencies')
    // Of another type, a value is not among the allowed ones either; once is enough.
    .filter((finding) => finding.error.keyword === 'type' || !wrongType.has(keyOf(finding)))
    .map(explain)
    .filter(({ at }) => !quoted.has(`${at.line}:${at.column}`));
  return { data: null, diagnostics: [...unquoted, ...explained, ...explainMissing(findings)] };
}

/** They only say that something below them does not hold, and that has an error of its own. */
const silent: ReadonlySet<string> = new Set(['if', 'anyOf', 'allOf', 'not']);

function keyOf({ error }: Finding): string {
  return error.instancePath;
}

/** Of a oneOf, only the errors of the branch that fits best: those of the others are noise. */
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
    // A choice among fields is one error, not one for each field that is not there.
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

/** "/expansions/2/title" as ['expansions', 2, 'title']. */
function pathOf(data: unknown, pointer: string): DataPath {
  const path: (string | number)[] = [];
  let value = data;
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replace(/~1/g, '/').replace(/~0/g, '~');
    path.push(Array.isArray(value) ? Number(name) : name);
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  return path;
}
