import type { ValidateFunction } from 'ajv';
import type { DataFiles } from '../../domain/data.ts';
import type { Kind } from '../kinds.ts';

/**
 * The quick validator of each kind, compiled beforehand; null where the sources run. scripts/bundle.mjs puts the code of
 * standalone.ts in the place of this file, since compiling takes a quarter of a second.
 */
export const compiled: { [K in Kind]: ValidateFunction<DataFiles[K]> } | null = null;
