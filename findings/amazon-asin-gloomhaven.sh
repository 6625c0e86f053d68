#!/usr/bin/env bash
# A product number of Amazon's begins with B0, or is a book's ISBN. amazon-asin 0.10.9, which takes them out of links and also
# accepts them bare, takes every word of ten letters for one: the games Gloomhaven and Frosthaven have numbers, Wingspan has
# none. And in Amazon's old links, /exec/obidos/ASIN/…, it finds nothing. A table of titles and links that is read with it
# points to products that don't exist.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . amazon-asin@0.10.9

cat >try.cjs <<'JS'
const { syncParseAsin } = require('amazon-asin');
const texts = ['B01LZXVN4P', 'Gloomhaven', 'Frosthaven', 'Wingspan', 'https://www.amazon.com/dp/B01LZXVN4P',
  'https://www.amazon.com/exec/obidos/ASIN/B01LZXVN4P'];
for (const text of texts) console.log(`${text}: ${syncParseAsin(text).ASIN}`);
JS
seen=$(node try.cjs)
expected=$(
  cat <<'TEXT'
B01LZXVN4P: B01LZXVN4P
Gloomhaven: Gloomhaven
Frosthaven: Frosthaven
Wingspan: undefined
https://www.amazon.com/dp/B01LZXVN4P: B01LZXVN4P
https://www.amazon.com/exec/obidos/ASIN/B01LZXVN4P: undefined
TEXT
)
echo "amazon-asin@0.10.9"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "amazon-asin reads them in another way now."
  exit 1
fi
