/**
 * The wait that a Retry-After header asks for, in ms; 0 for a time in the past; null if it is invalid. now is
 * in ms since the epoch.
 */
export function parseRetryAfter(header: string | readonly string[] | undefined, now: number): number | null {
  const text = (typeof header === 'string' ? header : (header?.[0] ?? '')).trim();
  if (/^\d{1,15}(?:\.\d{0,9})?$/.test(text)) return Number(text) * 1_000;
  // Date.parse would also parse "-5" and "2" as dates.
  if (!/^[a-z]{3,9},? /i.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
