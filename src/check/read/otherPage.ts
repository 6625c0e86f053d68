import { idParameters } from './page/identity.ts';
import { queriesOf, type ShopPage, shownText } from './page/openPage.ts';
import { plainPath } from './page/productNames.ts';
import { namesMatcher } from './page/regions.ts';
import {
  describesProduct,
  emptyReading,
  ofKind,
  type PageReading,
  type ReadingKind,
  type Statement,
} from './reading.ts';
import { phraseWithin, saysGone } from './words/languages.ts';
import { anyOf, type PhraseLines, plainWords } from './words/phrases.ts';

type OtherPage = ReturnType<typeof page>;

function page(
  name: string,
  kind: ReadingKind,
  { title, text, marks }: { title: PhraseLines; text: PhraseLines; marks?: string },
) {
  return { name, kind, title: anyOf(title), text: anyOf(text), marks: marks?.split(/\s+/) ?? [] };
}

/** Walls: the shop withholds its page from us. The bot check comes first: it may be long, or sent as a missing page. */
const walls: readonly OtherPage[] = [
  page('bot check', 'blocked', {
    title: `just a moment / attention required / access denied / access to this page has been denied / robot|bot check / bot|human verification / bot protection / are you (a) human / are you a robot
      robot or human / making sure you're not a bot / making sure you are not a bot / security checkpoint|check|verification|challenge / vercel security checkpoint / too many requests
      verify (that) you are human / verifying you are human / pardon our interruption / please verify|wait / checking your browser / ddos guard / one more step / captcha|blocked|forbidden|403
      client challenge / request unsuccessful / un momento|instant / einen moment / (sorry) you have been blocked`,
    text: `verify|verifying|confirm|prove you are human / verify (that) you are a human / verify|confirm|prove that you are human / verify you are not a robot / are you a human|robot
      press and hold / press & hold / activate and hold the button / confirm you are a human / make sure you are human / make sure you're not a bot / make sure you are not a bot
      confirm that you're not a bot / verifying|checking your browser / you have sent too many requests / confirm that you are not a robot / unusual traffic / unusual|suspicious activity
      checking if the site connection is secure / enable javascript|js and cookies to continue / complete the captcha / complete the security check / type|enter the characters you see
      click the button below to continue shopping / automated requests|access|traffic / access denied / you have been blocked / needs to review the security of your connection / i'm not a robot
      performance & security by cloudflare / performance and security by cloudflare / sorry we just need to make sure`,
    marks: `_cf_chl_opt cf-chl- /orchestrate opfcaptcha px-captcha captcha-delivery.com _Incapsula_Resource geetest awsWafCookieDomainList aws-waf sec-if-cpt /_sec/cp_challenge kpsdk anubis_challenge
      cf-turnstile id="captcha`,
  }),
  page('queue', 'blocked', {
    title: `(virtual) queue / (virtual) waiting room / you are (now) in line / you are (now) in the queue / you're (now) in line`,
    text: `you are (now) in line / you're (now) in line / you are in the|a queue / you are in a virtual queue / you are now in a|the queue / your estimated wait / your number|place in line
      your place in the queue / waiting room`,
    marks: 'queue-it.net queueit',
  }),
  page('password', 'blocked', {
    title: '(enter) password / opening soon / log|sign in / login / store locked|closed',
    text: `enter store|your|using|the password / enter the store password / enter store using password / this store|shop|site is password protected / this store is private
      this shop|store is currently closed / opening soon / log|sign in to continue|view|see / login to continue`,
    marks: 'storefront_password id="login_form id=login_form template-password',
  }),
  page('region', 'blocked', {
    title: `not available in your country|region|location / choose|select your country|region|location`,
    text: `not available in your country|region|location / not currently available in your country / isn't available in your country / unavailable in your country|region
      not available to visitors|customers in your country / does|do not ship to your country / do not deliver to your country / choose|select your country|region|store / confirm your location
      due to (the) gdpr / due to legal reasons / due to the general data protection / unavailable for legal reasons / geo blocked`,
    marks: 'geoblock geo-block geo-restrict geo-wall',
  }),
  page('consent', 'blocked', {
    title: `before you continue / cookie consent|preferences|settings|policy / we value your privacy / consent / your privacy / privacy choices|settings / age verification|check|gate
      are you over {n}`,
    text: `before you continue / we value|respect your privacy / we care about your privacy / we use cookies / we and our partners use cookies / accept all|cookies / consent to the use of cookies
      consent to cookies / are you over {n} / are you at least {n} / confirm|verify your age / you must be {n}`,
    marks: `consent-wall consent_wall consent-form consent-gate cookie-wall cookiewall age-gate agegate`,
  }),
];

