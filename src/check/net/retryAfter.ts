/**
 * How long a Retry-After asks to wait, in ms, 0 for a time that has passed; null where it says nothing. now is in
 * ms since the epoch.
 */
export function parseRetryAfter(header: string | readonly string[] | undefined, now: number): number | null {
  const text = (typeof header === 'string' ? header : (header?.[0] ?? '')).trim();
  if (/^\d{1,15}(?:\.\d{0,9})?$/.test(text)) return Number(text) * 1_000;
  // Date.parse would also make a date of "-5" and of "2".
  if (!/^[a-z]{3,9},? /i.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
