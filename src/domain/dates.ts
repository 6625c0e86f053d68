/** Dates as text. Every date is a string, YYYY-MM-DD with or without a time in UTC, or YYYY-MM. */

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** "November 18, 2026", or "November 2026" if the day is not known. */
export function formatDate(date: string): string {
  const [year = '', month = '', day] = dayOf(date).split('-');
  const name = months[Number(month) - 1] ?? month;
  return day === undefined ? `${name} ${year}` : `${name} ${Number(day)}, ${year}`;
}

export function dayOf(date: string): string {
  return date.slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to) - utc(from)) / 86_400_000);
}

/** Whether YYYY-MM-DD or YYYY-MM names a day or month that the calendar has. */
export function isRealDate(date: string): boolean {
  const time = Date.parse(dayOf(date));
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(dayOf(date));
}

export function latest(dates: readonly string[]): string | undefined {
  return [...dates].sort().at(-1);
}

export function addDays(date: string, days: number): string {
  return new Date(utc(date) + days * 86_400_000).toISOString().slice(0, 10);
}

function utc(date: string): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)) || 1);
}
