/**
 * What a price in a text is. exact: what a buyer pays now. old: struck, list or recommended. several: the text
 * holds more than one current price. conditional: paid only by some, with a code or for many, what something else is
 * worth, or what it cost once. The others are as they read; only exact may be stated as an offer's price.
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
  | 'used'
  | 'conditional';

// Every pattern is tried on texts of at most some hundred characters; none has a repetition within a repetition but
// over single characters or fixed words.
const tax = String.raw`(?:vat|tax(?:es)?|gst|iva|mwst|ust|tva|dph|btw|moms)\b`;
const exclusive = String.raw`(?:ex\.?|excl?\.?|exclud\w*|exclusive|without|plus|hors|sans|senza|sin|bez|zonder|ohne|exkl\.?|zzgl\.?|no|before)`;
// What may stand between "save" and how much.
const savingTail = String.raw`(?:[^a-z]|\b(?:up|to|an?|extra|additional|further|another|of|over|is|rrp|today|now|instantly|with|this|just|us|eur|gbp|usd)\b)*$`;
const somebody = String.raw`(?:members?|membership|subscribers?|club|loyalty|vip|insiders?|trade|wholesale|dealers?|students?|nhs|mitglieder|membres?|adh[ée]rents?|soci|leden)`;

type Label = readonly [pattern: RegExp, kind: PriceKind];

/** Whatever else stands before the price. */
const strongBefore: readonly Label[] = [
  [/\b(?:reduced|marked down|down|dropped|cut) from\b[^a-z]*$/, 'old'],
  [
    /\b(?:was|rrp|msrp|m\.s\.r\.p|srp|list(?: price)?|regular(?:ly)?|retail|old|original(?:ly)?|compare at|before)\b/,
    'old',
  ],
  [/\b(?:uvp|statt|au lieu de|prix conseill[ée]|antes|prima)(?![a-z])/, 'old'],
  [
    /\b(?:ex(?:cl(?:uding|usive)?)?\.?(?: of)? (?:vat|tax|gst)|net(?:to)?|(?:without|before) tax|hors taxes?|bez dph|sin iva|senza iva|excl\.? (?:btw|iva|tva|moms))\b/,
    'net',
  ],
  // The lowest price of the last 30 days, as the law of the EU wants it said.
  [
    /\b(?:30|thirty)[- ]?(?:days?|tage?n?|jours|d[ií]as|giorni|dagen|dni|dn[ůí]|dag(?:ar|e)(?:na)?)(?![a-z])/,
    'conditional',
  ],
  [/\bprice[- ](?:match|promise|beat)/, 'conditional'],
  [/\b(?:with|using?) (?:the |this |our )?(?:promo |discount |coupon |voucher )?code\b/, 'conditional'],
  [new RegExp(String.raw`\b${somebody}'?s?(?: (?:only|pay|prices?))?[^a-z]*$`), 'conditional'],
  [
    /\b(?:worth|valued at|(?<!best |great |good )value|earn|includes?|including|incl\.?|inkl\.?|of which|gift ?cards?|geschenkkarten?|cartes? cadeau|anzahlung|acompte|min(?:imum)?\.? (?:order|spend))[^a-z]*$/,
    'conditional',
  ],
  [/\b(?:from|starting|opening|reserve|guide) price\b[^a-z]*$/, 'from'],
  [/\bsave (?:(?:now|today|instantly|an?|extra) )*[^a-z\d]*$/, 'saving'],
  [/(?<!you )\bpay(?: only| just)?[^a-z]*$/, 'instalment'],
];

/** Unless a word for the current price stands between. */
const weakBefore: readonly Label[] = [
  [new RegExp(String.raw`\b(?:sav(?:e|es|ed|ings?)|spar(?:e|en|st))\b${savingTail}`), 'saving'],
  [
    /\b(?:you save|discount|cashback|sie sparen|ersparnis|[ée]conomisez|risparmi|ahorr\w*)(?![a-z])/,
    'saving',
  ],
  [/\b(?:deposit|trade.?in|points|coupon|voucher)\b/, 'conditional'],
  [
    /\b(?:shipping|delivery|postage|p&p|versand(?:kosten)?|livraison|spedizione|env[ií]o|verzend(?:ing|kosten)|spend|orders over|free over)\b/,
    'shipping',
  ],
  [/\b(?:used|pre-?owned|second.?hand|refurbished|open.?box)\b/, 'used'],
  [
    /(?<![a-zà-ž])(?:from|starting at|as low as|at least|ab|d[eè]s|[aà] partir(?:e)? d[aeu]|da|desde|od|vanaf|fr[aå]n?)(?![a-zà-ž])/,
    'from',
  ],
  [/\b(?:up to|under)\b[^a-z]*$/, 'from'],
  [/\b(?:payments? of|instal?lments? of|pay monthly|per month|\d+ ?[x×])[^a-z]*$/, 'instalment'],
  [/\b(?:any )?\d+ for[^a-z]*$/, 'unit'],
  [/(?:\+|\bplus|\bzzgl\.?) *$/, 'shipping'],
  [/(?:\bapprox(?:\.|imately)?|\bcirca|≈|~) *$/, 'conditional'],
];

