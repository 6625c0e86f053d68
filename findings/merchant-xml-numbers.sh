#!/usr/bin/env bash
# A merchant feed's g:gtin, g:mpn, and title are text. fast-xml-parser 5.12.1, with its default options, makes
# numbers of whatever looks like one: the barcode 0841333105464 loses its first zero, the part number 1E3
# becomes 1000, the id 0x10 becomes 16, and the game "1830" is no longer a string. A feed reader that compares
# barcodes as text matches nothing; parseTagValue: false keeps them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . fast-xml-parser@5.12.1

cat >try.mjs <<'JS'
import { XMLParser } from 'fast-xml-parser';
const feed = `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><item><title>1830</title>
  <g:id>0x10</g:id><g:mpn>1E3</g:mpn><g:gtin>0841333105464</g:gtin><g:price>54.90 USD</g:price></item></channel></rss>`;
for (const options of [{}, { parseTagValue: false }])
  console.log(JSON.stringify(new XMLParser(options).parse(feed).rss.channel.item));
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
{"title":1830,"g:id":16,"g:mpn":1000,"g:gtin":841333105464,"g:price":"54.90 USD"}
{"title":"1830","g:id":"0x10","g:mpn":"1E3","g:gtin":"0841333105464","g:price":"54.90 USD"}
TEXT
)
echo "fast-xml-parser@5.12.1"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "fast-xml-parser reads a merchant feed in another way now."
  exit 1
fi
