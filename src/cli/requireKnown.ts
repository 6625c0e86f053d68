import { listWords, nearest } from '../diagnostics/didYouMean.ts';
import { CannotRun } from './cannotRun.ts';

/** Refuses the value of an option that names nothing. */
export function requireKnown(option: string, value: string | undefined, known: Iterable<string>): void {
  const names = [...new Set(known)].sort();
  if (value === undefined || names.includes(value)) return;
  const meant = nearest(value, names);
  const hint = meant === undefined ? `There is ${listWords(names)}.` : `Did you mean "${meant}"?`;
  throw new CannotRun(
    `${option} ${value}: the data has none of that name.`,
    names.length > 0 ? hint : undefined,
  );
}
