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
    title: `just a moment / attention required / access denied / access to this page has been denied / robot check / bot check / bot verification / bot protection / are you human / are you a human
      are you a robot / robot or human / making sure you're not a bot / making sure you are not a bot / security checkpoint / vercel security checkpoint / too many requests / verify you are human
      verify that you are human / verifying you are human / human verification / security check / security verification / security challenge / pardon our interruption / please verify
      checking your browser / ddos guard / one more step / captcha / client challenge / request unsuccessful / blocked / forbidden / 403 / please wait / un momento / einen moment / un instant
      you have been blocked / sorry you have been blocked`,
    text: `verify you are human / verify you are a human / verify that you are human / verify that you are a human / verify you are not a robot / verifying you are human / are you a human / are you a robot
      press and hold / press & hold / activate and hold the button / confirm that you are human / confirm you are a human / confirm you are human / make sure you are human / make sure you're not a bot
      make sure you are not a bot / confirm that you're not a bot / verifying your browser / you have sent too many requests / prove you are human / prove that you are human
      confirm that you are not a robot / unusual traffic / unusual activity / checking your browser / checking if the site connection is secure / enable javascript and cookies to continue
      enable js and cookies to continue / complete the captcha / complete the security check / type the characters you see / enter the characters you see / click the button below to continue shopping
      automated requests / automated access / automated traffic / suspicious activity / access denied / you have been blocked / needs to review the security of your connection / i'm not a robot
      performance & security by cloudflare / performance and security by cloudflare / sorry we just need to make sure`,
    marks: `_cf_chl_opt cf-chl- /orchestrate opfcaptcha px-captcha captcha-delivery.com _Incapsula_Resource geetest awsWafCookieDomainList aws-waf sec-if-cpt /_sec/cp_challenge kpsdk anubis_challenge
      cf-turnstile id="captcha`,
  }),
  page('queue', 'blocked', {
    title: `queue / virtual queue / virtual waiting room / waiting room / you are in line / you are in the queue / you are now in line / you're in line / you're now in line / you are now in the queue`,
    text: `you are in line / you are now in line / you're in line / you're now in line / you are in the queue / you are in a queue / you are in a virtual queue / you are now in a queue
      you are now in the queue / your estimated wait / your number in line / your place in the queue / your place in line / waiting room`,
    marks: 'queue-it.net queueit',
  }),
  page('password', 'blocked', {
    title: `password / opening soon / enter password / log in / login / sign in / store locked / store closed`,
    text: `enter store password / enter the store password / enter your password / enter store using password / enter using password / enter the password / this store is password protected
      this shop is password protected / this site is password protected / this store is private / this shop is currently closed / this store is currently closed / opening soon / log in to continue
      sign in to continue / login to continue / sign in to view / log in to view / log in to see / sign in to see`,
    marks: 'storefront_password id="login_form id=login_form template-password',
  }),
  page('region', 'blocked', {
    title: `not available in your country / not available in your region / not available in your location / choose your country / choose your region / choose your location / select your country
      select your region / select your location`,
    text: `not available in your country / not available in your region / not available in your location / not currently available in your country / isn't available in your country
      unavailable in your country / unavailable in your region / not available to visitors in your country / not available to customers in your country / does not ship to your country
      do not ship to your country / do not deliver to your country / choose your country / choose your region / choose your store / select your country / select your region / confirm your location
      select your store / due to gdpr / due to the gdpr / due to legal reasons / due to the general data protection / unavailable for legal reasons / geo blocked`,
    marks: 'geoblock geo-block geo-restrict geo-wall',
  }),
  page('consent', 'blocked', {
    title: `before you continue / cookie consent / cookie preferences / cookie settings / cookie policy / we value your privacy / consent / your privacy / privacy choices / privacy settings
      age verification / age check / age gate / are you over {n}`,
    text: `before you continue / we value your privacy / we care about your privacy / we respect your privacy / we use cookies / we and our partners use cookies / accept all / accept cookies
      consent to the use of cookies / consent to cookies / are you over {n} / are you at least {n} / confirm your age / verify your age / you must be {n}`,
    marks: `consent-wall consent_wall consent-form consent-gate cookie-wall cookiewall age-gate agegate`,
  }),
];

/** A shop's search pages, first, and pages of hosts that no longer have a shop. */
export const lostPages: readonly OtherPage[] = [
  page('search page', 'soft404', {
    title: `search / your search results / results for / {n} results / 0 results / showing {n} results / no results / no search results / you searched for`,
    text: `no results found / no results were found / no products found / no products were found / no items found / no matches found / 0 results found / 0 products found / did not match any
      returned no results / no search results found / no products match / no items match`,
  }),
  page('parked domain', 'parked', {
    title: `this domain / the domain / buy this domain / domain for sale / domain is for sale / domain expired / domain has expired / this account has been suspended / account suspended
      this website has been suspended / this site has been suspended / future home of / domain default page / welcome to nginx / apache default page / apache ubuntu default page
      apache {n} ubuntu default page / apache {n} debian default page / it works / default website page / default web site page / index of / expired / parked domain`,
    text: `this domain may be for sale / this domain name is for sale / buy this domain / domain is for sale / domain for sale / domain has expired / domain expired / this domain is parked
      this domain is registered / this domain is now registered / this domain has been registered / parked free / parked domain / parked page / related searches / this account has been suspended
      this website is parked / this site is parked / future home of / domain default page / welcome to nginx / default web site page / this domain is available`,
    marks: `sedoparking parkingcrew bodis.com hugedomains afternic parklogic above.com window.park parking-lander dan.com/ -lander`,
  }),
];

/** Text above a list of products, but not above the few related products of a single one. */
export const listControls = anyOf(
  'sort by / sorted by / showing {n} / showing all {n} / {n} of {n} / {n} products / {n} items / {n} results / filter by',
);
