#!/usr/bin/env bash
# Two packages that read what shops write for machines miss it where most shops write it. web-auto-extractor
# 1.0.17 files a JSON-LD script with a @graph, WooCommerce's form, under the key "undefined" and finds no Product.
# open-graph-scraper 6.12.0 leaves out product:price:amount and product:availability, the names in Facebook's
# documents and in shop software, and reads only og:product:price:amount. Both report success without a price.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . web-auto-extractor@1.0.17 open-graph-scraper@6.12.0

cat >try.cjs <<'JS'
const extract = require('web-auto-extractor').default;
const scrape = require('open-graph-scraper');
const product = { '@type': 'Product', name: 'Oceania', offers: { '@type': 'Offer', price: '24.90' } };
const context = 'https://schema.org/';
for (const data of [{ '@context': context, ...product }, { '@context': context, '@graph': [product] }]) {
  const { jsonld } = extract()
    .parse(`<html><head><script type="application/ld+json">${JSON.stringify(data)}</script></head></html>`);
  console.log(`web-auto-extractor: ${Object.keys(jsonld)}`);
}
(async () => {
  for (const prefix of ['product', 'og:product']) {
    const metas = { 'og:title': 'Oceania', 'og:type': 'product', [`${prefix}:price:amount`]: '24.90', [`${prefix}:availability`]: 'instock' };
    const tags = Object.entries(metas).map(([name, value]) => `<meta property="${name}" content="${value}">`);
    const { result } = await scrape({ html: `<html><head>${tags.join('')}</head></html>` });
    console.log(`open-graph-scraper: ${result.success}, ${Object.keys(result).filter((key) => /product|price/i.test(key))}`);
  }
})();
JS
seen=$(node try.cjs)
expected=$(
  cat <<'TEXT'
web-auto-extractor: Product
web-auto-extractor: undefined
open-graph-scraper: true, 
open-graph-scraper: true, ogProductPriceAmount,ogProductAvailability
TEXT
)
echo "web-auto-extractor@1.0.17 open-graph-scraper@6.12.0"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They read these pages in another way now."
  exit 1
fi
