import { codes } from './codes.ts';
import { listWords, nearest } from './didYouMean.ts';

/** Suggestions for a code that does not exist. */
export function suggestCode(code: string): string {
  const all = Object.keys(codes).sort();
  const near = nearest(code, all) ?? all.find((other) => other.endsWith(`/${code}`));
  if (near !== undefined) return `Did you mean "${near}"?`;
  const area = all.filter((other) => other.startsWith(`${code.split('/')[0] ?? ''}/`));
  return area.length > 0 ? `Its area has ${listWords(area, 'and', 30)}.` : 'guides explain lists all codes.';
}
