import type { ValidateFunction } from 'ajv';
import type { DataFiles } from '../../domain/data.ts';
import type { Kind } from './kinds.ts';

/**
 * A validator of each kind, without messages, compiled by scripts/bundle.mjs, which replaces this file with the code of
 * standalone.ts; null in a checkout.
 */
export const compiled: { [K in Kind]: ValidateFunction<DataFiles[K]> } | null = null;
