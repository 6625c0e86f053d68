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
const tax = String.raw`(?:vat|tax(?:es)?|gst|hst|iva|mwst|ust|mehrwertsteuer|umsatzsteuer|tva|dph|btw|moms|mva)\b`;
const exclusive = String.raw`(?:ex\.?|excl?\.?|exclud\w*|exclusive|without|plus|\+|hors|sans|senza|sin|bez|zonder|ohne|exkl\.?|eks\.?|ekskl\.?|zzgl\.?|zuzüglich|uden|uten|utan|no|before)`;
// "zzgl. 19 % gesetzl. MwSt.", "ex-VAT", "excluding of sales tax".
const withoutTax = String.raw`${exclusive}[ -]?(?:of )?(?:the |any )?(?:\d+ ?% )?(?:gesetzl\w*\.? |local |sales |applicable )?${tax}`;
// "tax excl.", "IVA no incluido"; not the VAT of "incl. VAT excl. shipping".
const taxWithout = String.raw`(?<!inc\w{0,10}\.? |inkl\.? |with )${tax}\.?[ :]{1,2}(?:is )?(?:excl\w*|esclus\w*|exkl\w*|(?:not|no|non|não|nicht|niet|ikke|ej) in[ckb]\w*)(?!\.? (?:shipping|delivery|postage|p&p|versand|livraison|verzend))`;
// What may stand between "save" and how much.
const savingTail = String.raw`(?:[^a-z]|\b(?:up|to|an?|extra|additional|further|another|of|over|is|rrp|today|now|instantly|with|this|just|us|eur|gbp|usd)\b)*$`;
const somebody = String.raw`(?:members?|membership|subscribers?|club|loyalty|vip|insiders?|trade|wholesale|dealers?|students?|nhs|mitglieder|membres?|adh[ée]rents?|soci|leden)`;

// What names a way to pay less, another copy or another thing; a price said to be so is not that of this offer.
const condition = String.raw`(?:clubcard|nectar|loyalty(?: card)?|app|abo|subscription|cashback|cash(?:\/che(?:ck|que))?|voucher|coupon|code(?::? [a-z\d]{1,12})?|teachers?|schools?|bank transfer|vorkasse|überweisung|b-ware|gebraucht|tweedehands|occasion|usato|open[- ]?box|ex-?(?:display|rental|demo|hire)|display model|damaged|dented|used|pre-?owned|second[- ]?hand|refurbished|rental|hire|rent|acompte|anzahlung|down ?payment|deposit|(?:current|starting|highest|opening|winning) bid|bid|pdf|digital(?: edition)?|e-?book|print (?:and|&|n) play|gift ?wrap(?:ping)?|(?:extended )?warranty|insurance|(?:damage )?cover|webuy|we buy|sell|buy-?back|last sold(?: at| for)?|sold (?:at|for)|previous(?:ly)?|average|avg|(?:basket|cart|order) total|subtotal|when you buy \d+|in[- ]store|im abo|price (?:history|alert|comparison)|(?:for|from) \d+\+|(?:prix )?pro)`;

type Label = readonly [pattern: RegExp, kind: PriceKind];

