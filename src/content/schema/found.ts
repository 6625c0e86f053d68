import type { ErrorObject } from 'ajv';
import type { Kind } from '../kinds.ts';
import type { DataPath, Source } from '../source.ts';

/** An error of the validator, and where it is. */
export interface Finding {
  kind: Kind;
  error: ErrorObject;
  path: DataPath;
  source: Source;
}

/** A value as it may stand in a message. */
export function shorten(text: string): string {
  return text.length > 60 ? `"${text.slice(0, 60)}…"` : `"${text}"`;
}
