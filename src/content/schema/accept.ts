import type { DataFiles } from '../../domain/data.ts';
import type { Kind } from '../kinds.ts';
import { compiled } from './compiled.ts';

const validatorOf = compiled === null ? (await import('./validators.ts')).quickValidatorOf : null;

/** Data without positions as its generated type; null where the schema refuses it. */
export function acceptData<K extends Kind>(
  kind: K,
  data: Record<string, unknown> | null,
): DataFiles[K] | null {
  const validate = validatorOf?.(kind) ?? compiled?.[kind];
  if (validate === undefined) throw new Error(`data/schemas/${kind}.schema.json is missing`);
  return data !== null && validate(data) ? data : null;
}
