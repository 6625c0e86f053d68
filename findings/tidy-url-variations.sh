#!/usr/bin/env bash
# tidy-url 1.18.3 takes parameters that only track a visitor out of shops' links. From eBay's it also takes "var", which
# says which of an offer's variations is meant: the link to one box becomes a link to the whole offer, with other prices.
# AliExpress's sku_id, Etsy's variation0, and Shopify's variant, which mean the same, stay. A cleaned link must be compared
# with the page that it had.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . tidy-url@1.18.3

cat >try.cjs <<'JS'
const { TidyURL } = require('tidy-url');
const links = ['https://www.ebay.com/itm/12345?var=678&mkcid=1', 'https://www.aliexpress.com/item/12345.html?sku_id=678&pdp_npi=1',
  'https://www.etsy.com/listing/12345?variation0=678&ref=shop', 'https://shop.example/products/oceania?variant=678&utm_source=deals'];
const print = console.log;
console.log = () => undefined;
for (const link of links) print(TidyURL.clean(link).url);
JS
seen=$(node try.cjs)
expected=$(
  cat <<'TEXT'
https://www.ebay.com/itm/12345
https://www.aliexpress.com/item/12345.html?sku_id=678
https://www.etsy.com/listing/12345?variation0=678
https://shop.example/products/oceania?variant=678
TEXT
)
echo "tidy-url@1.18.3"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "tidy-url takes out other parameters now."
  exit 1
fi
