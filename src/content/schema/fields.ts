import type { Kind } from './kinds.ts';
import type { DataPath } from '../yaml/source.ts';
import { schemas, type Schema } from './validators.ts';

interface Located {
  schema: Field;
  home: string;
}

/** form: the description of the definition, if the field has its own. */
export interface Field extends Schema {
  form?: string;
}

/** Undefined if there is no such field. A description next to a $ref wins, as in editors. */
export function fieldAt(kind: Kind, path: DataPath): Field | undefined {
  const home = `${kind}.schema.json`;
  let found = resolve({ schema: schemas[home] ?? {}, home });
  for (const step of path) {
    const next = stepInto(found, step);
    if (!next) return undefined;
    found = next;
  }
  return found.schema;
}

function stepInto({ schema, home }: Located, step: string | number): Located | undefined {
  if (typeof step === 'number') return schema.items && resolve({ schema: schema.items, home });
  const property = schema.properties?.[step];
  if (property) return resolve({ schema: property, home });
  for (const form of schema.oneOf ?? []) {
    const found = stepInto(resolve({ schema: form, home }), step);
    if (found) return found;
  }
  return undefined;
}

function resolve({ schema, home }: Located): Located {
  if (schema.$ref === undefined) return { schema, home };
  const [file = '', pointer = ''] = schema.$ref.split('#');
  const target = file === '' ? home : file;
  const definition = schemas[target]?.definitions?.[pointer.split('/').at(-1) ?? ''];
  if (!definition) throw new Error(`${home}: ${schema.$ref} leads nowhere`);
  const found = resolve({ schema: definition, home: target });
  if (schema.description === undefined) return found;
  const { description: form } = found.schema;
  const described = { ...found.schema, description: schema.description };
  return { ...found, schema: form === undefined ? described : { ...described, form } };
}
