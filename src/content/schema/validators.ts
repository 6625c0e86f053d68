import { readFileSync, readdirSync } from 'node:fs';
import { Ajv, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { DataFiles } from '../../domain/data.ts';
import { projectFolder } from '../../platform/project.ts';
import type { Kind } from '../kinds.ts';

/** A JSON Schema of draft-07, as far as data/schemas/ uses it. */
export interface Schema {
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  pattern?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  required?: string[];
  definitions?: Record<string, Schema>;
}

// The program's own schemas: another --data folder is judged by the same rules.
const folder = new URL('data/schemas/', projectFolder);

/** Every schema by file name. */
export const schemas: Readonly<Record<string, Schema>> = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => name.endsWith('.schema.json'))
    .sort()
    .map((name) => [name, readSchema(name)]),
);

/** Throws an Error that names the file; its cause is the SyntaxError. */
function readSchema(name: string): Schema {
  const text = readFileSync(new URL(name, folder), 'utf8');
  try {
    return JSON.parse(text) as Schema;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`data/schemas/${name} is not valid JSON: ${reason}`, { cause });
  }
}

/** Compiles schemas on first use; a test holds them to their own schema, and no optimization pays in a short run. */
export const openAjv = (options: Options) => {
  const ajv = new Ajv({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    validateSchema: false,
    code: { optimize: false },
    ...options,
  });
  addFormats(ajv, ['regex']);
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  return ajv;
};

let explaining: Ajv | undefined;
let accepting: Ajv | undefined;

/** The schema of a kind, which lists all that is wrong; narrows to the generated type. */
export function validatorOf<K extends Kind>(kind: K): ValidateFunction<DataFiles[K]> {
  return validatorIn((explaining ??= openAjv({ allErrors: true, verbose: true })), kind);
}

/** The same without a word about what is wrong, which compiles in half the time. */
export function quickValidatorOf<K extends Kind>(kind: K): ValidateFunction<DataFiles[K]> {
  return validatorIn((accepting ??= openAjv({ messages: false })), kind);
}

function validatorIn<K extends Kind>(ajv: Ajv, kind: K): ValidateFunction<DataFiles[K]> {
  const validate = ajv.getSchema<DataFiles[K]>(`${kind}.schema.json`);
  if (!validate) throw new Error(`data/schemas/${kind}.schema.json is missing`);
  return validate as ValidateFunction<DataFiles[K]>;
}
