import { readFileSync, readdirSync } from 'node:fs';
import { Ajv, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { DataFiles } from '../../domain/data.ts';
import { projectFolder } from '../../platform/project.ts';
import type { Kind } from './kinds.ts';

export interface Schema {
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  pattern?: string;
  enum?: unknown[];
  minimum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  required?: string[];
  definitions?: Record<string, Schema>;
}

// The program’s own schemas judge every --data folder.
const folder = new URL('data/schemas/', projectFolder);

export const schemas: Readonly<Record<string, Schema>> = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => name.endsWith('.schema.json'))
    .sort()
    .map((name) => [name, readSchema(name)]),
);

function readSchema(name: string): Schema {
  const text = readFileSync(new URL(name, folder), 'utf8');
  try {
    return JSON.parse(text) as Schema;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`data/schemas/${name} is not valid JSON: ${reason}`, { cause });
  }
}

/** Optimizing the code does not pay off in a short run. */
export const openAjv = (options: Options = {}) => {
  const ajv = new Ajv({
    strict: true,
    strictRequired: false,
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    validateSchema: false,
    ...options,
    code: { optimize: false, ...options.code },
  });
  addFormats(ajv, ['regex']);
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  return ajv;
};

let ajv: Ajv | undefined;

export function compileSchema<K extends Kind>(kind: K): ValidateFunction<DataFiles[K]> {
  const validate = (ajv ??= openAjv()).getSchema<DataFiles[K]>(`${kind}.schema.json`);
  if (validate === undefined) throw new Error(`data/schemas/${kind}.schema.json is missing`);
  return validate as ValidateFunction<DataFiles[K]>;
}
