import { straight } from './dom.ts';

/**
 * What a short text says about stock. ahead: to be ordered before it is there, which is not in stock; unsure: it may be
 * got, but whether it is there to be sent is not said.
 */
export type StockPhrase = 'in' | 'out' | 'ahead' | 'unsure';

/** What a phrase means for a buyer now; null where it does not say. */
export function isInStock(phrase: StockPhrase): boolean | null {
  return phrase === 'unsure' ? null : phrase === 'in';
}

const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b`;
const label = String.raw`(?:(?:availability|stock|status|stock status|stock level)\s?[:\-–]?\s?)?`;
const end = String.raw`(?:$|\s?[,.!*(|–-]|: ?[1-9]| and| now| online| for| at our| \d| today| ready| order| ships?| usually)`;
const outEnd = String.raw`(?:$|\s?[,.!*(|–-]| and| now| online| at (?:this|the) (?:time|moment)| until)`;
const subject = String.raw`(?:(?:sorry,? )?(?:this|the)(?: (?:item|product|title|game|variant|expansion))? (?:is|has)\s?)?`;

const out = new RegExp(
  String.raw`^${label}${subject}(?:now |currently |temporarily |item |product |online: )?` +
    String.raw`(?:out[ -]of[ -]stock|sold[ -]?out|not in stock|no stock|unavailable|not available|no longer (?:in stock|available)|` +
    String.raw`0 (?:items? |left |available )?(?:in stock|available|left)|none (?:in stock|left)|(?:in )?stock(?: level| quantity)?: ?0(?= ?$)|` +
    String.raw`(?:back in stock soon)|out of print)(?! (?:items|products|only|notification|filter|policy|button))${outEnd}`,
);
const askedFor = new RegExp(
  String.raw`^(?:please )?(?:notify|email|e-mail|tell|alert|let) me (?:know )?(?:when|once|if|of)|` +
    String.raw`^(?:get |receive )?(?:back[ -]in[ -]stock|in[ -]stock|stock|restock) (?:alert|notification|notify|reminder)s?$|` +
    String.raw`^(?:join|add to) (?:the )?wait(?:ing)? ?list`,
);
const ahead = new RegExp(
  String.raw`^${label}${subject}(?:now |currently |temporarily |available (?:for|on|to) |item |place |on )?` +
    String.raw`(?:(?:a )?pre-? ?order|pre-? ?sale|back-? ?order(?:ed)?|special order|coming soon|on order|awaiting (?:stock|reprint|restock)|` +
    String.raw`due (?:in|on|back)\b|expected:? (?:in|on|by|back|release|\d|${month})|not yet (?:released|available)|releas(?:es|ed|ing) (?:on|in)\b|releases:? (?:\d|q[1-4]\b|${month})|` +
    String.raw`available in \d+(?: ?(?:-|–|to) ?\d+)? (?:days?|weeks?|months?)\b|available (?:from|on|after):? (?:\d{1,2}(?:st|nd|rd|th)?[ ./-](?:\d|${month})|${month} \d))` +
    String.raw`(?! (?:items|products|games|policy|terms|faq|guarantee|information|only games))`,
);
const within = new RegExp(
  String.raw`^${label}(?:(?:hurry,? |hurry! )?(?:only |just |last |low stock[:,-]? )?\d{1,6}\+? (?:items? |units? |copies |pieces )?(?:left|remaining|available|in stock)(?: in stock)?|` +
    String.raw`(?:currently |item |now |online: )?in[ -]stock|low (?:in )?stock|limited stock|last (?:one|few)(?: left| in stock)?|more than \d+ (?:available|in stock))${end}|` +
    String.raw`^(?:in )?stock(?: level| quantity)?: ?[1-9]\d{0,5}\+?$|^(?:availability|status|stock(?: status)?): ?available$`,
);

const unsure =
  /^(?:availability:? )?(?:(?:available )?(?:to|on) order(?: only)?|available to order|made to order|printed? (?:to order|on demand)|(?:available )?(?:in[- ]stores?|(?:in[- ]store )?(?:pick-?up|collection)|click (?:and|&) collect) only|only (?:available )?(?:in[- ]stores?|for (?:collection|pick-?up))|(?:call|ask|contact us|enquire|email us)(?: us)? (?:for|about) (?:availability|stock))[.!]?$/;
// "In stock on 12 December", "in stock soon" and "in stock at our supplier" are not in stock; "order soon" is.
const notHere =
  /(?<!order )\bsoon\b|\b(?:expected|suppliers?|distributors?|publishers?|manufacturers?|selected (?:stores|branches)|20\d\d|in \d+ (?:days|weeks))\b/;

/** What a whole short text says, or null. Sentences that only mention stock say nothing. */
export function readPhrase(text: string): StockPhrase | null {
  // A longer text speaks of the product only where it begins with it.
  if (text.length > 120 && !(text.length <= 300 && /^\s*(?:sorry,? )?(?:this|the) /i.test(text))) return null;
  const line = text
    .toLowerCase()
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/^[\s•✓✔✅❌✗✘×|*–-]+|[\s]+$/g, '');
  if (line === '') return null;
  if (out.test(line) || askedFor.test(line)) return 'out';
  if (ahead.test(line)) return 'ahead';
  if (unsure.test(line)) return 'unsure';
  return within.test(line) && !notHere.test(line) ? 'in' : null;
}

const cart =
  /^(?:\+ ?)?(?:add (?:\d+ |item |all )?(?:in)?to (?:your |my |the |shopping )*(?:cart|basket|bag|trolley)|buy(?: it)? now|add to order|order now)\b/;
const cartElsewhere =
  /^(?:in den (?:warenkorb|einkaufswagen)|ajouter au panier|aggiungi al carrello|añadir (?:al carrito|a la cesta)|adicionar ao carrinho|in winkel(?:wagen|mand)|do koš[ií]k[au]|do koszyka|dodaj do koszyka|lägg i varukorgen|læg i kurv)$/;

/** Whether a control's text offers to buy now. */
export function isBuyText(text: string): boolean {
  const line = text.toLowerCase().replace(/\s+/g, ' ').trim();
  return line.length <= 60 && (cart.test(line) || cartElsewhere.test(line));
}

const elsewhere = new RegExp(
  String.raw`^(?:(?:our |some )?(?:related|similar|recommended|suggested|associated|complementary) (?:products?|items?|titles?|games?)|related$|recommendations?|recommended (?:for|with)|` +
    String.raw`(?:customers?|people|shoppers|others|players|gamers) (?:who|also|that|often)|you (?:may|might|could|will)(?: also| be)|you'?ll (?:also )?love|also (?:bought|available|purchased|viewed|like)|` +
    String.raw`(?:frequently|often|usually) bought|bought together|recently viewed|your recent|continue shopping for|more (?:from|like|in|by|games|products)|other (?:products|items|customers|games|sellers|titles)|` +
    String.raw`complete (?:the|your)|goes (?:well|great)|pairs (?:well|with)|(?:our )?best ?sellers?|new (?:arrivals|releases)|trending|sponsored|compare (?:with|similar)|shop more|top picks|featured products?|` +
    String.raw`(?:products|items) (?:related|you)|in the same|same (?:series|category)|don'?t forget|why not (?:try|add)|from the same|inspired by|what other)`,
);

/** Whether a short text heads a list of other products. */
export function headsOtherProducts(text: string): boolean {
  return text.length <= 70 && elsewhere.test(straight(text).toLowerCase());
}
