import type { ErrorObject } from 'ajv';
import type { DataFiles } from '../../domain/data.ts';
import type { Kind } from './kinds.ts';
import { fieldAt } from './fields.ts';
import { pathOf } from './check.ts';
import type { DataPath } from '../yaml/source.ts';
import { compileSchema } from './validators.ts';

/** A filled list or field may itself have gaps. */
const maxRounds = 12;

/** An unfinished draft with placeholders for what is missing; null if anything else is wrong. */
export function fillGaps<K extends Kind>(kind: K, unfinished: Record<string, unknown>): DataFiles[K] | null {
  const data: unknown = structuredClone(unfinished);
  const validate = compileSchema(kind);
  const { id: found } = unfinished;
  const id = typeof found === 'string' ? found : '';
  for (let round = 0; round < maxRounds; round += 1) {
    if (validate(data)) return data;
    for (const error of validate.errors ?? []) fill(kind, data, error, id);
  }
  return null;
}

function fill(
  kind: Kind,
  data: unknown,
  { keyword, instancePath, params, data: found }: ErrorObject,
  id: string,
): void {
  const path = pathOf(data, instancePath);
  if (keyword === 'required') {
    const missing = [...path, String(params['missingProperty'])];
    set(data, missing, placeholder(kind, missing, id));
  } else if (keyword === 'minItems' && Array.isArray(found)) {
    found.push(placeholder(kind, [...path, found.length], id));
  } else if (found === null || found === '') set(data, path, placeholder(kind, path, id));
  else if (keyword === 'minLength' && typeof found === 'string') set(data, path, `${found} (to be written)`);
  else if (keyword === 'maxLength' && typeof found === 'string')
    set(data, path, found.slice(0, Number(params['limit'])));
}

function placeholder(kind: Kind, path: DataPath, id: string): unknown {
  const { type, enum: choices, description = '', minimum = 1, pattern = '' } = fieldAt(kind, path) ?? {};
  if (choices !== undefined) return choices[0];
  const [first] = [type].flat();
  if (first === 'array') return [];
  if (first === 'object' || first === undefined) return {};
  if (first === 'boolean') return false;
  if (first !== 'string') return minimum;
  const text = `[To be written: ${description}]`;
  const form = new RegExp(pattern, 'u');
  return [text, `1 ${text}`, id, '2000-01-01'].find((one) => form.test(one)) ?? text;
}

function set(data: unknown, path: DataPath, value: unknown): void {
  const owner = path
    .slice(0, -1)
    .reduce<unknown>(
      (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
      data,
    );
  const last = path.at(-1);
  if (typeof owner === 'object' && owner !== null && last !== undefined) Reflect.set(owner, last, value);
}