const labelsAfter: readonly Label[] = [
  [
    /^\s*(?:\/|per|a|each|every|p\/)\s*(?:mo\b|mth|month|week|wk|fortnight|year|yr|monat|mois|mese|mes\b)/,
    'instalment',
  ],
  [/^\s*(?:p\/?m\b|pcm\b|monthly|weekly|today and|in \d+ (?:instal|pay)|[x×] ?\d)/, 'instalment'],
  [
    /^\s*(?:\/|per|je|pro)\s*(?:\d+(?:[.,]\d+)?\s*)?(?:k?g|lb|oz|m?l|cl|m|cm|unit|item|card|piece|pack|stück|ct|fl|liter|litre|100)\b/,
    'unit',
  ],
  [new RegExp(String.raw`^\s*\(?\s*(?:\+|${exclusive})\s*(?:of )?(?:the )?(?:\d+ ?% )?${tax}`), 'net'],
  [/^\s*\(?(?:ht\b|h\.t\.|net(?:to)?\b)/, 'net'],
  [
    /^\s*(?:off\b|saved\b|savings?\b|discount|cashback|rabatt|back\b(?!\W?(?:order|in|soon|sale|by)))/,
    'saving',
  ],
  [/^\s*\(?(?:rrp|msrp|srp|list price|uvp)\b/, 'old'],
  [/^\s*(?:shipping|delivery|postage|p&p|versand|livraison|verzendkosten|spedizione|porto)\b/, 'shipping'],
  [/^\s*\(?(?:used|pre-?owned|refurbished)\b/, 'used'],
  [
    /^\s*\(?(?:with|using?|when you use) (?:the |this |our |promo |discount |coupon |voucher )*code\b/,
    'conditional',
  ],
  [
    /^\s*(?:(?:refundable |non-refundable )?deposit|gift ?card|e-?gift|voucher|coupon|points?\b|anzahlung|min\b|minimum\b|worth of|trade.?in)/,
    'conditional',
  ],
  [new RegExp(String.raw`^\s*\(?(?:for |to )?(?:our )?${somebody}\b`), 'conditional'],
  [/^\s*(?:\+|and up|or more)(?=\s*$)/, 'from'],
];

const currentLabel =
  /\b(?:now|sale(?: price)?|our price|today|special(?: price)?|price|inc(?:l(?:uding|usive)?)?\.?(?: of)? (?:vat|tax))\b/;

/**
 * The label that follows a price, and where it ends; text in lower case, up to the price that follows. next: whether
 * that one is more or less; null where there is none.
 */
export function labelAfter(
  text: string,
  next: 'more' | 'less' | null,
): { kind: PriceKind; length: number } | null {
  const mark = /^[\s.,-]*(?:€|£|\$|(?:eur(?:o|os)?|gbp|usd)\b)?[\s.,*-]*/.exec(text)?.[0] ?? '';
  const rest = ` ${text.slice(mark.length)}`;
  for (const [pattern, kind] of labelsAfter) {
    const match = pattern.exec(rest);
    if (match === null || (next !== null && isOfNext(match[0], rest, kind, next))) continue;
    // "£10 deposit £45", "£45 discount £5" and "£2 delivery £4" can be read both ways: the label holds for both.
    const isShared =
      next !== null && (bothWays.has(kind) || /saving|discount|cashback|rabatt/.test(match[0]));
    return { kind, length: isShared ? 0 : mark.length + match[0].length - 1 };
  }
  return null;
}

const bothWays: ReadonlySet<PriceKind> = new Set(['conditional', 'old', 'shipping', 'used']);

/** Whether a label between two prices is the second's: "£29.99 RRP £35", "£29.99 (ex VAT £24.99)", "£29 delivery £3". */
function isOfNext(label: string, rest: string, kind: PriceKind, next: 'more' | 'less'): boolean {
  if (/:\s*$/.test(rest) || (label.includes('(') && !rest.includes(')'))) return true;
  if (kind === 'old') return next === 'more';
  if (kind === 'net' || kind === 'shipping' || kind === 'used') return next === 'less';
  return kind === 'from';
}

/** What the words before a price make of it; exact where they say nothing. text in lower case. */
export function labelBefore(text: string): PriceKind {
  const before = text.replace(/(?:[a-z]{0,2}\$|[£€]|eur|gbp|usd)?[\s.:]*$/, ' ');
  if (before === ' ') return 'exact';
  for (const [pattern, kind] of strongBefore) if (pattern.test(before)) return kind;
  const now = before.search(currentLabel);
  for (const [pattern, kind] of weakBefore) {
    const at = before.search(pattern);
    if (at >= 0 && now < at) return kind;
  }
  return 'exact';
}
