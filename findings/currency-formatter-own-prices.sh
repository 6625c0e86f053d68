#!/usr/bin/env bash
# A library that writes a price should read the same price back. currency-formatter 1.5.9 writes Peru's 1,299.50 as
# "S/. 1,299.50" and reads 0.1299 from it, with the same currency given: the dot of the sign becomes the decimal point. So
# it goes with 17 of its 163 currencies, some of which become 0, and with "Fr. 24.90", as Swiss shops write. A reader of
# such prices needs to cut the sign off first.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . currency-formatter@1.5.9

cat >try.cjs <<'JS'
const { currencies, format, unformat } = require('currency-formatter');
const price = 1299.5;
const lost = currencies.filter(({ code }) => Math.abs(unformat(format(price, { code }), { code }) - price) > 1);
console.log(`not read back: ${lost.length} of ${currencies.length}, ${lost.map(({ code }) => code).join(' ')}`);
for (const code of ['USD', 'PEN', 'HNL', 'PAB', 'VND', 'AED'])
  console.log(`${code}: ${format(price, { code })} is read as ${unformat(format(price, { code }), { code })}`);
for (const text of ['24.90 Fr.', 'Fr. 24.90']) console.log(`CHF: ${text} is read as ${unformat(text, { code: 'CHF' })}`);
JS
seen=$(node try.cjs)
expected=$(
  cat <<'TEXT'
not read back: 17 of 163, AED BHD BTN DZD EGP HNL IQD JOD KWD LBP LYD MAD PAB PEN TND VEB VND
USD: $1,299.50 is read as 1299.5
PEN: S/. 1,299.50 is read as 0.1299
HNL: L. 1,299.50 is read as 0.1299
PAB: B/. 1,299.50 is read as 0.1299
VND: 1.300 ₫ is read as 1.3
AED: د.إ.‏ 1,299.50 is read as 0
CHF: 24.90 Fr. is read as 24.9
CHF: Fr. 24.90 is read as 0.24
TEXT
)
echo "currency-formatter@1.5.9"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "currency-formatter reads its own prices now."
  exit 1
fi
