import { listWords } from '../../diagnostics/didYouMean.ts';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Offer } from '../../domain/data.ts';
import type { UnitFiles } from '../siteFiles.ts';
import { locationOf, type DataPath, type Source } from '../source.ts';
import { hidesShop, isAffiliateParameter } from './affiliateMarks.ts';

export function* checkOfferUrls(files: UnitFiles): Iterable<Diagnostic> {
  // Our own parameters are added when a page is rendered; in the data they would be added twice.
  const own = new Map(
    (files.retailers?.data.retailers ?? []).flatMap(({ id, affiliate }) =>
      affiliate && 'parameter' in affiliate ? [[id, affiliate.parameter]] : [],
    ),
  );
  for (const { data, source } of files.offers.values()) {
    for (const [index, offer] of data.offers.entries()) {
      yield* checkUrl(offer, own.get(offer.retailer), ['offers', index, 'url'], source);
    }
  }
}

function* checkUrl(
  offer: Offer,
  own: string | undefined,
  path: DataPath,
  source: Source,
): Iterable<Diagnostic> {
  const at = () => locationOf(source, path);
  const extra = (what: string) =>
    diagnostic(
      'offer/not-plain-url',
      at(),
      `The address of offer "${offer.id}" ${what}.`,
      'Copy the plain address of the page.',
    );
  const url = parseUrl(offer.url);
  if (!url) {
    yield extra('cannot be read as one');
    return;
  }
  // URL drops the default port.
  const authority = /^https:\/\/([^/?#]*)/.exec(offer.url)?.[1] ?? '';
  if (authority.includes('@')) yield extra('holds a user name or password');
  if (/:\d*$/.test(authority)) yield extra('holds a port');
  if (offer.url.includes('#')) yield extra('ends in a fragment (#…)');
  if (hidesShop(url.hostname)) {
    const message = `Offer "${offer.id}" leads to ${url.hostname}, which hides the shop behind it.`;
    const hint = 'Open the link, and copy the address of the shop’s page.';
    yield diagnostic('offer/affiliate-host', at(), message, hint);
  }
  const marks = [...new Set(url.searchParams.keys())].filter(
    (name) => isAffiliateParameter(name) || name === own,
  );
  if (marks.length > 0) {
    const message = `The address of offer "${offer.id}" carries ${listWords(marks)}, as affiliate links do.`;
    const hint = 'Delete it with its value; our own is added from data/retailers.yaml.';
    yield diagnostic('offer/affiliate-parameter', at(), message, hint);
  }
}

export function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
