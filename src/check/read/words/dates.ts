import { languages } from './languages.ts';
import { folded } from './phrases.ts';

/** A line with {date} for each of its dates. dates: the earliest that each can mean, in ms; null without a year. */
export interface DatedLine {
  line: string;
  dates: (number | null)[];
}

const short = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthOf = new Map<string, number>([['sept', 8]]);
for (const { months } of languages) for (const [i, name] of months.split(' ').entries()) monthOf.set(name, i);
for (const [i, name] of short.entries()) monthOf.set(name, i);

const nth = '(?:st|nd|rd|th)?';
const names = [...monthOf.keys()].sort((a, b) => b.length - a.length).join('|');
const dated = new RegExp(
  [
    String.raw`\b(?:(\d{1,2})(?:\.|${nth})(?: of| de)?[ -])?\b(${names})\b\.?,?(?:[ -](\d{1,2})${nth}(?![\d:]))?(?:[ ,-]{1,2}(?:de )?(20\d\d))?\b`,
    String.raw`\b(20\d\d)-(\d\d)(?:-(\d\d))?\b`,
    String.raw`\b(\d{1,2})[./](\d{1,2})[./](20\d\d)\b`,
    String.raw`\bq([1-4])(?:,? (20\d\d))?\b`,
    String.raw`\b(20\d\d)\b`,
  ].join('|'),
  'g',
);

/** Finds the dates in a short line. */
export function markDates(text: string): DatedLine {
  const dates: (number | null)[] = [];
  const line = folded(text).replace(dated, (whole: string, ...found: (string | undefined)[]) => {
    const date = readDate(found);
    if (date === undefined) return whole;
    dates.push(date);
    return ' {date} ';
  });
  return { line, dates };
}

/** undefined: the words name a month but are not a date ("may", "a mar"). */
function readDate(found: readonly (string | undefined)[]): number | null | undefined {
  const [
    day,
    month,
    dayAfter,
    year,
    isoYear,
    isoMonth,
    isoDay,
    first,
    second,
    lastYear,
    quarter,
    quarterYear,
    only,
  ] = found;
  if (month !== undefined) {
    const named = day ?? dayAfter ?? year;
    if (named === undefined && month.length < 5) return undefined;
    return year === undefined
      ? null
      : Date.UTC(Number(year), monthOf.get(month) ?? 0, Number(day ?? dayAfter ?? 1));
  }
  if (isoYear !== undefined) return Date.UTC(Number(isoYear), Number(isoMonth) - 1, Number(isoDay ?? 1));
  if (lastYear !== undefined) {
    // Day first or month first: ambiguous.
    const meant = [
      [Number(first), Number(second)],
      [Number(second), Number(first)],
    ] as const;
    const times = meant.map(([d, m]) => (m <= 12 ? Date.UTC(Number(lastYear), m - 1, d) : Infinity));
    const earliest = Math.min(...times);
    return earliest === Infinity ? undefined : earliest;
  }
  if (quarter !== undefined)
    return quarterYear === undefined ? null : Date.UTC(Number(quarterYear), (Number(quarter) - 1) * 3, 1);
  return Date.UTC(Number(only), 0, 1);
}
