import type { DataFiles } from '../../domain/data.ts';
import type { Kind } from './kinds.ts';
import type { Source } from '../yaml/source.ts';
import { parseYaml } from '../yaml/parse.ts';
import { compiled } from './compiled.ts';

const bundled = compiled;
const validatorOf =
  bundled === null
    ? (await import('./validators.ts')).compileSchema
    : <K extends Kind>(kind: K) => bundled[kind];

export function acceptData<K extends Kind>(
  kind: K,
  data: Record<string, unknown> | null,
): DataFiles[K] | null {
  return data !== null && validatorOf(kind)(data) ? data : null;
}

/** The data of a source; null if it does not parse or the schema rejects it. */
export function acceptSource<K extends Kind>(kind: K, { file, text }: Source): DataFiles[K] | null {
  return acceptData(kind, parseYaml(file, Buffer.from(text)).data);
}
