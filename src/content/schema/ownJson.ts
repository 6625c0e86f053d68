import { Ajv, type ValidateFunction } from 'ajv';

let ajv: Ajv | undefined;

/** A type guard for our own JSON files. The schema is compiled on first use. */
export function ownJson<T>(schema: {
  required: readonly (keyof T | 'version')[];
  [keyword: string]: unknown;
}): (data: unknown) => data is T {
  let validate: ValidateFunction<T> | undefined;
  return (data): data is T => {
    ajv ??= new Ajv({ messages: false, validateSchema: false, meta: false, code: { optimize: false } });
    validate ??= ajv.compile<T>(schema);
    return validate(data);
  };
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