/** Whatever else stands before the price. */
const strongBefore: readonly Label[] = [
  [/\b(?:reduced|marked down|down|dropped|cut) from\b[^a-z]*$/, 'old'],
  [
    /\b(?:was|rrp|msrp|m\.s\.r\.p|srp|list(?: price)?|regular(?:ly)?|retail|old|original(?:ly)?|compare at|before)\b/,
    'old',
  ],
  [/\b(?:uvp|statt|au lieu de|prix conseill[ée]|antes|prima)(?![a-z])/, 'old'],
  [new RegExp(String.raw`(?<![a-zà-ž])(?:${withoutTax}|nett?o?\b)`), 'net'],
  [new RegExp(String.raw`(?<![a-zà-ž])${taxWithout}`), 'net'],
  [/(?:^|[\s(])h\.?t\.?[^a-z]*$/, 'net'],
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
  [new RegExp(String.raw`(?<![a-zà-ž])${condition}(?: price)?[^a-zà-ž]*$`), 'conditional'],
  [/(?:^|[.,;|(]) ?(?:with|using|via|after|if|when|im|mit|avec|con|met) [^.,;|]{1,40}$/, 'conditional'],
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
    /(?<![a-zà-ž])(?:from|start(?:s|ing)? at|as low as|at least|ranges?|alkaen|fr|von|ab|d[eè]s|[aà] partir(?:e)? d[aeu]|da|desde|od|vanaf|fr[aå]n?)(?![a-zà-ž])/,
    'from',
  ],
  [/\b(?:up to|under|over|above|more than|upwards of|min|minimum|between)\b[^a-z]*$/, 'from'],
  [
    /(?:\b(?:payments? of|instal?lments? of|pay monthly|per (?:day|week|month)|mtl|monatlich|par mois|\d+ ?[x×])|\/ ?(?:mo|month|day))[^a-z]*$/,
    'instalment',
  ],
  [/\b(?:any )?\d+ for[^a-z]*$/, 'unit'],
  [/(?:\+|\bplus|\bzzgl\.?) *$/, 'shipping'],
  [/(?:\bapprox(?:\.|imately)?|\bcirca|≈|~) *$/, 'conditional'],
];

const labelsAfter: readonly Label[] = [
  [
    /^\s*(?:\/|per|a|each|every|p\/)\s*(?:mo\b|mth|month|week|wk|fortnight|year|yr|day\b|night\b|tag\b|monat|mois|mese|mes\b)/,
    'instalment',
  ],
  [
    /^\s*(?:p\/?m\b|pcm\b|monthly|weekly|daily|mtl\b|monatl|mensuel|par (?:mois|jour)|al mes|today and|in \d+ (?:instal|pay)|[x×] ?\d)/,
    'instalment',
  ],
  [
    /^\s*(?:\/|per|je|pro)\s*(?:\d+(?:[.,]\d+)?\s*)?(?:k?g|lb|oz|m?l|cl|m|cm|unit|item|card|piece|pack|stück|ct|fl|liter|litre|100)\b/,
    'unit',
  ],
  [new RegExp(String.raw`^\s*\(?\s*(?:${withoutTax}|${taxWithout})`), 'net'],
  [/^\s*\(?(?:ht\b|h\.t\.|nett?o?\b)/, 'net'],
  [
    /^\s*(?:off\b|saved\b|savings?\b|discount|cashback|rabatt|back\b(?!\W?(?:order|in|soon|sale|by)))/,
    'saving',
  ],
  [/^\s*\(?(?:rrp|msrp|srp|list price|uvp)\b/, 'old'],
  // How long it takes is not what it costs: "Livraison sous 48h".
  [
    /^\s*(?:shipping|delivery|postage|p&p|versand|livraison|verzendkosten|spedizione|porto)\b(?!\W{0,3}(?:sous|in|within|dans|binnen|innerhalb|entro|en|by|on|today|tomorrow|times?)\b)/,
    'shipping',
  ],
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
  [
    /^\s*[(–-]?\s*(?:with|using|via|after|if|when|w\/|on (?:your |the )?(?:first|next)|im abo|mit|avec|con|met) (?!free|\d|vat|tax|delivery|shipping)/,
    'conditional',
  ],
  [
    /^\s*\(?(?:for|to) (?:\d+\+|[a-z ]{0,20}\b(?:members?|subscribers?|customers?|card ?holders?)\b)/,
    'conditional',
  ],
  [/^\s*(?:\+|and up|or more)(?=\s*$)/, 'from'],
  [/^\s*(?:and |or )?(?:upwards?|above|rising)\b/, 'from'],
  [
    /^\s*(?:(?:each|(?:an?|per|\/) ?[a-z]{1,12})\s)?(?:when (?:you|buying|bought|ordering|purchas)|if you)/,
    'conditional',
  ],
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
  return isOtherPrice(before) ? 'conditional' : 'exact';
}

const priceWord = /(?:price|preis|prix|prezzo|precio|preço|prijs|cena|pris)$/;
// What shops call the price that anybody pays now.
const paidByAll = new Set(
  (
    'a the our your this its his now new only just sale sales special current today todays best great good low lower lowest final web online ' +
    'internet shop store game product item offer promo promotional promotion discount discounted reduced regular normal standard usual full ' +
    'retail total clearance deal selling sell purchase asking black friday weekend christmas in stock gbp usd eur uk inc incl including vat tax ' +
    'unser dein ihr neuer aktueller jetzt nur der verkaufs aktions sonder angebots einzel normal end gesamt kauf ' +
    'notre votre le de vente actuel ttc normal public promo spécial ' +
    'nuestro su el actual final normal venta oferta prezzo il nostro attuale onze de huidige verkoop aanbieding vår nasza cena price preis prix precio prijs pris'
  ).split(' '),
);

/** Whether the last words before a price call it a price by a name of its own: "Nectar price", "Staffelpreis:". */
function isOtherPrice(text: string): boolean {
  const last = /[^\d.,;:|!?()*]{1,60}[\s:]*$/.exec(text.slice(-70))?.[0].replace(/[\s:]+$/, '') ?? '';
  const words = last
    .replace(/['’]/g, '')
    .trim()
    .split(/[\s/-]+/);
  const name = words.pop() ?? '';
  if (!priceWord.test(name)) return false;
  const start = name.replace(priceWord, '');
  return (start !== '' && !paidByAll.has(start)) || words.slice(-3).some((word) => !paidByAll.has(word));
}

const conditionAfter = new RegExp(String.raw`^\W*${condition}(?![a-zà-ž])`);

/** What a text after a price makes of it where no other price follows; null for nothing. text in lower case. */
export function labelOfOnly(text: string): PriceKind | null {
  if (/:\s*$/.test(text)) return null;
  const kind = labelAfter(text, null)?.kind;
  if (kind !== undefined) return kind;
  if (/^\W*(?:was|statt|(?:uk |free )?(?:shipping|delivery|postage))\b\W*$/.test(text))
    return /was|statt/.test(text) ? 'old' : /free/.test(text) ? null : 'shipping';
  return conditionAfter.test(text) || isOtherPrice(` ${text}`) ? 'conditional' : null;
}
