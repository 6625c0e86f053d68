import { languages } from './languages.ts';
import { folded } from './phrases.ts';

const monthOf = new Map([['sept', 8]]);
for (const { language } of languages) {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  for (let month = 0; month < 12; month += 1)
    for (const { type, value } of format.formatToParts(Date.UTC(2026, month)))
      if (type === 'month') monthOf.set(folded(value), month);
}
for (const [month, name] of 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ').entries())
  monthOf.set(name, month);

const nth = '(?:st|nd|rd|th)?';
const names = [...monthOf.keys()].sort((a, b) => b.length - a.length).join('|');
const dated = new RegExp(
  [
    String.raw`\b(?:(?<day>\d{1,2})(?:\.|${nth})(?: of| de)?[ -])?\b(?<month>${names})\b\.?,?(?:[ -](?<dayAfter>\d{1,2})${nth}(?![\d:]))?(?:[ ,-]{1,2}(?:de )?(?<year>20\d\d))?\b`,
    String.raw`\b(?<iso>20\d\d-\d\d(?:-\d\d)?)\b`,
    String.raw`\b(?<first>\d{1,2})(?:[/-]|\. ?)(?<second>\d{1,2})(?:[/-]|\. ?)(?<last>20\d\d)\b`,
    String.raw`\bq(?<quarter>[1-4])(?:,? (?<ofYear>20\d\d))?\b`,
    String.raw`\b(?<only>20\d\d)\b`,
  ].join('|'),
  'g',
);

/**
 * A short line with {date} for each of its dates, and the earliest that each can mean, in ms; null without a year.
 */
export function markDates(text: string): { line: string; dates: (number | null)[] } {
  const dates: (number | null)[] = [];
  const line = folded(text).replace(dated, (whole: string, ...found: unknown[]) => {
    const date = readDate(found.at(-1) as Readonly<Record<string, string | undefined>>);
    if (date === undefined) return whole;
    dates.push(date);
    return ' {date} ';
  });
  return { line, dates };
}

/** undefined: the words name a month but are not a date ("may", "a mar"). */
function readDate(found: Readonly<Record<string, string | undefined>>): number | null | undefined {
  const { month, day, dayAfter, year, iso, last, quarter, ofYear, only } = found;
  if (month !== undefined) {
    if (year !== undefined)
      return Date.UTC(Number(year), monthOf.get(month) ?? 0, Number(day ?? dayAfter ?? 1));
    return (day ?? dayAfter) === undefined && month.length < 5 ? undefined : null;
  }
  if (iso !== undefined) return Date.parse(iso);
  if (last !== undefined) {
    // Day first or month first: ambiguous.
    const [first, second] = [Number(found.first), Number(found.second)];
    const months = [second, first].filter((one) => one <= 12);
    const times = months.map((one) => Date.UTC(Number(last), one - 1, one === second ? first : second));
    return times.length === 0 ? undefined : Math.min(...times);
  }
  if (quarter !== undefined && ofYear === undefined) return null;
  return Date.UTC(Number(ofYear ?? only), (Number(quarter ?? 1) - 1) * 3);
}
