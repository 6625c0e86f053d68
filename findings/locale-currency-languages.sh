#!/usr/bin/env bash
# A page's lang is often a language alone, and BCP 47, which locale-currency 1.0.0 says that it takes, allows that. It then
# reads the language as a country: Swedish (sv) pays in El Salvador's colón, Catalan (ca) in Canadian dollars, Estonian (et)
# in Ethiopia's birr; with a script, sr-Latn, it finds Suriname. es-419, Spanish of Latin America, gives Spain's euro. Only
# languages without such a country give null, so a fallback for null isn't enough.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . locale-currency@1.0.0

cat >try.mjs <<'JS'
import { getCurrency } from 'locale-currency';
const english = new Intl.DisplayNames('en', { type: 'language' });
for (const tag of ['sv-SE', 'sv', 'ca', 'et', 'sr-Latn', 'es-419', 'en', 'da'])
  console.log(`${tag} (${english.of(tag)}): ${getCurrency(tag)}`);
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
sv-SE (Swedish (Sweden)): SEK
sv (Swedish): SVC
ca (Catalan): CAD
et (Estonian): ETB
sr-Latn (Serbian (Latin)): SRD
es-419 (Latin American Spanish): EUR
en (English): null
da (Danish): null
TEXT
)
echo "locale-currency@1.0.0"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "locale-currency reads languages in another way now."
  exit 1
fi
