#!/usr/bin/env bash
# Yen have no decimals: ¥3,499. Debian's Hugo 0.111.3 formats a price with a given number of decimals (lang.FormatCurrency), but
# takes less than two for two: with 0 it writes ¥3,499.00, also on a Japanese site, and forints and Iceland's crowns likewise. On
# an English site, pounds and euros have no sign: GBP30.00, EUR30.00, which a German site writes as 30,00 £ and 30,00 €. Whole
# amounts need lang.FormatNumber and a sign of one's own.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg-query --show hugo >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq hugo >/dev/null; }

mkdir layouts
cat >layouts/index.html <<'HTML'
{{ range slice "USD" "JPY" "HUF" "ISK" }}{{ . }} {{ lang.FormatCurrency 0 . 3499 }}, {{ lang.FormatNumber 0 3499 }}; {{ end }}
{{ range slice "USD" "GBP" "EUR" }}{{ . }} {{ lang.FormatCurrency 2 . 30 }}; {{ end }}
HTML
seen=$(
  for language in en de ja; do
    printf 'defaultContentLanguage = "%s"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n' "$language" >config.toml
    hugo --quiet
    sed "s/^/$language: /; s/; $//; s/\xc2\xa0/ /g" public/index.html
  done
)
expected=$(
  cat <<'TEXT'
en: USD $3,499.00, 3,499; JPY ¥3,499.00, 3,499; HUF HUF3,499.00, 3,499; ISK ISK3,499.00, 3,499
en: USD $30.00; GBP GBP30.00; EUR EUR30.00
de: USD 3.499,00 $, 3.499; JPY 3.499,00 ¥, 3.499; HUF 3.499,00 HUF, 3.499; ISK 3.499,00 ISK, 3.499
de: USD 30,00 $; GBP 30,00 £; EUR 30,00 €
ja: USD $3,499.00, 3,499; JPY ￥3,499.00, 3,499; HUF HUF3,499.00, 3,499; ISK ISK3,499.00, 3,499
ja: USD $30.00; GBP £30.00; EUR €30.00
TEXT
)
dpkg-query --show hugo
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "Hugo formats these prices in another way now."
  exit 1
fi
