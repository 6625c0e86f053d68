import { straight } from './dom.ts';
import type { Page, ShownText } from './page.ts';
import { saysNotFound } from './soft404.ts';

/** A wall's name and what shows it. Titles and texts are whole sentences of such pages, not words that a shop may use. */
interface Wall {
  name: string;
  title?: RegExp;
  text?: RegExp;
  html?: RegExp;
}

const walls: readonly Wall[] = [
  {
    name: 'bot check',
    title:
      /^(?:just a moment|attention required|access (?:to this page has been )?denied|robot check|bot (?:check|verification|protection)|are you (?:a )?(?:human|robot)|robot or human|making sure you(?:'re| are) not a bot|(?:[\w-]+ )?security checkpoint|too many requests|verify(?:ing)? (?:that )?you are (?:a )?human|human verification|security (?:check|verification|challenge)|pardon our interruption|please verify|checking your browser|ddos-guard|one more step|captcha|client challenge|request unsuccessful|blocked\b|forbidden\b|403\b|please wait|un momento|einen moment|un instant|you have been blocked)/i,
    text: /(?:verify(?:ing)? (?:that )?you are (?:a |not a )?(?:human|robot)|are you a (?:human|robot)|press (?:and|&) hold|activate and hold the button|(?:confirm that|make sure) you(?:'re| are) (?:human|not a bot)|verifying your browser|you have sent too many requests|(?:prove|confirm) (?:that )?you(?:'re| are) (?:a human|human|not a (?:ro)?bot)|unusual (?:traffic|activity)|checking (?:your browser|if the site connection is secure)|enable (?:javascript|js) and cookies to continue|complete the (?:captcha|security check)|to discuss automated access|type the characters you see|enter the characters you see|click the button below to continue shopping|automated (?:requests|access|traffic)|suspicious activity|access denied|you have been blocked|needs to review the security of your connection|i'?m not a robot|performance (?:&|and) security by cloudflare|sorry, we just need to make sure)/i,
    html: /_cf_chl_opt|cf-chl-|challenge-platform\/h\/\w\/orchestrate|opfcaptcha|id="?px-captcha|captcha-delivery\.com|_Incapsula_Resource|geetest|awsWafCookieDomainList|challenge\.js\?.*waf|aws-waf|sec-if-cpt|\/_sec\/cp_challenge|kpsdk|anubis_challenge|cf-turnstile|id="?captcha/i,
  },
  {
    name: 'queue',
    title:
      /^(?:queue-?it|virtual (?:queue|waiting room)|waiting room|you(?:'re| are) (?:now )?in (?:line|the queue)|queue(?:$| [-|]| page)|you are in (?:line|the queue))/i,
    text: /(?:you are (?:now )?in (?:line|the queue|a queue|a virtual)|you(?:'re| are) in (?:line|the queue)|your (?:estimated wait|number in line|place in (?:the )?(?:queue|line))|waiting room|high (?:volume|demand|traffic).{0,80}(?:queue|wait|line))/i,
    html: /queue-it\.net|queueit/i,
  },
  {
    name: 'password',
    title:
      /^(?:password(?: protected| required)?$|opening soon|enter password|log ?in|sign ?in|store (?:locked|closed))/i,
    text: /(?:enter (?:the |your )?(?:store )?(?:using )?password|this (?:store|shop|site) is (?:password protected|private|currently closed)|opening soon|(?:please )?(?:log|sign) ?in to (?:continue|view|see))/i,
    html: /storefront_password|id="?login_form|template-password/i,
  },
  {
    name: 'region',
    title:
      /(?:not available in your (?:country|region|location)|choose your (?:country|region|location)|select your (?:country|region|location))/i,
    text: /(?:(?:not|isn'?t|un)\s?(?:currently )?available (?:in|to|from|for) (?:(?:visitors|customers) in )?your (?:country|region|location|area)|do(?:es)? not (?:ship|sell|deliver) to your (?:country|region)|(?:choose|select|confirm) your (?:country|region|location|store)|geo-?(?:blocked|restrict)|due to (?:the )?(?:gdpr|legal reasons|general data protection)|unavailable for legal reasons)/i,
    html: /geo-?(?:block|restrict|wall)/i,
  },
  {
    name: 'consent',
    title:
      /^(?:before you continue|cookie (?:consent|preferences|settings|policy)|we value your privacy|consent|your privacy|privacy (?:choices|settings)|age (?:verification|check|gate)|are you over)/i,
    text: /(?:before you continue|we (?:value|care about|respect) your privacy|we(?: and our partners)? use cookies|accept (?:all|cookies)|consent to (?:the use of )?cookies|are you (?:over|at least) (?:18|21)|(?:confirm|verify) your age|you must be (?:18|21))/i,
    html: /consent[-_]?(?:wall|form|page|gate)|cookie[-_]?wall|age[-_]?gate/i,
  },
];

// A wall says little; a shop's page with the same sentence in a corner says much.
const littleText = 1200;
// Of a large page only the head and the end are looked through for marks.
const lookedThrough = 60_000;

/**
 * The wall that a page without a product of its own is, or null. showsOffer: a price or a stock stands beside its
 * heading; no wall shows one, and games are called "Just a Moment" and "Blocked".
 */
export function findWall(
  page: Page,
  html: string,
  { text, length }: ShownText,
  showsOffer: boolean,
): { name: string; text: string } | null {
  const title = straight(page.title);
  const named = showsOffer ? undefined : walls.find((wall) => wall.title?.test(title));
  if (length > littleText) {
    return named !== undefined && named.name === 'bot check' && length < 3 * littleText
      ? { name: named.name, text: title }
      : null;
  }
  const gone = isGone(page);
  if (named !== undefined)
    return gone && named.name !== 'bot check' ? null : { name: named.name, text: title };
  // What is not there says so; "we use cookies" and a place to log in stand on every page of a shop.
  const candidates = gone ? walls.filter(({ name }) => name === 'bot check') : walls;
  const shown = straight(`${page.h1Text} ${text}`.slice(0, 2500));
  const said = showsOffer ? undefined : candidates.find((wall) => wall.text?.test(shown));
  if (said !== undefined) return { name: said.name, text: said.text?.exec(shown)?.[0] ?? '' };
  if (showsOffer || gone) return null;
  const source =
    html.length > 2 * lookedThrough ? html.slice(0, lookedThrough) + html.slice(-lookedThrough) : html;
  const marked = walls.find((wall) => wall.html?.test(source));
  return marked === undefined
    ? null
    : { name: marked.name, text: marked.html?.exec(source)?.[0].slice(0, 60) ?? '' };
}

/** Whether a page says, by its status or its heading, that what was asked for is not there. */
function isGone(page: Page): boolean {
  const { status } = page.context;
  return status === 404 || status === 410 || (status >= 500 && status !== 503) || saysNotFound(page) !== null;
}
