/** A time in ms since the epoch as RFC 3339 in UTC, to the second, regardless of the machine's time zone. */
export function utcTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}
