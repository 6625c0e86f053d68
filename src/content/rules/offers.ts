import { isIP } from 'node:net';
import { listWords } from '../../diagnostics/didYouMean.ts';
import { diagnostic, type Diagnostic, type Location } from '../../diagnostics/diagnostic.ts';
import type { Offer, Retailer } from '../../domain/data.ts';
import type { SiteFiles, UnitFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';
import { hidesShop, isAffiliateParameter } from './affiliateMarks.ts';

type At = (field: keyof Offer, part?: 'key') => Location;

export function* checkOffers(files: UnitFiles): Iterable<Diagnostic> {
  const shops = files.retailers?.data.retailers ?? [];
  for (const [name, { data, source }] of files.offers) {
    for (const [index, offer] of data.offers.entries()) {
      const at: At = (field, part) => locationOf(source, ['offers', index, field], part);
      const shop = shops.find(({ id }) => id === offer.retailer);
      yield* checkItem(offer, at);
      yield* checkGame(offer, at, name);
      yield* checkUrl(offer, at, shop);
      yield* checkClaims(offer, at);
      if (shop) {
        yield* checkTerms(offer, at, shop);
        yield* checkAddress(offer, at, shop);
      }
    }
  }
}

/** The base game and a box that is the base game share their page (is_base_game). */
export function* checkSharedPages({ games, offers: files }: SiteFiles): Iterable<Diagnostic> {
  const known = new Map<string, { id: string; box: string }>();
  for (const [name, { data, source }] of files) {
    const base = games.get(name)?.data.expansions.find(({ is_base_game: isBase }) => isBase === true)?.id;
    for (const [index, { id, link, url, expansion_id = base }] of data.offers.entries()) {
      if (link !== 'product' || !URL.canParse(url)) continue;
      const { hostname, pathname, search } = new URL(url);
      const page = `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`;
      const box = `${name}/${expansion_id ?? ''}`;
      const first = known.get(page) ?? { id, box };
      known.set(page, first);
      if (first.box === box) continue;
      const message = `Offer "${id}" has the page of "${first.id}", which is for another box.`;
      const at = locationOf(source, ['offers', index, 'url']);
      yield diagnostic('offer/shared-page', at, message, 'Give each box its own page, or a search.');
    }
  }
}

function* checkItem(offer: Offer, at: At): Iterable<Diagnostic> {
  const isBase = offer.item_type === 'base';
  const needed = isBase ? 'game_id' : 'expansion_id';
  const other = isBase ? 'expansion_id' : 'game_id';
  const who = `Offer "${offer.id}" is of type ${offer.item_type}`;
  if (offer[needed] === undefined)
    yield diagnostic('offer/item-field', at('item_type'), `${who} but has no ${needed}.`, `Add ${needed}.`);
  if (offer[other] === undefined) return;
  const hint = 'Delete the field, or change item_type.';
  yield diagnostic('offer/item-field', at(other, 'key'), `${who} but has ${other}.`, hint);
}

function* checkGame({ id, game_id: gameId }: Offer, at: At, name: string): Iterable<Diagnostic> {
  if (gameId !== undefined && gameId !== name) {
    const message = `Offer "${id}" is for game "${gameId}", but is in the file of "${name}".`;
    const hint = `Write "${name}", or move the offer to data/offers/${gameId}.yaml.`;
    yield diagnostic('offer/wrong-game', at('game_id'), message, hint);
  }
}

function* checkUrl(offer: Offer, at: At, shop: Retailer | undefined): Iterable<Diagnostic> {
  const extra = (what: string) => {
    const message = `The address of offer "${offer.id}" ${what}.`;
    return diagnostic('offer/not-plain-url', at('url'), message, 'Copy the plain address of the page.');
  };
  if (!URL.canParse(offer.url)) {
    yield extra('is not valid');
    return;
  }
  const { hostname, searchParams } = new URL(offer.url);
  // URL drops the default port.
  const authority = /^https:\/\/([^/?#]*)/.exec(offer.url)?.[1] ?? '';
  if (authority.includes('@')) yield extra('contains a user name or password');
  if (/:\d*$/.test(authority)) yield extra('contains a port');
  if (offer.url.includes('#')) yield extra('ends in a fragment (#…)');
  if (hidesShop(hostname)) {
    const message = `Offer "${offer.id}" leads to ${hostname}, which hides the shop.`;
    const hint = 'Open the link, and copy the address of the shop’s page.';
    yield diagnostic('offer/affiliate-host', at('url'), message, hint);
  }
  // Our own parameter is added when a page is rendered; in the data it would be added twice.
  const own = shop?.affiliate && 'parameter' in shop.affiliate ? shop.affiliate.parameter : undefined;
  const isMark = (name: string) => isAffiliateParameter(name) || name === own;
  const marks = [...new Set(searchParams.keys())].filter(isMark);
  if (marks.length === 0) return;
  const message = `The address of offer "${offer.id}" contains ${listWords(marks)}, as affiliate links do.`;
  const hint = 'Delete it with its value; our own is added from data/retailers.yaml.';
  yield diagnostic('offer/affiliate-parameter', at('url'), message, hint);
}

function* checkClaims(offer: Offer, at: At): Iterable<Diagnostic> {
  const { id, link, price, last_checked: date } = offer;
  const claims = (['price', 'in_stock'] as const).filter((field) => offer[field] !== null);
  if (link === 'search') {
    for (const field of claims) {
      const message = `Offer "${id}" is a search but claims "${field}".`;
      const hint = 'Write null, or link to the product’s page.';
      yield diagnostic('offer/search-claims', at(field), message, hint);
    }
  } else if (claims.length > 0 && date === null) {
    const message = `Offer "${id}" claims ${listWords(claims)} without a date.`;
    const hint = 'Write when it was seen, or set the claims to null.';
    yield diagnostic('offer/claim-without-date', at('last_checked'), message, hint);
  }
  if (price === null || Math.abs(price * 100 - Math.round(price * 100)) <= 1e-6) return;
  const message = `Offer "${id}" costs ${price}; a price has at most two decimals.`;
  yield diagnostic('offer/price-decimals', at('price'), message, 'Write the price as the shop shows it.');
}

function* checkTerms({ id, region, currency }: Offer, at: At, shop: Retailer): Iterable<Diagnostic> {
  if (region !== shop.region) {
    const message = `Offer "${id}" is for region ${region}, but ${shop.name} delivers from ${shop.region}.`;
    const hint = `Write ${shop.region}, or name another retailer.`;
    yield diagnostic('offer/region', at('region'), message, hint);
  }
  if (currency === shop.currency) return;
  const message = `Offer "${id}" is in ${currency}, but ${shop.name} sells in ${shop.currency}.`;
  const hint = `Write ${shop.currency}, and check that the price is in it.`;
  yield diagnostic('offer/currency', at('currency'), message, hint);
}

function* checkAddress(offer: Offer, at: At, shop: Retailer): Iterable<Diagnostic> {
  const url = URL.canParse(offer.url) ? new URL(offer.url) : null;
  if (!url || hidesShop(url.hostname)) return;
  const host = url.hostname.replace(/^www\./, '');
  if (shop.hosts.length > 0 && !shop.hosts.includes(host)) {
    const message = `Offer "${offer.id}" leads to ${url.hostname}, which is not a host of ${shop.name}.`;
    const hint = `Its hosts are ${listWords(shop.hosts)} (data/retailers.yaml).`;
    yield diagnostic('offer/host', at('url'), message, hint);
  } else if (shop.hosts.length === 0 && (isIP(host.replace(/^\[|\]$/g, '')) !== 0 || !host.includes('.'))) {
    const message = `Offer "${offer.id}" leads to ${host}, which is not the host of a shop.`;
    yield diagnostic('offer/host', at('url'), message, 'Use the address that readers can reach.');
  } else yield* checkForm(offer, at, shop, url);
}

function* checkForm(offer: Offer, at: At, shop: Retailer, url: URL): Iterable<Diagnostic> {
  const matches = (form: string | undefined, text: string) =>
    form !== undefined && new RegExp(form, 'u').test(text);
  const isSearch = matches(shop.search_path, url.pathname + url.search);
  const isProduct = matches(shop.product_path, url.pathname);
  const wantsSearch = offer.link === 'search';
  const wrong = wantsSearch
    ? shop.search_path !== undefined && !isSearch
    : isSearch || (shop.product_path !== undefined && !isProduct);
  if (!wrong) return;
  const kind = wantsSearch ? 'a search' : 'a product page';
  const other = wantsSearch ? isProduct && 'product' : isSearch && 'search';
  const message = `Offer "${offer.id}" is marked as ${kind} of ${shop.name}, but its address does not look like one.`;
  const field = wantsSearch ? 'search_path' : 'product_path';
  const hint = other
    ? `Set link to ${other}.`
    : `Correct the address, or ${field} of ${shop.id} in data/retailers.yaml.`;
  yield diagnostic('offer/path', at('url'), message, hint);
}
