/** Where a text names a currency. text as matched; code is ISO 4217, for a bare $ USD. */
export interface CurrencyMark {
  start: number;
  end: number;
  text: string;
  code: string;
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

const symbols: Readonly<Record<string, string>> = {
  $: 'USD',
  us$: 'USD',
  $us: 'USD',
  c$: 'CAD',
  ca$: 'CAD',
  cad$: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  aud$: 'AUD',
  nz$: 'NZD',
  s$: 'SGD',
  sg$: 'SGD',
  hk$: 'HKD',
  mx$: 'MXN',
  nt$: 'TWD',
  '£': 'GBP',
  '￡': 'GBP',
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  zł: 'PLN',
  kč: 'CZK',
  '¥': 'JPY',
  '₹': 'INR',
};

const codes =
  'USD|GBP|EUR|CAD|AUD|NZD|SGD|HKD|MXN|TWD|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|JPY|CNY|INR|BRL|ZAR|ILS|TRY|KRW';
const isCode = new RegExp(`^(?:${codes})$`);
const markPattern = new RegExp(
  String.raw`(?:cad|aud|us|ca|au|nz|sg|hk|mx|nt|c|a|s)?\$|[£￡€¥₹]|(?<![a-z])(?:${codes}|euros?|zł|kč)(?![a-z])`,
  'gi',
);

/** The ISO code for a code or symbol in any case ("gbp", "£"), or null. */
export function isoCurrency(text: string): string | null {
  const word = text.trim();
  const code = word.toUpperCase();
  if (isCode.test(code)) return code;
  return Object.hasOwn(symbols, word.toLowerCase()) ? (symbols[word.toLowerCase()] ?? null) : null;
}

/** Every place where a short text names a currency, in order. */
export function currencyMarks(text: string): CurrencyMark[] {
  const marks: CurrencyMark[] = [];
  for (const match of text.matchAll(markPattern)) {
    const code = isoCurrency(match[0]);
    if (code !== null)
      marks.push({ start: match.index, end: match.index + match[0].length, text: match[0], code });
  }
  return marks;
}
