#!/usr/bin/env bash
# A British price has a decimal point: £1,299.00. money-math 2.6.3 knows the format of pounds, and writes them as Germans
# write euros: 1.299,00, which a Briton, and any reader of British prices, takes for one pound and thirty pence. Its
# documents name pounds among the formats it has. For Canadian and Australian dollars, it puts no mark at all, without an error.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . money-math@2.6.3

cat >try.cjs <<'JS'
const { format } = require('money-math');
for (const [code, locale] of [['USD', 'en-US'], ['GBP', 'en-GB'], ['EUR', 'de-DE'], ['CAD', 'en-CA'], ['AUD', 'en-AU']]) {
  const usual = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(1299);
  console.log(`${code}: ${format(code, '1299.00')}, usual ${usual}`);
}
JS
seen=$(node try.cjs)
expected=$(
  cat <<'TEXT'
USD: 1,299.00, usual 1,299.00
GBP: 1.299,00, usual 1,299.00
EUR: 1.299,00, usual 1.299,00
CAD: 1299.00, usual 1,299.00
AUD: 1299.00, usual 1,299.00
TEXT
)
echo "money-math@2.6.3"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "money-math writes one of them in another way now."
  exit 1
fi
