#!/usr/bin/env bash
# Only barcodes that begin with 978 or 979 (but not 979-0, which is printed music) are ISBNs. validator 13.15.35, is-isbn
# 1.1.0, and simple-isbn 1.1.6 check the last digit alone, so that the barcode of a game is a valid ISBN to them; Debian's
# isbnlib 3.9.3 takes one for printed music. isbn3 2.0.11 knows books. A shop's list that is sorted by such a check puts its
# games among its books.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg-query --show python3-isbnlib >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq python3-isbnlib >/dev/null; }
npm install --silent --no-audit --no-fund --prefix . validator@13.15.35 is-isbn@1.1.0 simple-isbn@1.1.6 isbn3@2.0.11

cat >try.cjs <<'JS'
const isbn3 = require('isbn3');
const isIsbn = require('is-isbn');
const { isbn } = require('simple-isbn');
const { isISBN } = require('validator');
for (const [name, code] of Object.entries({ book: '9780306406157', game: '4002051693602', music: '9790001017213' })) {
  const found = { validator: isISBN(code), 'is-isbn': isIsbn.validate?.(code) ?? isIsbn(code), 'simple-isbn': isbn.isValidIsbn(code) };
  console.log(`${name}: ${JSON.stringify({ ...found, isbn3: isbn3.parse(code) !== null })}`);
}
JS
seen=$(
  node try.cjs
  for code in 9780306406157 4002051693602 9790001017213; do
    /usr/bin/python3 -c 'import isbnlib, sys; print("isbnlib:", isbnlib.is_isbn13(sys.argv[1]))' "$code"
  done
)
expected=$(
  cat <<'TEXT'
book: {"validator":true,"is-isbn":true,"simple-isbn":true,"isbn3":true}
game: {"validator":true,"is-isbn":true,"simple-isbn":true,"isbn3":false}
music: {"validator":true,"is-isbn":true,"simple-isbn":true,"isbn3":false}
isbnlib: True
isbnlib: False
isbnlib: True
TEXT
)
echo "validator@13.15.35 is-isbn@1.1.0 simple-isbn@1.1.6 isbn3@2.0.11, $(dpkg-query --show python3-isbnlib)"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They tell books from games in another way now."
  exit 1
fi
