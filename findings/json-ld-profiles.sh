#!/usr/bin/env bash
# JSON-LD 1.1 (7) lets the type of its <script> say the document's form, as a profile, and a media type may have a charset.
# Debian's extruct 0.14.0, open-graph-scraper 6.12.0, and web-auto-extractor 1.0.17 look for exactly "application/ld+json":
# with a parameter behind it, they find no product on the page and report success. A shop whose framework writes one looks
# like a shop without prices.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg-query --show python3-extruct >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq python3-extruct >/dev/null; }
npm install --silent --no-audit --no-fund --prefix . open-graph-scraper@6.12.0 web-auto-extractor@1.0.17

cat >try.cjs <<'JS'
const { writeFileSync } = require('node:fs');
const scrape = require('open-graph-scraper');
const extract = require('web-auto-extractor').default;
const offer = { '@type': 'Offer', price: '24.90', priceCurrency: 'EUR' };
const product = JSON.stringify({ '@context': 'https://schema.org/', '@type': 'Product', name: 'Oceania', offers: offer });
(async () => {
  for (const parameter of ['', '; charset=utf-8', ';profile=http://www.w3.org/ns/json-ld#compacted']) {
    const script = `<script type="application/ld+json${parameter}">${product}</script>`;
    const html = `<!doctype html><html><head><title>Oceania</title>${script}</head><body></body></html>`;
    const { error, result } = await scrape({ html });
    console.log(`open-graph-scraper${parameter}: ${result.jsonLD?.length ?? 'none'}, error ${error}`);
    console.log(`web-auto-extractor${parameter}: ${extract().parse(html).jsonld.Product?.length ?? 'none'}`);
    writeFileSync(`page${parameter.length}.html`, html);
  }
})();
JS
cat >try.py <<'PY'
import extruct, glob
for name in sorted(glob.glob("page*.html"), key=lambda name: int(name[4:-5])):
    page = open(name).read()
    parameter = page.split('ld+json')[1].split('"')[0]
    print(f"extruct{parameter}: {len(extruct.extract(page, syntaxes=['json-ld'])['json-ld']) or 'none'}")
PY
seen=$(
  node try.cjs
  /usr/bin/python3 -W ignore try.py
)
expected=$(
  cat <<'TEXT'
open-graph-scraper: 1, error false
web-auto-extractor: 1
open-graph-scraper; charset=utf-8: none, error false
web-auto-extractor; charset=utf-8: none
open-graph-scraper;profile=http://www.w3.org/ns/json-ld#compacted: none, error false
web-auto-extractor;profile=http://www.w3.org/ns/json-ld#compacted: none
extruct: 1
extruct; charset=utf-8: none
extruct;profile=http://www.w3.org/ns/json-ld#compacted: none
TEXT
)
echo "open-graph-scraper@6.12.0 web-auto-extractor@1.0.17, $(dpkg-query --show python3-extruct)"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They read a type with a parameter now."
  exit 1
fi
