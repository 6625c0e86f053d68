/** Currencies by ISO 4217 code, each with its signs and names in lower case. */
const table = `
USD $ us$ $us u.s.$ · CAD $ c$ ca$ can$ cdn$ · AUD $ a$ au$ · NZD $ nz$ · SGD $ s$ sg$ · HKD $ hk$ · MXN $ mx$ · TWD $ nt$ · CLP $ · COP $ · ARS $ ar$ · BRL r$
GBP £ ￡ gb£ uk£ stg£ p · EUR € euro euros ,- · CHF sfr .- · JPY ¥ ￥ jp¥ 円 · CNY ¥ ￥ cn¥ rmb 元 · INR ₹ rs · KRW ₩ · TRY ₺ · ILS ₪ · RUB ₽ rur · UAH ₴
SEK kr :- · NOK kr ,- · DKK kr ,- · ISK kr · PLN zł · CZK kč ,- · HUF · RON lei · BGN · RSD · ZAR · AED dh dhs د.إ · EGP ج.م · SAR ر.س · QAR ر.ق · KWD د.ك
MAD dh dhs د.م. · PEN · KZT ₸ · VND ₫ · THB ฿ · MYR rm · PHP ₱ · IDR rp · KES ksh · NGN ₦ · PKR rs · LKR rs · BDT ৳ · GEL ₾ · AZN ₼`;

/** The codes that a word can mean: a code in lower case, a sign or a name. */
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
  letters: Array.from(mark).filter(isLatin).length,
}));

/** The codes and names in Latin letters, as a pattern; not the p of pence. */
export const currencyWords = marks
  .flatMap(({ mark, letters }) => (letters > 1 && letters === mark.length ? mark : []))
  .join('|');
const signs = marks.flatMap(({ mark, letters }) =>
  letters === 0 && mark !== '$' && !isDash(mark) ? mark.replaceAll('.', '\\.') : [],
);

/** Whether a mark is the dash in place of cents, as in "299,-": it names no currency of its own. */
export function isDash(mark: string): boolean {
  return mark.length === 2 && mark.endsWith('-');
}

/** Of the letters above, the others have no capitals. */
function isLatin(letter: string): boolean {
  return letter !== letter.toUpperCase();
}

/**
 * The ISO codes that a code, sign or name in any case can mean ("gbp", "£", "AUD $"): several for one that
 * currencies share ("$", "kr"), none for one that is not known ("RD$").
 */
export function currenciesOf(text: string): readonly string[] {
  return meanings.get(text.toLowerCase().replace(/\s|:(?!-)/g, '')) ?? [];
}

// Within a text, those without a sign above are ordinary words: "ALL", "TOP".
const isoCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** The one ISO code that a field for a currency means, or null. */
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

/** A currency named in a text, as it is written there. */
export type CurrencyMark = ReturnType<typeof currencyMarks>[number];

/** Every place where a short text names a currency, in order. */
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
