import { memoize } from '../memoize.ts';

const table = `
USD $ us$ $us u.s.$ · CAD $ c$ ca$ can$ cdn$ · AUD $ a$ au$ · NZD $ nz$ · SGD $ s$ sg$ · HKD $ hk$ · MXN $ mx$ · TWD $ nt$ · CLP $ · COP $ · ARS $ ar$ · BRL r$
GBP £ ￡ gb£ uk£ stg£ p · EUR € euro euros ,- · CHF sfr .- · JPY ¥ ￥ jp¥ 円 · CNY ¥ ￥ cn¥ rmb 元 · INR ₹ rs · KRW ₩ · TRY ₺ · ILS ₪ · RUB ₽ rur · UAH ₴
SEK kr :- · NOK kr ,- · DKK kr ,- · ISK kr · PLN zł · CZK kč ,- · HUF · RON lei · BGN · RSD · ZAR · AED dh dhs د.إ · EGP ج.م · SAR ر.س · QAR ر.ق · KWD د.ك
MAD dh dhs د.م. · PEN · KZT ₸ · VND ₫ · THB ฿ · MYR rm · PHP ₱ · IDR rp · KES ksh · NGN ₦ · PKR rs · LKR rs · BDT ৳ · GEL ₾ · AZN ₼`;

const meanings = new Map<string, readonly string[]>();
for (const entry of table.trim().replaceAll('\n', ' · ').split(' · ')) {
  const [code = '', ...signs] = entry.split(' ');
  const word = code.toLowerCase();
  const ofDollars = signs.includes('$') ? [`${word}$`, `$${word}`] : [];
  for (const sign of [word, ...signs, ...ofDollars])
    meanings.set(sign, [...(meanings.get(sign) ?? []), code]);
}
const dollars = meanings.get('$') ?? [];

const marks = [...meanings.keys()].map((mark) => ({
  mark,
  // Currency signs have no uppercase form; letters do.
  letters: Array.from(mark).filter((letter) => letter !== letter.toUpperCase()).length,
}));

const currencyWords = marks
  .flatMap(({ mark, letters }) => (letters > 1 && letters === mark.length ? mark : []))
  .join('|');
const signs = marks.flatMap(({ mark, letters }) =>
  letters === 0 && mark !== '$' && !isDash(mark) ? mark.replaceAll('.', '\\.') : [],
);

/** Whether a mark is the dash in place of cents, as in "299,-": it names no currency of its own. */
export function isDash(mark: string): boolean {
  return mark.length === 2 && mark.endsWith('-');
}

/** Several for a shared sign ("$", "kr"), none for an unknown one ("RD$"). */
export function currenciesOf(text: string): readonly string[] {
  return meanings.get(text.toLowerCase().replace(/\s|:(?!-)/g, '')) ?? [];
}

// Within a text, those without a sign above are ordinary words: "ALL", "TOP".
const isoCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

export function isoCurrency(text: string): string | null {
  if (isoCodes.has(text)) return text;
  const [code, ...more] = currenciesOf(text);
  return code === undefined || more.length > 0 ? null : code;
}

const markPattern = new RegExp(
  [
    // "CA$", "CDN$ 5", "AUD $5", "$ CAD 5", and the letters of any other dollar or pound.
    String.raw`(?<![a-z])(?:(?:U\.S\.|US|AU|NZ|HK|SG|CDN|CAN|${dollars.join('|')})(?:: ?| )?|[a-z]{1,3})\$`,
    String.raw`\$(?: ?(?:${dollars.join('|')}|US)(?![a-z]))?`,
    String.raw`(?<![a-z])(?:[a-z]{1,3}[£￡]|(?:jp|cn)[¥￥])`,
    ...signs,
    String.raw`(?<=\d)[.,:]-(?![\d-])`,
    String.raw`(?<![a-z])(?:${currencyWords})(?![a-zà-ž])`,
  ].join('|'),
  'gi',
);
// Also ordinary words and names: "Try", "Ron".
const onlyUpper: ReadonlySet<string> = new Set(['TRY', 'RON', 'ILS', 'COP', 'PEN', 'RUB', 'MAD']);

export type CurrencyMark = ReturnType<typeof currencyMarks>[number];

export function currencyMarks(line: string) {
  return [...line.matchAll(markPattern)].flatMap(({ 0: text, index: start }) => {
    const end = start + text.length;
    const letters = text.replace(/[$£￡]$/, '');
    const isUpper = letters === letters.toUpperCase();
    if (onlyUpper.has(text.toUpperCase()) && !isUpper) return [];
    // "Now$5", "a can $5": ordinary words, not country codes.
    const isWord = letters !== text && !isUpper && (currenciesOf(text).length === 0 || /[: ]$/.test(letters));
    return [isWord ? { start: end - 1, end, text: text.slice(-1) } : { start, end, text }];
  });
}

