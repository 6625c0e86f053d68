import { straight } from './dom.ts';
import { folded, isBuyTextAbroad, denies, readPhraseAbroad, speaksOfStock } from './phrasesAbroad.ts';
import type { StockPhrase } from './stockPhrase.ts';

const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b`;
const label = String.raw`(?:(?:availability|stock|status|stock status|stock level)\s?[:\-–]?\s?)?`;
const end = String.raw`(?:$|\s?[,.!*(|–-]|: ?[1-9]| and| now| online| for| at our| \d| today| ready| order| ships?| usually)`;
const outEnd = String.raw`(?:$|\s?[,.!*(|–-]| and| now| online| at (?:this|the) (?:time|moment)| until)`;
const subject = String.raw`(?:(?:sorry[,.!]? )?(?:but )?(?:(?:this|the)(?: (?:item|product|title|game|variant|expansion))? (?:is|has)\s?)?)`;

const out = new RegExp(
  String.raw`^${label}${subject}(?:now |currently |temporarily |item |product |online: )?` +
    String.raw`(?:out[ -]of[ -]stock|sold[ -]?out|not (?:currently |presently )?in stock|no stock|unavailable|not (?:currently |presently )?available|no longer (?:in stock|available|stocked)|` +
    String.raw`none (?:in stock|left|available|remaining)|(?:back in stock soon)|out of print|(?:been )?discontinued)(?! (?:items|products|only|notification|filter|policy|button))${outEnd}|` +
    String.raw`^(?:in stock|stock|availability|available|stock (?:status|level)) ?[:?] ?(?:no|none|nil|out|0)\.?$`,
);
// What shops write on the line of the stock in few words of their own; nothing but a short addition may follow.
const addition = String.raw`(?: (?:at present|at the moment|at this time|currently|now|yet|available|left|remaining|of this (?:item|product|title|game)))*(?:$|\s?[!.,(–-])`;
const gone = new RegExp(
  String.raw`^${label}(?:sorry,? )?(?:but )?(?:we (?:currently |presently )?(?:have|hold) )?(?:currently |presently )?(?:no (?:more )?(?:stock|copies|units)|(?:zero|nil) stock|(?:0|zero|nil) (?:units|items|pieces|pcs|copies|in (?:our |the )?(?:warehouse|stock))|nil|stock[ -]?out|oos|oop|not (?:currently )?stocked)${addition}|` +
    String.raw`^${label}(?:sorry,? )?(?:(?:this|the|they(?:'ve)?)(?: (?:item|product|title|game))? )?(?:(?:is|are|has|have)(?: now)? )?(?:all (?:gone|sold)|gone|sold|withdrawn|retired|delisted|obsolete|currently out|no longer (?:made|sold|produced|manufactured|in (?:print|production)))${addition}|` +
    String.raw`^${label}(?:last (?:one|copy) sold|all copies (?:allocated|sold|gone)|usually in stock,? but currently out|(?:this|the selected|that) (?:combination|option|variant) is (?:currently )?(?:unavailable|not available))[.!]?$|` +
    String.raw`^(?:in stock|(?:current )?stock(?: level)?|availability|available): ?-\d{1,6}$`,
);
/** No count of nothing is stock: "0 units in stock", "In stock (0)", "Qty available: 0". */
const nothing =
  /^[a-z][a-z ,:–-]{0,40}[ (:]0 ?\)?\.?$|^(?:[a-z][a-z ,!:–-]{0,30}[ (])?0 (?:units? |items? |copies |pieces |pcs )?(?:left|available|remaining|in stock|in store|on hand)(?: in stock)?\)?[.!]?$/;
const counted = /\b(?:stock|available|availability|left|remaining|on hand|inventory)\b/;
const askedFor = new RegExp(
  String.raw`^(?:please )?(?:notify|email|e-mail|tell|alert|let)(?: me)? (?:know )?(?:when|once|if|of)|` +
    String.raw`^(?:get |receive )?(?:back[ -]in[ -]stock|in[ -]stock|stock|restock) (?:alert|notification|notify|reminder)s?$|` +
    String.raw`^(?:join|add (?:me )?to) (?:the |our )?wait(?:ing)? ?list|^wait(?:ing)? ?list(?: only)?[.!]?$|^register (?:your )?interest`,
);
const ahead = new RegExp(
  String.raw`^${label}${subject}(?:now |currently |temporarily |available (?:for|on|to) |item |place |on )?` +
    String.raw`(?:(?:a )?pre-? ?order|pre-? ?sale|back-? ?order(?:ed)?|special order|coming soon|(?:arriving|available|releasing|restocking|launching|in[ -]stock|back in) (?:very )?soon|on order|awaiting (?:stock|reprint|restock)|` +
    String.raw`due (?:in|on|back)\b|expected:? (?:in|on|by|back|release|\d|${month})|not yet (?:released|available|published)|releas(?:es|ed|ing) (?:on|in)\b|releases:? (?:\d|q[1-4]\b|${month})|` +
    String.raw`(?:more |new |next )?stock (?:is )?(?:due|expected|arriving|coming|on order)\b|(?:will|should) be (?:back )?(?:in stock|available)|we (?:hope|expect) to (?:have|get|be)\b[a-z ]{0,30}\bin(?:to)? stock|` +
    String.raw`available (?:again )?in \d+(?: ?(?:-|–|to) ?\d+)? (?:days?|weeks?|months?)\b|available again|available (?:from|on|after):? (?:\d{1,2}(?:st|nd|rd|th)?[ ./-](?:\d|${month})|${month} \d)|late pledge)` +
    String.raw`(?!s\b| (?:items|products|games|policy|terms|faq|guarantee|information|only games|bonus(?:es)?|customers?|price|gifts?|promos?|exclusives?|extras?)\b)`,
);
// What is awaited, in words that would say too much at the beginning of any sentence.
const later = new RegExp(
  String.raw`^${label}(?:(?:back|returning|due|expected|arriving) (?:very )?soon|(?:more )?(?:back|due|coming|arriving|expected) (?:in )?(?:(?:early|mid|late) )?(?:${month}|q[1-4]\b)(?: \d{1,2}(?:st|nd|rd|th)?)?,?(?: 20\d\d)?|expected:? q[1-4]\b.{0,10}|` +
    String.raw`more (?:stock )?(?:is )?(?:coming(?: soon)?|on (?:the|its|their) way)(?:: .{1,50})?|(?:more |new )?stock (?:is )?on (?:the|its) way|in transit(?: to (?:us|our warehouse))?|awaiting (?:delivery|release)|unreleased|in production|` +
    String.raw`(?:release(?: date)?|eta|due(?: date)?|expected):? (?:tba|tbc|tbd)|(?:will )?ships? (?:on release|(?:when|once) (?:available|released|in stock))|(?:this (?:item|product|game) is )?expected to ship\b.{0,40}|kickstarter pledge only|` +
    String.raw`next (?:delivery|shipment|batch|print run|printing|reprint)(?: is)?(?::| expected| due) ?.{0,40})[.!]?$`,
);
const within = new RegExp(
  String.raw`^${label}(?:(?:hurry,? |hurry! )?(?:only |just |last |low stock[:,-]? )?\d{1,6}\+? (?:items? |units? |copies |pieces )?(?:left|remaining|available|in stock)(?: in stock)?|` +
    String.raw`(?:currently |item |now |online: )?in[ -]stock|low (?:in )?stock|limited stock|last (?:one|few|items?|copies|units?)(?: left| in stock)?|more than \d+ (?:available|in stock))${end}|` +
    String.raw`^(?:in )?stock(?: level| quantity)?: ?[1-9]\d{0,5}\+?$|^(?:availability|status|stock(?: status)?): ?available$|^(?:it is |it's )?(?:now )?back in[ -]stock!$`,
);

const unsure =
  /^(?:availability:? )?(?:(?:available )?(?:to|on) order(?: only)?|available to order|made to order|printed? (?:to order|on demand)|(?:available |in stock )?(?:in[- ]stores?|(?:in[- ]store )?(?:pick-?up|collection)|click (?:and|&) collect) only|only (?:available )?(?:in[- ]stores?|for (?:collection|pick-?up))|(?:call|ask|contact us|enquire|email us)(?: us)? (?:for|about) (?:availability|stock)|check (?:for )?(?:availability|stock)|sold)[.!]?$|^(?:availability:? )?(?:available )?(?:in[- ]?store(?: purchase| collection| pick-?up)?|in (?:our )?(?:shops?|stores?)) only\b|^(?:this (?:item|product) )?(?:is )?(?:not (?:sold|available(?: to (?:buy|purchase|order))?(?: for purchase)?) online|not available for online purchase|cannot be (?:purchased|bought|ordered) online)|^(?:availability|stock):? (?:in )?\d+ ?(?:-|–|to) ?\d+ (?:working |business )?(?:days|weeks)\b/;
// What one may do with a title that is not out, and with one to be fetched.
const reserved = /^(?:reserve (?:now|(?:your copy|yours)(?: now)?)\b|advanced? order\b)/;
// "In stock on 12 December", "in stock soon" and "in stock at our supplier" are not in stock; "order soon" is.
const notHere =
  /(?<!order )\bsoon\b|\b(?:expected|suppliers?|distributors?|publishers?|manufacturers?|selected (?:stores|branches)|stores? only|none|due|eta|arriving|awaiting|in transit|(?:other|another|sister|nearby|partner) (?:stores?|shops?|branch(?:es)?|warehouses?|locations?)|20\d\d|in \d+ (?:days|weeks))\b/;

// A shop's word on all its preorders, or on what comes with one: whether this product is one it does not say.
const ofPreorders =
  /^(?:(?:please note|note|all|any|our)[:,]? )?(?:(?:pre|back)-? ?orders\b|pre-? ?order (?:bonus(?:es)?|customers?|price|gifts?|promos?|exclusives?|extras?)\b)/;
// What a line may hold that speaks of stock without being understood, and what it then speaks of instead.
const mentions =
  /^in stock(?: again\b|: ?(?:0\b|soon))|\b(?:eta|(?:release|launch|street|dispatch|ship(?:ping)?) (?:date )?:? ?(?:tba|tbc|tbd)|shipping (?:in )?q[1-4]|(?:out|launch(?:es|ing)|coming|due|available|returning|arriving) (?:on )?\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9},? 20\d\d|(?:in[ -]?stores?|shops) only|not (?:sold|available) online|expected to ship|currently out|back soon|sold[ -]?out|out[ -]of[ -](?:stock|print)|back[ -]in[ -]stock|in stock (?:on|from|by|in|soon|at (?:our |the )?(?:suppliers?|distributors?|publishers?|manufacturers?))|none (?:available|left|in stock)|(?:pre|back)-?order(?:ed|s)?|restock(?:ed|ing)?|discontinued|(?:re)?stock (?:due|date)|ships? (?:in |from )?(?:(?:early|mid|late) )?(?:q[1-4]|[a-z]{3,9}),? 20\d\d|expected (?:in|on|by|back)|lead time|(?:ships?|dispatch(?:es|ed)?|sent) (?:in|within) (?:about |approx\.? )?\d+ ?(?:(?:-|–|to) ?\d+ )?weeks)\b/;
const other =
  /\?|\b(?:never|polic(?:y|ies)|items|products|games|guarantee|terms|faqs?|store pick-?up|only on|(?:previous|earlier|older) (?:edition|printing|version)s?|sometimes|often|previously|was|were)\b/;

const bullets = /^[\s•✓✔✅❌✗✘×|*–-]+|[\s]+$/g;

/** What a whole short text says, or null. Sentences that only mention stock say nothing. */
export function readPhrase(text: string): StockPhrase | null {
  // A longer text speaks of the product only where it begins with it.
  if (text.length > 120 && !(text.length <= 300 && /^\s*(?:sorry,? )?(?:this|the) /i.test(text))) return null;
  const line = lineOf(text);
  if (line === '') return null;
  const isShort = line.length <= 80;
  if (unsure.test(line)) return 'unsure';
  if (isShort && reserved.test(line)) return 'doubt';
  if (out.test(line) || askedFor.test(line) || countsNothing(line)) return 'out';
  if (isShort && gone.test(line)) return 'out';
  if (ahead.test(line) || (isShort && later.test(line))) return 'ahead';
  // "In stock at our other stores" is no stock to be sent, and nothing that a button may decide.
  if (within.test(line)) return notHere.test(line) ? 'doubt' : 'in';
  return line.length > 120 ? null : readPhraseAbroad(folded(line));
}

/**
 * Whether a short text speaks of stock in words that are not understood: then neither a button nor what is written for
 * machines is believed without more.
 */
export function isDoubtful(text: string): boolean {
  if (text.length < 4 || text.length > 80) return false;
  const line = lineOf(text);
  return ofPreorders.test(line) || (mentions.test(line) && !other.test(line)) || speaksOfStock(folded(line));
}

/** Whether a doubtful text at least denies and defers nothing, as "auch als Hardcover lieferbar". */
export function isMild(text: string): boolean {
  const line = folded(lineOf(text));
  return !mentions.test(line) && !reserved.test(line) && !ofPreorders.test(line) && !denies(line);
}

// What the line of the stock may say beside "In stock" that takes nothing from a button.
const welcome =
  /\b(?:in[ -]?stock|instock|available|ready to|on the shelf|in our|warehouse|just in|immediate(?:ly)?|same[ -]day|next[ -]day|today|tomorrow|within \d+ ?(?:h|hrs?|hours|(?:working |business )?days)|\d+ (?:h|hrs?|hours|(?:working |business )?days)|low|limited|few|last|left|plenty|hurry|qty|quantity|yes|delivery|shipping|dispatch)\b/;
const unwelcome =
  /\b(?:no|not|non|never|none|nil|zero|0|sold|gone|out|soon|again|back|when|once|until|if|on release|released?|await\w*|expect\w*|due|eta|coming|way|more|next|transit|only|but|un\w+|weeks?|months?|from|after|date|q[1-4]|20\d\d|jan\w*|feb\w*|march|april|may|june|july|aug\w*|sept\w*|oct\w*|nov\w*|dec\w*)\b/;

/**
 * Whether a short text on the line of the stock says something else than that the product is there: in words that
 * nothing here understands it may well deny.
 */
export function isUnwelcome(text: string): boolean {
  const line = lineOf(text);
  if (
    /^(?:select|choose|check|see|view|find|show|sku|mpn|ean|isbn|gtin|code)\b| (?:for|of|in|at)$/.test(line)
  )
    return false;
  return line.length <= 80 && /\p{L}{2}/u.test(line) && !(welcome.test(line) && !unwelcome.test(line));
}

const prefix =
  /^(?:availability|stock(?: status| level| availability)?|in stock|verfugbarkeit|lieferstatus|lieferbarkeit|lagerstatus|lagerbestand|bestand|disponibilite|disponibilidade?|disponibilita|existencias|beschikbaarheid|voorraad|dostepnosc|stan magazynowy|dostupnost|tillganglighet|tilgaengelighed|lagersaldo|saatavuus) ?:(?: |$)/;

/** What follows a label of the stock in the same text, or null where there is none. */
export function afterStockLabel(text: string): string | null {
  if (text.length > 110) return null;
  const line = folded(lineOf(text));
  const found = prefix.exec(line);
  return found === null ? null : line.slice(found[0].length).trim();
}

/** Whether a text counts nothing in stock. */
export function countsNothing(line: string): boolean {
  return line.length <= 60 && line.includes('0') && nothing.test(line) && counted.test(line);
}

/** In lower case, with single spaces, without the marks around it. */
function lineOf(text: string): string {
  return straight(text)
    .toLowerCase()
    .replace(/[\s\u00a0\u200b\u202f]+/g, ' ')
    .replace(bullets, '');
}

const cart =
  /^(?:\+ ?)?(?:(?:add|put) (?:\d+ |item |all |it )?(?:in|to|into) (?:your |my |the |shopping )*(?:cart|basket|bag|trolley)|buy(?: it)? now|add to order|order now)\b/;
// Icons in front of a button's words: signs of an icon font, pictograms, or an icon's name in letters.
const icon = /^(?:[^\p{L}\p{N}+]|(?:add_)?shopping_(?:cart|basket|bag)|local_mall\b)+/u;

/** A control's text without its icon. */
export function withoutIcon(text: string): string {
  return text.replace(icon, '').replace(/[^\p{L}\p{N})!.]+$/u, '');
}

/** Whether a control's text offers to buy now. */
export function isBuyText(text: string): boolean {
  if (text.length > 80) return false;
  const line = withoutIcon(text.toLowerCase().replace(/\s+/g, ' ').trim());
  return line.length <= 60 && (cart.test(line) || isBuyTextAbroad(folded(line)));
}

const elsewhere = new RegExp(
  String.raw`^(?:(?:our |some )?(?:related|similar|recommended|suggested|associated|complementary) (?:products?|items?|titles?|games?)|related$|recommendations?|recommended (?:for|with)|` +
    String.raw`(?:customers?|people|shoppers|others|players|gamers) (?:who|also|that|often)|you (?:may|might|could|will)(?: also| be)|you'?ll (?:also )?love|also (?:bought|available|purchased|viewed|like)|` +
    String.raw`(?:frequently|often|usually) bought|bought together|recently viewed|your recent|continue shopping for|more (?:from|like|in|by|games|products)|other (?:products|items|customers|games|sellers|titles|editions|expansions|versions)|` +
    String.raw`complete (?:the|your)|goes (?:well|great)|pairs (?:well|with)|(?:our )?best ?sellers?|new (?:arrivals|releases)|trending|sponsored|compare (?:with|similar)|shop more|top picks|featured products?|` +
    String.raw`(?:products|items) (?:related|you)|in the same|same (?:series|category)|don'?t forget|why not (?:try|add)|from the same|inspired by|what other|expansions? (?:for|to) this|(?:its |available )?expansions$|also (?:by|from|in this)|(?:replaced|superseded) by|(?:please )?(?:try|see|buy|consider) (?:this )?instead|alternatives?(?:$| to| products)|similar$|upgrades? and|needed to play|required to play|requires:?$|accessories(?:$| for)|add-?ons?$)`,
);

const instead =
  /\b(?:(?:replaced|superseded|succeeded) by|(?:try|see|buy|consider|we suggest)(?: (?:this|these|our|the))?(?: \w{1,20})? instead|instead,? (?:try|see|buy)) ?:?$/i;

/** Whether a text ends with words that lead to a product in place of this one. */
export function leadsToAnother(text: string): boolean {
  return text.length <= 200 && instead.test(text);
}

/** Whether a short text heads a list of other products. */
export function headsOtherProducts(text: string): boolean {
  return text.length <= 70 && elsewhere.test(straight(text).toLowerCase());
}
