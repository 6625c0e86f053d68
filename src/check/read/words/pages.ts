import type { ReadingKind } from '../reading.ts';
import { anyOf, type PhraseLines } from './phrases.ts';

/** Pages that appear in place of the requested one, and how to recognize one. */
export type OtherPage = ReturnType<typeof page>;

interface Signs {
  /** The beginning of a title. */
  title: PhraseLines;
  /** A sentence anywhere. */
  text: PhraseLines;
  /** What may be in the source, with blanks between. */
  marks?: string;
}

function page(name: string, kind: ReadingKind, { title, text, marks }: Signs) {
  return { name, kind, title: anyOf(title), text: anyOf(text), marks: marks?.split(/\s+/) ?? [] };
}

/** Walls: the shop withholds its page from us. The bot check is first: it may be long, and a missing page. */
export const walls: readonly OtherPage[] = [
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

/** A shop's search pages, first, and pages of hosts that no longer have a shop. */
export const lostPages: readonly OtherPage[] = [
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

/** Text above a list of products, but not above the few related products of a single one. */
export const listControls = anyOf(
  `sort by / sorted by / showing {n} / showing all {n} / {n} of {n} / {n} products / {n} items / {n} results / filter by / sortieren nach / trier par / ordenar por / ordina per / sorteren op
    sortuj wedlug|po / sortera efter|pa / sorter efter / radit podle / {n} produkte|ergebnisse|produits|resultats|productos|resultados|prodotti|risultati|producten|resultaten|produktow|wynikow
    {n} produtos|produkter|varor|varer|produktu|polozek`,
);
