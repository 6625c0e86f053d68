/**
 * What a price in a text is. exact: what a buyer pays now. old: struck, list or recommended. several: the text
 * holds more than one current price. The others are as they read; only exact may be stated as an offer's price.
 */
export type PriceKind =
  | 'exact'
  | 'from'
  | 'range'
  | 'several'
  | 'old'
  | 'saving'
  | 'net'
  | 'instalment'
  | 'unit'
  | 'shipping'
  | 'used';

const labelsBefore: readonly (readonly [RegExp, PriceKind])[] = [
  [
    /\b(?:was|rrp|msrp|m\.s\.r\.p|srp|list(?: price)?|regular(?:ly)?|retail|old|original(?:ly)?|compare at|before)\b/,
    'old',
  ],
  [/\b(?:uvp|statt|au lieu de|prix conseill[ée]|antes|prima)(?![a-z])/, 'old'],
  [
    /\b(?:you save|save|saving|savings|discount|cashback|deposit|trade.?in|points|coupon|voucher)\b/,
    'saving',
  ],
  [/\b(?:shipping|delivery|postage|p&p|versand|livraison|spend|orders over|free over)\b/, 'shipping'],
  [/\b(?:used|pre-?owned|second.?hand|refurbished|open.?box)\b/, 'used'],
  [/\b(?:ex(?:cl(?:uding|usive)?)?\.?(?: of)? (?:vat|tax|gst)|net(?:to)?|without tax|before tax)\b/, 'net'],
  [
    /(?<![a-zà-ž])(?:from|starting at|as low as|at least|ab|[àa] partir d[eu]|desde|od|vanaf)(?![a-zà-ž])/,
    'from',
  ],
  [/\b(?:up to|under)\b/, 'from'],
  [/\b(?:payments? of|instal?lments? of|pay monthly|per month|\d+ ?[x×]) *$/, 'instalment'],
  [/\b(?:any )?\d+ for *$/, 'unit'],
];

const labelsAfter: readonly (readonly [RegExp, PriceKind])[] = [
  [/^\s*(?:\/|per|a|each|every|p\/)\s*(?:mo\b|mth|month|week|wk|fortnight|year|yr|monat|mois)/, 'instalment'],
  [/^\s*(?:pm\b|monthly|weekly|today and|in \d+ (?:instal|pay))/, 'instalment'],
  [
    /^\s*(?:\/|per|je|pro)\s*(?:\d+\s*)?(?:k?g|lb|oz|m?l|cl|m|cm|unit|item|card|piece|pack|stück|ct|fl)\b/,
    'unit',
  ],
  [
    /^\s*\(?\s*(?:\+|ex\.?|excl?\.?|exclud\w*|without|plus|zzgl\.?|hors|bez)\s*(?:of )?(?:vat|tax|gst|iva|mwst|ust|tva|dph)/,
    'net',
  ],
  [/^\s*\(?(?:ht\b|net(?:to)?\b)/, 'net'],
  [/^\s*(?:off\b|saved?\b|discount|cashback|rabatt|back\b)/, 'saving'],
  [/^\s*\(?(?:rrp|msrp|srp|list price|uvp)\b/, 'old'],
  [/^\s*(?:shipping|delivery|postage|p&p)\b/, 'shipping'],
  [/^\s*\(?(?:used|pre-?owned|refurbished)\b/, 'used'],
  [/^\s*(?:\+|and up|or more)(?=\s*$)/, 'from'],
];

const currentLabel =
  /\b(?:now|sale(?: price)?|our price|today|special(?: price)?|price|inc(?:l(?:uding|usive)?)?\.?(?: of)? (?:vat|tax))\b/;

/** The label that follows a price, and where it ends; text in lower case. isLast: no other price follows in the text. */
export function labelAfter(text: string, isLast: boolean): { kind: PriceKind; length: number } | null {
  const mark = /^[\s.,-]*(?:€|£|\$|(?:eur(?:o|os)?|gbp|usd)\b)?[\s.,*-]*/.exec(text)?.[0] ?? '';
  const rest = ` ${text.slice(mark.length)}`;
  for (const [pattern, kind] of labelsAfter) {
    const match = pattern.exec(rest);
    // "£29.99 RRP £35" and "£29.99 (ex VAT £24.99)": the label is the next price's.
    if (
      match === null ||
      (!isLast &&
        (kind === 'old' || kind === 'shipping' || kind === 'used' || match[0].includes('(')) &&
        !rest.includes(')'))
    )
      continue;
    return { kind, length: mark.length + match[0].length - 1 };
  }
  return null;
}

/** What the words before a price make of it; exact where they say nothing. text in lower case. */
export function labelBefore(text: string): PriceKind {
  const before = text.replace(/(?:[a-z]{0,2}\$|[£€]|eur|gbp|usd)?[\s.:]*$/, ' ');
  const now = before.search(currentLabel);
  for (const [pattern, kind] of labelsBefore) {
    const at = before.search(pattern);
    if (at >= 0 && (now < at || kind === 'old' || kind === 'net')) return kind;
  }
  return 'exact';
}
