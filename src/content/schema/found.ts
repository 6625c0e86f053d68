import type { ErrorObject } from 'ajv';
import type { Kind } from '../kinds.ts';
import type { DataPath, Source } from '../source.ts';
import { fieldAt } from './fields.ts';

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

/** The name of the thing at a path in messages: the game, expansion "deep-water", offer number 3, "palette". */
export function nameOfPath(kind: Kind, path: DataPath, value: unknown): string {
  const last = path.at(-1);
  if (last === undefined) return `the ${wordsOf(fieldAt(kind, path)?.title ?? 'file')}`;
  if (typeof last === 'string') return `"${last}"`;
  const noun = wordsOf(fieldAt(kind, path)?.title ?? 'entry');
  const name = ownName(value);
  return name === undefined ? `${noun} number ${last + 1}` : `${noun} "${name}"`;
}

/** The first letter made a capital, for the start of a sentence. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "HomeCard" as "home card". */
function wordsOf(title: string): string {
  return title.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}

function ownName(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const key of ['id', 'title', 'name', 'heading', 'label', 'from']) {
    const name: unknown = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
    if (typeof name === 'string' && name !== '' && name.length <= 80) return name;
  }
  return undefined;
}
