#!/usr/bin/env bash
# A range has no single price. price-parser 3.4.0 answers "£24.99 - £30.00" with 24.99 and "Was $40 now $30"
# with 40, the old one, and finds no price in "299,-" or in "$34⁹⁹", while currency.js 2.0.4 makes 4030 of the
# second and 34 of the last. A checker that stores what they say stores old prices, and prices without their
# cents.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . price-parser@3.4.0 currency.js@2.0.4

cat >try.mjs <<'JS'
import priceParser from 'price-parser';
import currency from 'currency.js';
for (const text of ['$34.99', '£24.99 - £30.00', 'Was $40 now $30', '299,- €', '$34⁹⁹']) {
  const first = priceParser.parseFirst(text)?.floatValue ?? null;
  console.log(`${text}: price-parser ${first}, currency.js ${currency(text).value}`);
}
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
$34.99: price-parser 34.99, currency.js 34.99
£24.99 - £30.00: price-parser 24.99, currency.js NaN
Was $40 now $30: price-parser 40, currency.js 4030
299,- €: price-parser null, currency.js NaN
$34⁹⁹: price-parser null, currency.js 34
TEXT
)
echo "price-parser@3.4.0 currency.js@2.0.4"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They read these prices in another way now."
  exit 1
fi
