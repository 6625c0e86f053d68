import { isIP } from 'node:net';
import { listWords } from '../../diagnostics/didYouMean.ts';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Offer, Retailer } from '../../domain/data.ts';
import type { UnitFiles } from '../siteFiles.ts';
import { locationOf, type DataPath, type Source } from '../source.ts';
import { parseUrl } from './offerUrls.ts';
import { hidesShop } from './affiliateMarks.ts';
import { candidatesAt, suggest } from './candidates.ts';

export function* checkOfferShops(files: UnitFiles): Iterable<Diagnostic> {
  if (!files.retailers) return;
  const { data: shops } = files.retailers;
  const candidates = candidatesAt([files.retailers], 'retailers.*.id');
  for (const { data, source } of files.offers.values()) {
    for (const [index, offer] of data.offers.entries()) {
      const path = ['offers', index];
      const shop = shops.retailers.find(({ id }) => id === offer.retailer);
      if (shop) {
        yield* checkTerms(offer, shop, path, source);
        yield* checkAddress(offer, shop, path, source);
        continue;
      }
      const message = `Offer "${offer.id}" names retailer "${offer.retailer}", which data/retailers.yaml does not have.`;
      const more = suggest(offer.retailer, candidates, 'Add the shop to data/retailers.yaml.');
      yield diagnostic('offer/unknown-retailer', locationOf(source, [...path, 'retailer']), message, more);
    }
  }
}

function* checkTerms(offer: Offer, shop: Retailer, path: DataPath, source: Source): Iterable<Diagnostic> {
  if (offer.region !== shop.region) {
    const message = `Offer "${offer.id}" is for region ${offer.region}, but ${shop.name} delivers from ${shop.region}.`;
    const hint = `Write ${shop.region}, or name another retailer.`;
    yield diagnostic('offer/region', locationOf(source, [...path, 'region']), message, hint);
  }
  if (offer.currency !== shop.currency) {
    const message = `Offer "${offer.id}" is in ${offer.currency}, but ${shop.name} sells in ${shop.currency}.`;
    const hint = `Write ${shop.currency}, and check that the price is in it.`;
    yield diagnostic('offer/currency', locationOf(source, [...path, 'currency']), message, hint);
  }
}

function* checkAddress(offer: Offer, shop: Retailer, path: DataPath, source: Source): Iterable<Diagnostic> {
  const url = parseUrl(offer.url);
  if (!url || hidesShop(url.hostname)) return;
  const at = () => locationOf(source, [...path, 'url']);
  const host = url.hostname.replace(/^www\./, '');
  if (shop.hosts.length > 0 && !shop.hosts.includes(host)) {
    const message = `Offer "${offer.id}" leads to ${url.hostname}, which is not a host of ${shop.name}.`;
    const hint = `Its hosts are ${listWords(shop.hosts)} (data/retailers.yaml).`;
    yield diagnostic('offer/host', at(), message, hint);
    return;
  }
  if (shop.hosts.length === 0 && (isIP(host.replace(/^\[|\]$/g, '')) !== 0 || !host.includes('.'))) {
    const message = `Offer "${offer.id}" leads to ${host}, which is not the host of a shop.`;
    yield diagnostic('offer/host', at(), message, 'Use the address that readers can reach.');
    return;
  }
  yield* checkForm(offer, shop, url, path, source);
}

function* checkForm(
  offer: Offer,
  shop: Retailer,
  url: URL,
  path: DataPath,
  source: Source,
): Iterable<Diagnostic> {
  const matches = (form: string | undefined, text: string) =>
    form !== undefined && new RegExp(form, 'u').test(text);
  const isSearch = matches(shop.search_path, url.pathname + url.search);
  const isProduct = matches(shop.product_path, url.pathname);
  const wrong =
    offer.link === 'search'
      ? shop.search_path !== undefined && !isSearch
      : isSearch || (shop.product_path !== undefined && !isProduct);
  if (!wrong) return;
  const kind = offer.link === 'search' ? 'a search' : 'a product page';
  const other = offer.link === 'search' ? isProduct && 'product' : isSearch && 'search';
  const message = `Offer "${offer.id}" is given as ${kind} of ${shop.name}, but its address does not look like one.`;
  const field = offer.link === 'search' ? 'search_path' : 'product_path';
  const hint = other
    ? `Set link to ${other}.`
    : `Correct the address, or ${field} of ${shop.id} in data/retailers.yaml.`;
  yield diagnostic('offer/path', locationOf(source, [...path, 'url']), message, hint);
}