const lostPages: readonly OtherPage[] = [
  page('search page', 'soft404', {
    title: `search / your|no search results / results for / {n}|0|no results / showing {n} results / you searched for`,
    text: `no results|products|items|matches found / no results|products were found / 0 results|products found / did not match any / returned no results / no search results found
      no products|items match`,
  }),
  page('parked domain', 'parked', {
    title: `this|the|parked domain / buy this domain / domain (is) for sale / domain (has) expired / this account|website|site has been suspended / account suspended / future home of
      domain|apache default page / welcome to nginx / apache ({n}) ubuntu default page / apache {n} debian default page / it works / default website page / default web site page / index of / expired`,
    text: `this domain may be for sale / this domain name is for sale / buy this domain / domain (is) for sale / domain (has) expired / this domain|website|site is parked
      this domain is (now) registered / this domain has been registered / parked free|domain|page / related searches / this account has been suspended / future home of / domain default page
      welcome to nginx / default web site page / this domain is available`,
    marks: `sedoparking parkingcrew bodis.com hugedomains afternic parklogic above.com window.park parking-lander dan.com/ -lander`,
  }),
];

const listControls = anyOf(
  `sort by / sorted by / showing {n} / showing all {n} / {n} of {n} / {n} products / {n} items / {n} results / filter by / sortieren nach / trier par / ordenar por / ordina per / sorteren op
    sortuj wedlug|po / sortera efter|pa / sorter efter / radit podle / {n} produkte|ergebnisse|produits|resultats|productos|resultados|prodotti|risultati|producten|resultaten|produktow|wynikow
    {n} produtos|produkter|varor|varer|produktu|polozek`,
);

const unopened = anyOf('great things are on the horizon / something big is brewing');

const minTiles = 3;

/** showsOffer: no wall has a price or a stock (there are games called "Just a Moment" and "Blocked"). */
export function findOtherPage(
  page: ShopPage,
  statements: readonly Statement[],
  showsOffer: boolean,
): PageReading | null {
  const isUnopened =
    page.metas.has('woo-coming-soon-page') || unopened.first(plainWords(page.headingText)) !== null;
  if (isUnopened) return emptyReading('blocked', `not open yet: "${page.headingText.slice(0, 100)}"`);
  // A product page is never a wall, whatever its text.
  const shown = describesProduct(statements) ? null : shownText(page);
  const wall = shown === null || showsOffer ? null : findWall(page, shown);
  if (wall !== null) return wall;
  if (page.context.status >= 400) return emptyReading('unknown', `Status ${page.context.status}`);
  const isMarked = statements.some(({ kind }) => kind === 'product');
  const isShown = statements.some(({ source }) => source === 'shown' || source === 'button');
  // Meta elements and scripts also appear on "not found" pages; product markup does not.
  const titled = isMarked || isShown ? null : saysLost(page);
  const lost = shown === null ? titled : findLost(page, shown, statements, showsOffer);
  if (lost !== null) return lost;
  const [gone] = ofKind(statements, 'gone');
  // The last copies of a discontinued product are still sold.
  if (gone !== undefined && !ofKind(statements, 'button').some(({ live }) => live))
    return emptyReading('soft404', `gone: "${gone.quote}"`);
  const list = shown === null ? null : listAddress(page);
  if (list !== null) return emptyReading(showsOffer ? 'unknown' : 'soft404', list);
  const isUsed = statements.some(({ kind }) => kind === 'used');
  return isUsed ? emptyReading(isMarked ? 'product' : 'unknown', 'It is sold used only') : null;
}

type Shown = ReturnType<typeof shownText>;

