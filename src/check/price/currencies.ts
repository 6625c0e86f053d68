/**
 * A currency named in a text. text: as matched. code: ISO 4217; USD for a bare $, JPY for a bare ¥; null if
 * the sign alone is ambiguous, such as kr, or RD$ and other dollars and pesos that no shop here uses.
 */
export interface CurrencyMark {
  start: number;
  end: number;
  text: string;
  code: string | null;
}

/** The currencies that write their amounts with $. */
export const dollarCodes: ReadonlySet<string> = new Set([
  'USD',
  'CAD',
  'AUD',
  'NZD',
  'SGD',
  'HKD',
  'MXN',
  'TWD',
]);

const yen: ReadonlySet<string> = new Set(['JPY', 'CNY']);
const shared: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['$', dollarCodes],
  ['¥', yen],
  ['￥', yen],
  ['kr', new Set(['SEK', 'NOK', 'DKK', 'ISK'])],
]);

/** The currencies that a mark can mean; null where it can mean only one. */
export function sharedCodes(mark: string): ReadonlySet<string> | null {
  return shared.get(mark.toLowerCase()) ?? null;
}

const symbols: Readonly<Record<string, string>> = {
  $: 'USD',
  us$: 'USD',
  $us: 'USD',
  c$: 'CAD',
  ca$: 'CAD',
  can$: 'CAD',
  cdn$: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  nz$: 'NZD',
  s$: 'SGD',
  sg$: 'SGD',
  hk$: 'HKD',
  mx$: 'MXN',
  nt$: 'TWD',
  r$: 'BRL',
  '£': 'GBP',
  '￡': 'GBP',
  'gb£': 'GBP',
  'uk£': 'GBP',
  'stg£': 'GBP',
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  zł: 'PLN',
  kč: 'CZK',
  '¥': 'JPY',
  '￥': 'JPY',
  'jp¥': 'JPY',
  円: 'JPY',
  'cn¥': 'CNY',
  rmb: 'CNY',
  元: 'CNY',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₪': 'ILS',
  '₽': 'RUB',
  '₴': 'UAH',
};

const codes =
  'USD|GBP|EUR|CAD|AUD|NZD|SGD|HKD|MXN|TWD|CHF|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|JPY|CNY|INR|BRL|ZAR|ILS|TRY|KRW|AED|EGP|SAR|ARS|CLP|COP|PEN|UAH|RUB|KZT|VND|THB|MYR|PHP|IDR|RSD|MAD|QAR|KWD';
const isCode = new RegExp(`^(?:${codes})$`);
const dollars = [...dollarCodes].join('|');
const markPattern = new RegExp(
  [
    // "CA$", "CDN$ 5", "AUD $5", "$ CAD 5", and the letters of any other dollar.
    String.raw`(?<![a-z])(?:(?:U\.S\.?|US|AU|NZ|HK|SG|CDN|CAN|${dollars})(?:: ?| )?|[a-z]{1,3})\$`,
    String.raw`\$(?: ?(?:${dollars})(?![a-z]))?`,
    String.raw`(?<![a-z])(?:jp|cn)[¥￥]`,
    // Egyptian, old Irish and any other pounds.
    String.raw`(?<![a-z])[a-z]{1,3}[£￡]`,
    '[£￡€¥￥₹₩₺₪₽₴円元]',
    String.raw`(?<![a-z])(?:${codes}|euros?|rmb|zł|kč|kr)(?![a-zà-ž])`,
  ].join('|'),
  'gi',
);
// Also ordinary words: "Try", "Ron".
const onlyUpper: ReadonlySet<string> = new Set(['TRY', 'RON', 'ILS', 'COP', 'PEN', 'RUB', 'MAD']);

/** The ISO code for a code or symbol in any case ("gbp", "£", "AUD $"), or null. */
export function isoCurrency(text: string): string | null {
  const word = text.trim().toLowerCase().replace(/[ .:]/g, '');
  const code = word.toUpperCase();
  if (isCode.test(code)) return code;
  if (Object.hasOwn(symbols, word)) return symbols[word] ?? null;
  const dollar = word.includes('$') ? code.replace('$', '') : '';
  return dollarCodes.has(dollar) ? dollar : null;
}

/** Every place where a short text names a currency, in order. */
export function currencyMarks(text: string): CurrencyMark[] {
  const marks: CurrencyMark[] = [];
  for (const match of text.matchAll(markPattern)) {
    const mark = markOf(match[0], match.index);
    if (mark !== null) marks.push(mark);
  }
  return marks;
}

function markOf(text: string, start: number): CurrencyMark | null {
  const end = start + text.length;
  if (onlyUpper.has(text.toUpperCase()) && text !== text.toUpperCase()) return null;
  const sign = /[a-z: ]([$£￡])$/i.exec(text)?.[1];
  const letters = sign === undefined ? '' : text.slice(0, -1);
  const isUpper = letters === letters.toUpperCase();
  const code = isoCurrency(text);
  // "Now$5", "a can $5": ordinary words, not country codes.
  const isWord = letters !== '' && !isUpper && (code === null || /[: ]\$$/.test(text));
  return isWord && sign !== undefined
    ? { start: end - 1, end, text: sign, code: isoCurrency(sign) }
    : { start, end, text, code };
}
