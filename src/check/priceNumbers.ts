const grouped = String.raw`\d{1,3}(?:[ '’.,]\d{3})+(?:[.,]\d{1,2})?(?!\d)`;
const numberPattern = new RegExp(String.raw`${grouped}|\d+(?:[.,]\d+)?`, 'g');

const isPence = /^(?:p\b| ?¢)/i;

function penceAt(text: string): NumberAt['pence'] {
  return isPence.test(text) ? (text.trimStart().startsWith('¢') ? '¢' : 'p') : null;
}

/** A number in a text. pence: what marks them, in 99p or 99¢. */
export interface NumberAt {
  start: number;
  end: number;
  amount: number;
  pence: 'p' | '¢' | null;
}

/** The numbers that can be amounts, in order. pointGroups: "1.299" is a thousand and more, as where the euro is. */
export function numbersIn(line: string, pointGroups: boolean): NumberAt[] {
  const numbers: NumberAt[] = [];
  for (const match of line.matchAll(numberPattern)) {
    const start = match.index;
    const end = start + match[0].length;
    // More digits after a separator: 1,23,456 and 10.0.0.1 follow no grouping that we know.
    if (/^[.,'’]\d/.test(line.slice(end)) || /\d[.,'’]$/.test(line.slice(0, start))) continue;
    // A letter before is a code's, as in B0TEST0001, unless it ends a currency.
    if (
      /[a-z\d]$/i.test(line.slice(0, start)) &&
      !/(?:^|[^a-z])(?:eur|gbp|usd|cad|aud|nzd|chf|sek|dkk|nok|pln)$/i.test(line.slice(0, start))
    )
      continue;
    if (
      /^\s*%/.test(line.slice(end)) ||
      (/^[a-z\d]/i.test(line.slice(end)) && !/^(?:eur|gbp|usd|p\b|€)/i.test(line.slice(end)))
    )
      continue;
    if (
      /[-−–][^\d\s]{0,2}$/.test(line.slice(0, start)) &&
      !/\d\s*[-−–][^\d\s]{0,2}$/.test(line.slice(0, start))
    )
      continue;
    const amount = amountOf(line, match[0], start, end, pointGroups);
    if (amount !== null) numbers.push({ start, end, amount, pence: penceAt(line.slice(end)) });
  }
  return numbers;
}

function amountOf(
  line: string,
  digits: string,
  start: number,
  end: number,
  pointGroups: boolean,
): number | null {
  if (line[start - 1] === '.' && digits.length === 2 && /^\D*$/.test(line.slice(end)))
    return Number(`0.${digits}`);
  if (isPence.test(line.slice(end))) return /^\d{1,2}$/.test(digits) ? Number(digits) / 100 : null;
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const tail = last < 0 ? '' : digits.slice(last + 1);
  const groups = tail.length === 3 && !digits.startsWith('0');
  // Only where the currency is the euro is "1.299" surely a grouping; "$1.299" is neither that nor a usual fraction.
  if (groups && digits[last] === '.' && !/[ '’.,]/.test(digits.slice(0, last)) && !pointGroups) return null;
  const whole = (last < 0 || groups ? digits : digits.slice(0, last)).replace(/\D/g, '');
  const amount = Number(last < 0 || groups ? whole : `${whole}.${tail}`);
  return whole.length <= 9 ? amount : null;
}