function recognize(
  pages: readonly OtherPage[],
  { titles = [], text = '', source = '' }: { titles?: readonly string[]; text?: string; source?: string },
): PageReading | null {
  const words = plainWords(text.slice(0, 2500));
  const signs: ((page: OtherPage) => string | null | undefined)[] = [
    ({ title }) => titles.find((one) => title.at(plainWords(one.slice(0, 300)), 0) !== null),
    (page) => page.text.first(words),
    ({ marks }) => marks.find((mark) => source.includes(mark)),
  ];
  const found = signs.flatMap((sign) =>
    pages.flatMap((page) => {
      const shown = sign(page);
      return shown == null ? [] : emptyReading(page.kind, `${page.name}: "${shown.slice(0, 100)}"`);
    }),
  );
  return found[0] ?? null;
}

// A wall has little text; a shop page that happens to contain the same sentence has a lot.
const littleText = 1200;

function findWall(page: ShopPage, { text, length }: Shown): PageReading | null {
  const { html, title, headingText, context } = page;
  if (length > littleText) return null;
  // A missing page says so; "we use cookies" and a login form are on every page of a shop.
  const isMissing = [404, 410, 500, 502, 504].includes(context.status) || saysLost(page) !== null;
  const signs = { titles: [title], text: `${headingText} ${text}` };
  return isMissing ? recognize(walls.slice(0, 1), signs) : recognize(walls, { ...signs, source: html });
}

function lostIn(text: string): PageReading | null {
  const said = phraseWithin('lost', text.slice(0, 2500)) ?? (saysGone(text.slice(0, 200)) ? text : null);
  return said === null ? null : emptyReading('soft404', `not found: "${said.slice(0, 100)}"`);
}

function saysLost({ headingText, title }: ShopPage): PageReading | null {
  return lostIn(headingText) ?? lostIn(title);
}

const isOtherBody = namesMatcher(
  `template-404 error404 cms-noroute-index is-act-error page-404 error-404 pagenotfound not-found cms-no-route is-ctl-error
   template-search search-results search-no-results catalogsearch-* is-ctl-search page-search search-page
   template-collection template-list-collections tax-product-cat tax-product-tag post-type-archive-product
   catalog-category-view is-ctl-navigation page-type-category type-category categorypage page-category
   template-index cms-index-index cms-home is-act-home page-home homepage home-page`,
  ' ',
);

function findLost(
  page: ShopPage,
  { text, length }: Shown,
  statements: readonly Statement[],
  showsOffer: boolean,
): PageReading | null {
  const { headingText, title, bodyNames, scripts } = page;
  const said =
    saysLost(page) ??
    recognize(lostPages, { titles: [headingText, title] }) ??
    (isOtherBody(bodyNames.replace(/[_-]+/g, '-'))
      ? emptyReading('soft404', `other page: body "${bodyNames.slice(0, 100)}"`)
      : null);
  if (said !== null) return said;
  if (length < 1500 && !showsOffer) {
    const source = scripts.map(({ src, text: script }) => src + script.slice(0, 5000)).join('\n');
    const found = recognize(lostPages, { text, source }) ?? lostIn(text);
    if (found !== null) return found;
  }
  const sorted = showsOffer ? null : listControls.first(plainWords(text.slice(0, 2500)));
  if (sorted !== null && queriesOf(page)('[class*="product" i]:has(a[href])').length >= minTiles)
    return emptyReading('soft404', `category page: "${sorted}"`);
  const [list] = ofKind(statements, 'list');
  return list === undefined ? null : emptyReading('soft404', `${list.quote}: its structured data says so`);
}

const searchFolder = /\/(?:search|searchresults|catalogsearch|suche|find)(?:\/|$)|^\/s(?:\/|$)/;
const listFolder = /\/(?:collections?|category|categories|product-category)(?:\/[^/]+){0,4}$/;
const productFolder = /\/(?:products?|p|dp|item|itm)\//;

function listAddress({ url, canonical }: ShopPage): string | null {
  for (const own of [url, canonical ?? url]) {
    const path = plainPath(own);
    const isProduct = [...own.searchParams.keys()].some((key) => idParameters.has(key.toLowerCase()));
    const isList = listFolder.test(path) && !productFolder.test(path);
    const kind =
      path === '' && !isProduct ? 'home' : searchFolder.test(path) ? 'search' : isList ? 'category' : null;
    if (kind !== null) return `${kind} page: ${own.href.slice(0, 120)}`;
  }
  return null;
}
