/** A number in a text. pence: the mark of pence or cents, as in 99p or 99¢. */
export interface NumberAt {
  start: number;
  end: number;
  amount: number;
  pence: 'p' | '¢' | null;
}

const entities: Readonly<Record<string, string>> = {
  pound: '£',
  '#163': '£',
  euro: '€',
  '#8364': '€',
  '#36': '$',
};

/** One line with plain spaces; joins the cents of "27€90", "51·99" and "51 . 99" to their amounts. */
export function tidyAmounts(text: string): string {
  return text
    .replace(/&(#?\w{2,6});/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/[\s\u00a0\u2000-\u200f\u2060\u202f\u3000\ufeff]+/g, ' ')
    .trim()
    .replace(/(\d)(?:·| [.,] ?)(\d\d)(?![\d.,])/g, '$1.$2')
    .replace(/(?<![€\d.,] ?)(\d{1,3}(?: \d{3})|\d{1,4})€(\d\d)(?![\d.,%a-z€]| ?€)/gi, '$1,$2€');
}

const cents = String.raw`\d\d(?![\d.,%a-z€]| ?€)`;
/**
 * The cents of "51 €99", "£51 99", "$ 8. 94" and "1.837, 32 €", or separate numbers: the price is ambiguous.
 */
const split = new RegExp(
  String.raw`(?<![€\d.,] ?)\b\d{1,4}(?: € ?|€ )${cents}|[£$€] ?\d{1,4} \d\d$|(?<![\d.,])(?:\d{1,3}(?:[.,' ]\d{3})*|\d+)[.,] \d\d(?!\d|[.,]\d)`,
  'i',
);

/** Whether a price in a tidy text may be broken into two numbers. */
export function isSplitAmount(line: string): boolean {
  return split.test(line);
}

const numberPattern = /\d{1,3}(?:[ '’.,]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?/g;
const penceAfter = /^(?:(p)\b| ?(¢))/i;
// A preceding letter makes it a code, as in B0TEST0001, unless it ends a currency; a following letter may
// begin one.
const codeBefore = /[a-z\d]$/i;
const currencyBefore = /(?:^|[^a-z])(?:eur|gbp|usd|cad|aud|nzd|chf|sek|dkk|nok|pln)$/i;
const codeAfter = /^(?:[.,'’]\d|\s*%|(?!eur|gbp|usd|p\b|€)[a-z\d])/i;
const negative = /(?<!\d\s*)[-−–][^\d\s]{0,2}$/;

/**
 * The numbers that can be amounts, in order. pointGroups: "1.299" is one thousand and more, as in euro
 * countries.
 */
export function numbersIn(line: string, pointGroups: boolean): NumberAt[] {
  const numbers: NumberAt[] = [];
  for (const match of line.matchAll(numberPattern)) {
    const [digits] = match;
    const [start, end] = [match.index, match.index + digits.length];
    const [before, after] = [line.slice(Math.max(0, start - 12), start), line.slice(end, end + 12)];
    // Digits beside a separator: 1,23,456 and 10.0.0.1 follow no known grouping.
    if (/\d[.,'’]$/.test(before) || codeAfter.test(after) || negative.test(before)) continue;
    if (codeBefore.test(before) && !currencyBefore.test(before)) continue;
    const found = penceAfter.exec(after);
    const pence = found === null ? null : found[1] === undefined ? '¢' : 'p';
    const amount =
      pence !== null
        ? digits.length <= 2
          ? Number(digits) / 100
          : null
        : before.endsWith('.') && digits.length === 2 && !/\d/.test(line.slice(end))
          ? Number(`0.${digits}`)
          : amountOf(digits, pointGroups);
    if (amount !== null) numbers.push({ start, end, amount, pence });
  }
  return numbers;
}

function amountOf(digits: string, pointGroups: boolean): number | null {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const tail = last < 0 ? '' : digits.slice(last + 1);
  const isGrouped = tail.length === 3 && !digits.startsWith('0');
  // Only with euros is "1.299" certainly a grouping; "$1.299" is neither that nor a usual fraction.
  const isOnlyGroup = isGrouped && digits[last] === '.' && /^\d+$/.test(digits.slice(0, last));
  if (isOnlyGroup && !pointGroups) return null;
  const whole = (last < 0 || isGrouped ? digits : digits.slice(0, last)).replace(/\D/g, '');
  return whole.length > 9 ? null : Number(last < 0 || isGrouped ? whole : `${whole}.${tail}`);
}
