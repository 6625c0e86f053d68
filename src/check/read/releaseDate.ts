const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const label =
  /^(?:(?:expected|estimated|anticipated|official|uk|us) )?(?:(?:release|publication|pub|launch|street|availability|stock) date|released?|releases|releasing|publication|available|due|(?:back |now |expected )?in stock|erscheint|erscheinungs(?:datum|termin)|ver[öo]ffentlichung|(?:wieder )?(?:lieferbar|verf[üu]gbar)|(?:date de )?(?:sortie|parution)|disponible|fecha de lanzamiento|lanzamiento|(?:data di )?uscita|disponibile|verschijnt|verschijningsdatum|premiera|data premiery)(?:[:\s]|$)/i;
// What is in stock is sent some day to come too, but not after a month.
const sending =
  /^(?:eta|(?:expected|estimated|anticipated) (?:to )?(?:ship|shipping|dispatch|delivery|arrival)|ships?|shipping|dispatch(?:es|ed)?|arrives|arriving)(?:[:\s]|$)/i;
const month = 31 * 24 * 3_600_000;
const written = new RegExp(
  String.raw`(?:\b(\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -])?\b(${months.join('|')})[a-z]{0,6}\.?,?[ -](?:(\d{1,2})(?:st|nd|rd|th)?,? )?(20\d\d)\b`,
  'i',
);

/** Whether a short text names a year beside a word for when goods come: to be held against a time. */
export function namesRelease(text: string): boolean {
  return text.length <= 80 && /\b20\d\d\b/.test(text) && label.test(text);
}

/**
 * Whether a short text such as "Release date: 3 March 2099" names a day after a time, in ms since the epoch, or one
 * long after it on which goods are sent.
 */
export function isReleasedAfter(text: string, at: number): boolean {
  if (text.length > 80) return false;
  const start = label.test(text) ? at : sending.test(text) ? at + month : Infinity;
  const date = firstDate(text);
  return date !== null && date > start;
}

/** The earliest that a date in a text can mean, in ms since the epoch. */
function firstDate(text: string): number | null {
  const named = written.exec(text);
  if (named !== null) {
    const month = months.indexOf((named[2] ?? '').slice(0, 3).toLowerCase());
    return Date.UTC(Number(named[4]), month, Number(named[1] ?? named[3] ?? 1));
  }
  const iso = /\b(20\d\d)-(\d\d)(?:-(\d\d))?\b/.exec(text);
  if (iso !== null) return Date.UTC(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3] ?? 1));
  const numbers = /\b(\d{1,2})[/.](\d{1,2})[/.](20\d\d)\b/.exec(text);
  if (numbers !== null) {
    const [first, second, year] = [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])];
    // Day first or month first: nobody can tell.
    const meant = [
      [first, second],
      [second, first],
    ] as const;
    return Math.min(
      ...meant.map(([day, month]) => (month <= 12 ? Date.UTC(year, month - 1, day) : Infinity)),
    );
  }
  const quarter = /\bq([1-4]),? (20\d\d)\b/i.exec(text);
  if (quarter !== null) return Date.UTC(Number(quarter[2]), (Number(quarter[1]) - 1) * 3, 1);
  const year = /\b(20\d\d)\b/.exec(text)?.[1];
  return year === undefined ? null : Date.UTC(Number(year), 0, 1);
}