const entities: Readonly<Record<string, string>> = { pound: '£', euro: '€' };

/** One line with plain spaces; joins the cents of "27€90", "51·99" and "51 . 99" to their amounts, and names rands. */
export function tidyAmounts(text: string): string {
  return text
    .replace(/&(#?\w{2,6});/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/[\s\u200b-\u200f\u2060]+/g, ' ')
    .replace(
      /(\d)[.,]?([⁰¹²³⁴-⁹]{2})(?![⁰¹²³⁴-⁹])/g,
      (_, units: string, cents: string) => `${units}.${cents.normalize('NFKC')}`,
    )
    .trim()
    .replace(/(\d)(?:·| [.,] ?)(\d\d)(?![\d.,])/g, '$1.$2')
    .replace(/(?<![\p{L}\d])R ?(?=\d[\d ,.]*[.,]\d\d(?!\d))/gu, 'ZAR ')
    .replace(/(?<![€\d.,] ?)(\d{1,3}(?: \d{3})|\d{1,4})€(\d\d)(?![\d.,%a-z€]| ?€)/gi, '$1,$2€');
}

// "51 €99", "£51 99", and "$ 8. 94" or "1.837, 32 €".
const split =
  /(?<![€\d.,] ?)\b\d{1,4}(?: € ?|€ )\d\d(?![\d.,%a-z€]| ?€)|[£$€] ?\d{1,4} \d\d$|(?<![\d.,])(?:\d{1,3}(?:[.,' ]\d{3})*|\d+)[.,] \d\d(?!\d|[.,]\d)/i;

export function isSplitAmount(line: string): boolean {
  return split.test(line);
}

/** Whether the cents of a price may be in the text after it: "£51" and "99", "27" and "€90". */
export function isCutBetween(text: string, next: string): boolean {
  return (
    /^[.,€£$]? ?\d\d ?[€£$]?$/.test(next) &&
    /(?<![\d.,])(?:(?:\d{1,3}(?:[ .,]\d{3})+|\d{1,4}) ?[€£$]?[.,]?|[€£$])$/.test(text)
  );
}

const numberPattern = /\d{1,3}(?:[ '’.,]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?/g;
const penceAfter = /^(?:p\b| ?¢)/i;
// A preceding letter makes it a code, as in B0TEST0001, unless it ends a currency; a following letter may
// begin one. Digits next to a separator, as in 1,23,456 and 10.0.0.1, follow no known grouping.
const codeBefore = new RegExp(String.raw`(?<=[a-z]|\d[.,'’])(?<!(?:^|[^a-z])(?:${currencyWords}))$`, 'i');
const codeAfter = new RegExp(String.raw`^(?:[.,'’]\d|\s*%|(?!(?:${currencyWords}|p)(?![a-z]))[a-z\d])`, 'i');
const negative = /(?<!\d\s*)[-−–][^\d\s]{0,2}$/;

export type NumberAt = ReturnType<typeof numbersIn>[number];

/** pointGroups: "1.299" is one thousand and more, as in euro countries. */
export function numbersIn(line: string, pointGroups: boolean) {
  return [...line.matchAll(numberPattern)].flatMap(({ 0: digits, index: start }) => {
    const end = start + digits.length;
    const [before, after] = [line.slice(Math.max(0, start - 12), start), line.slice(end, end + 12)];
    if (codeBefore.test(before) || codeAfter.test(after) || negative.test(before)) return [];
    const pence = penceAfter.exec(after)?.[0].trim() ?? null;
    const isShort = digits.length <= 2;
    // "£.99", ",89 €"; "1080p" is no amount.
    const isFraction =
      pence !== null ||
      (digits.length === 2 && /(?:^|[^\d\p{L}] ?)[.,]$/u.test(before)) ||
      (isShort && before.endsWith('.'));
    const amount = isFraction ? Number(digits) / 100 : amountOf(digits, pointGroups);
    return amount === null || (isFraction && !isShort) ? [] : [{ start, end, amount, pence }];
  });
}

/** Remembered: making a number format takes as long as reading a small page. */
export const isPointGrouped = memoize((language: string): boolean => {
  try {
    const [locale] = Intl.NumberFormat.supportedLocalesOf(language);
    return locale !== undefined && new Intl.NumberFormat(locale).format(12_345).includes('.');
  } catch {
    // Not the name of a language.
    return false;
  }
});

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
