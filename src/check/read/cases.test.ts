import { describe, expect, it } from 'vitest';
import { decide } from '../verdict/verdict.ts';
import type { CheckItem } from '../offers/item.ts';
import { resultOf } from '../report/report.ts';
import { areaPages } from './cases/area.ts';
import { availabilityPages } from './cases/availability.ts';
import { bigCommercePages } from './cases/bigCommerce.ts';
import { brokenJsonLdPages } from './cases/brokenJsonLd.ts';
import { conditionsPages } from './cases/conditions.ts';
import { contradictionsPages } from './cases/contradictions.ts';
import { controlsPages } from './cases/controls.ts';
import { currenciesPages } from './cases/currencies.ts';
import { dealsPages } from './cases/deals.ts';
import { elsewherePages } from './cases/elsewhere.ts';
import { enginesPages } from './cases/engines.ts';
import { hostedShopsPages } from './cases/hostedShops.ts';
import { jsonLdPages } from './cases/jsonLd.ts';
import { jsonLdPricesPages } from './cases/jsonLdPrices.ts';
import { laterPages } from './cases/later.ts';
import { magentoPages } from './cases/magento.ts';
import { microdataPages } from './cases/microdata.ts';
import { miniatureMarketPages } from './cases/miniatureMarket.ts';
import { monstersPages } from './cases/monsters.ts';
import { nextPages } from './cases/next.ts';
import { notYetPages } from './cases/notYet.ts';
import { offersPages } from './cases/offers.ts';
import { openGraphPages } from './cases/openGraph.ts';
import { otherShopsPages } from './cases/otherShops.ts';
import { phrasesPages } from './cases/phrases.ts';
import { rdfaPages } from './cases/rdfa.ts';
import { severalPricesPages } from './cases/severalPrices.ts';
import { shopifyPages } from './cases/shopify.ts';
import { shopwarePages } from './cases/shopware.ts';
import { shownPricesPages } from './cases/shownPrices.ts';
import { softNotFoundPages } from './cases/softNotFound.ts';
import { strangersPages } from './cases/strangers.ts';
import { unnamedPricesPages } from './cases/unnamedPrices.ts';
import { unseenPages } from './cases/unseen.ts';
import { variantsPages } from './cases/variants.ts';
import { waylandPages } from './cases/wayland.ts';
import { wooCommercePages } from './cases/wooCommerce.ts';
import { zatuPages } from './cases/zatu.ts';
import { defaultPath, saidAgainst, type PageRow, type Truth } from './cases/truth.ts';
import { readPage } from './readPage.ts';

const themes: Readonly<Record<string, readonly PageRow[]>> = {
  area: areaPages,
  availability: availabilityPages,
  BigCommerce: bigCommercePages,
  'broken JSON-LD': brokenJsonLdPages,
  condition: conditionsPages,
  contradiction: contradictionsPages,
  control: controlsPages,
  currency: currenciesPages,
  deal: dealsPages,
  elsewhere: elsewherePages,
  engine: enginesPages,
  'hosted shop': hostedShopsPages,
  'JSON-LD': jsonLdPages,
  'JSON-LD price': jsonLdPricesPages,
  later: laterPages,
  Magento: magentoPages,
  microdata: microdataPages,
  'Miniature Market': miniatureMarketPages,
  monster: monstersPages,
  'Next.js': nextPages,
  'not yet': notYetPages,
  offers: offersPages,
  OpenGraph: openGraphPages,
  shop: otherShopsPages,
  phrase: phrasesPages,
  RDFa: rdfaPages,
  'several prices': severalPricesPages,
  Shopify: shopifyPages,
  Shopware: shopwarePages,
  'price on show': shownPricesPages,
  'soft 404': softNotFoundPages,
  stranger: strangersPages,
  'prices without a name': unnamedPricesPages,
  unseen: unseenPages,
  variants: variantsPages,
  Wayland: waylandPages,
  WooCommerce: wooCommercePages,
  Zatu: zatuPages,
};

/** Checks a page as if its shop had sent it without a redirect. */
function check([
  ,
  page,
  truth,
  { retailer = 'Other', currency = 'GBP', url: path = defaultPath } = {},
]: PageRow): {
  said: Truth;
  evidence: string;
} {
  const { status, body } = typeof page === 'string' ? { status: 200, body: page } : page;
  const url = new URL(path, 'http://127.0.0.1').href;
  const item: CheckItem = {
    id: 'wingspan-oceania',
    url,
    link: 'product',
    currency,
    price: null,
    in_stock: null,
    shop: { id: retailer, hosts: [], mode: 'page' },
  };
  const seenAt = Date.UTC(2026, 10, 22);
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const way = { url, redirected: false, downgraded: false, requests: [], truncated: false };
  const verdict = decide(
    item,
    { url, tracked: [] },
    { kind: 'response', status, headers, body, seenAt, ...way },
    () => readPage(body, { url, status, headers, retailer, currency, at: seenAt }),
  );
  const said = resultOf(verdict);
  return {
    said: saidAgainst(truth, { ...said, verdict: verdict.kind, leadsTo: said.final_url }),
    evidence: verdict.evidence,
  };
}

describe.each(Object.entries(themes))('%s', (_, rows) => {
  it.each(rows.map((row) => [row[0], row] as const))('%s', (_name, row) => {
    const { said, evidence } = check(row);
    expect(said, evidence).toEqual(row[2]);
  });
});

it('no two pages in a table have the same name', () => {
  const names = Object.entries(themes).flatMap(([theme, rows]) => rows.map(([name]) => `${theme}: ${name}`));
  expect(new Set(names).size).toBe(names.length);
});
