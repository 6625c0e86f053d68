#!/usr/bin/env bash
# Modules that improve a text's typography should leave addresses and numbers of products alone. typographic-en-dashes 1.0.1,
# which promises to change ranges only, makes 2026–12–31 of a date and changes the hyphens of an ISBN and a part number;
# typographic-em-dashes 1.0.2 and typographic-currency 1.1.2 change addresses: ?currency=USD becomes ?currency=$, and /eur/
# becomes /€/. Links lead elsewhere, and nobody finds the copied number in a shop.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . typographic-en-dashes@1.0.1 typographic-em-dashes@1.0.2 typographic-currency@1.1.2

cat >try.cjs <<'JS'
const texts = {
  'en-dashes': ['2-4 players', 'Released 2026-12-31', 'ISBN 978-0-306-40615-7', 'Part 12-34', 'https://shop.example/p/12-34'],
  'em-dashes': ['Azul -- again', 'https://shop.example/azul--summer-pavilion'],
  currency: ['34.99 EUR', '34.99 CAD', 'https://shop.example/p?currency=USD', 'https://shop.example/eur/azul'],
};
for (const [name, lines] of Object.entries(texts)) {
  const module = require(`typographic-${name}`);
  for (const line of lines) console.log(`${name}: ${line} => ${(module.default ?? module)(line)}`);
}
JS
seen=$(node try.cjs)
expected=$(
  cat <<'TEXT'
en-dashes: 2-4 players => 2–4 players
en-dashes: Released 2026-12-31 => Released 2026–12–31
en-dashes: ISBN 978-0-306-40615-7 => ISBN 978–0-306–40615–7
en-dashes: Part 12-34 => Part 12–34
en-dashes: https://shop.example/p/12-34 => https://shop.example/p/12–34
em-dashes: Azul -- again => Azul — again
em-dashes: https://shop.example/azul--summer-pavilion => https://shop.example/azul—summer-pavilion
currency: 34.99 EUR => 34.99 €
currency: 34.99 CAD => 34.99 CAD
currency: https://shop.example/p?currency=USD => https://shop.example/p?currency=$
currency: https://shop.example/eur/azul => https://shop.example/€/azul
TEXT
)
echo "typographic-en-dashes@1.0.1, typographic-em-dashes@1.0.2, typographic-currency@1.1.2"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They change these texts in another way now."
  exit 1
fi
