#!/usr/bin/env bash
# WordPress and many shops write Canadian dollars as C$34.99, to tell them from those of the United States; so does
# @automattic/format-currency 2.1.0. price-extractor 2.1.1, which reads a price with its currency, takes C$ for the sign of
# Nicaragua: the number is right, in a currency (NIO) worth a small part of it. CA$ and A$ it reads as meant.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . price-extractor@2.1.1 @automattic/format-currency@2.1.0

cat >try.cjs <<'JS'
const { formatCurrency } = require('@automattic/format-currency');
const { searchPriceAndCode } = require('price-extractor');
const prices = ['CAD', 'AUD', 'USD', 'EUR'].map((code) => formatCurrency(34.99, code, { locale: 'en-US' }));
for (const text of [...prices, 'CA$34.99', '$34.99 CAD']) console.log(`${text}: ${JSON.stringify(searchPriceAndCode(text))}`);
JS
seen=$(node try.cjs)
expected=$(
  cat <<'TEXT'
C$34.99: {"price":34.99,"code":"NIO"}
A$34.99: {"price":34.99,"code":"AUD"}
$34.99: {"price":34.99,"code":"USD"}
€34.99: {"price":34.99,"code":"EUR"}
CA$34.99: {"price":34.99,"code":"CAD"}
$34.99 CAD: {"price":34.99,"code":"CAD"}
TEXT
)
echo "price-extractor@2.1.1 @automattic/format-currency@2.1.0"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "The sign has another meaning now."
  exit 1
fi
