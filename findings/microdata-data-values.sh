#!/usr/bin/env bash
# HTML's <data> element holds a value for machines, and in microdata that value is a string. microdata-node 2.0.0 makes a
# number of it, so that a barcode loses its first zero and the part number 1E3 becomes 1000; web-auto-extractor 1.0.17
# takes the words for people instead, and leaves out what itemref points to, here the currency. Debian's extruct 0.14.0
# reads it as meant. Barcodes in <meta> stay as they are.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg-query --show python3-extruct >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq python3-extruct >/dev/null; }
npm install --silent --no-audit --no-fund --prefix . microdata-node@2.0.0 web-auto-extractor@1.0.17

cat >box.html <<'HTML'
<!doctype html><title>Oceania</title><body><div itemscope itemtype="https://schema.org/Product">
<meta itemprop="gtin" content="0841333105464"><data itemprop="gtin13" value="0841333105464">on the box</data>
<data itemprop="mpn" value="1E3">part</data><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"
itemref="unit"><data itemprop="price" value="24.90">24,90</data></div></div><p id="unit" itemprop="priceCurrency">EUR</p>
HTML
cat >try.cjs <<'JS'
const html = require('node:fs').readFileSync('box.html', 'utf8');
const { gtin, gtin13, mpn, offers } = require('microdata-node').toJson(html).items[0].properties;
console.log(`microdata-node: ${JSON.stringify([gtin[0], gtin13[0], mpn[0], offers[0].properties])}`);
const found = require('web-auto-extractor').default().parse(html).microdata.Product[0];
const { price, priceCurrency = null } = found.offers;
console.log(`web-auto-extractor: ${JSON.stringify([found.gtin, found.gtin13, found.mpn, { price, priceCurrency }])}`);
JS
cat >try.py <<'PY'
import json, extruct
found = extruct.extract(open('box.html').read(), syntaxes=['microdata'])['microdata'][0]['properties']
print('extruct:', json.dumps([found['gtin'], found['gtin13'], found['mpn'], found['offers']['properties']], separators=(',', ':')))
PY
seen=$(
  node try.cjs
  /usr/bin/python3 -W ignore try.py
)
expected=$(
  cat <<'TEXT'
microdata-node: ["0841333105464",841333105464,1000,{"price":[24.9],"priceCurrency":["EUR"]}]
web-auto-extractor: ["0841333105464","on the box","part",{"price":"24,90","priceCurrency":null}]
extruct: ["0841333105464","0841333105464","1E3",{"price":"24.90","priceCurrency":"EUR"}]
TEXT
)
echo "microdata-node@2.0.0 web-auto-extractor@1.0.17, $(dpkg-query --show python3-extruct)"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They read <data> in another way now."
  exit 1
fi
