import { Ajv, type ValidateFunction } from 'ajv';

let ajv: Ajv | undefined;

/** Whether data is what we wrote into a JSON file. The schema is compiled when it is first needed. */
export function ownJson<T>(schema: {
  required: readonly (keyof T | 'version')[];
  [keyword: string]: unknown;
}): (data: unknown) => data is T {
  let validate: ValidateFunction<T> | undefined;
  return (data): data is T => {
    ajv ??= new Ajv({ messages: false, code: { optimize: false } });
    validate ??= ajv.compile<T>(schema);
    return validate(data);
  };
}

/** The data of a JSON text, or undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
