#!/usr/bin/env bash
# @shopify/theme-currency 4.1.1 says that it takes "300" as cents or "3.00" as dollars. "35.0", as
# Shopify's Storefront API writes amounts, becomes $3.50, and "35" $0.35: it only removes the dot. And for three of the money
# formats that a Shopify shop can choose, such as the Swiss one, it writes the currency without any price.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @shopify/theme-currency@4.1.1

cat >try.cjs <<'JS'
const { formatMoney } = require('@shopify/theme-currency/dist/currency.cjs.js');
for (const price of [3500, '3500', '35.00', '35.0', '35'])
  console.log(`${JSON.stringify(price)}: ${formatMoney(price, '${{amount}}')}`);
for (const name of ['amount_with_comma_separator', 'amount_with_apostrophe_separator', 'amount_no_decimals_with_space_separator', 'amount_with_period_and_space_separator'])
  console.log(`${name}: "${formatMoney(129950, `CHF {{${name}}}`)}"`);
JS
seen=$(node try.cjs)
expected=$(
  cat <<'TEXT'
3500: $35.00
"3500": $35.00
"35.00": $35.00
"35.0": $3.50
"35": $0.35
amount_with_comma_separator: "CHF 1.299,50"
amount_with_apostrophe_separator: "CHF "
amount_no_decimals_with_space_separator: "CHF "
amount_with_period_and_space_separator: "CHF "
TEXT
)
echo "@shopify/theme-currency@4.1.1"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "formatMoney writes one of them in another way now."
  exit 1
fi
