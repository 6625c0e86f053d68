import type { ValidateFunction } from 'ajv';
import type { DataFiles } from '../../domain/data.ts';
import type { Kind } from './kinds.ts';

/** Null in a checkout; scripts/bundle.mjs replaces this file with the code of standalone.ts. */
export const compiled: { [K in Kind]: ValidateFunction<DataFiles[K]> } | null = null;
