#!/usr/bin/env bash
# A sitemap lists the addresses of a site's pages. sitemap-ts 1.10.1 takes what follows the last dot of an address for a
# file's ending: the folder mr.jack/ becomes /mr, and a given route /guides/dominion-2.0 becomes /guides/dominion-2. It
# removes "index.html" wherever it stands, so that card-index.html becomes /card-. All of them are addresses without a page.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . sitemap-ts@1.10.1

mkdir -p dist/mr.jack dist/guides
touch dist/index.html dist/mr.jack/index.html dist/card-index.html dist/guides/azul.html
cat >try.mjs <<'JS'
import sitemapTs from 'sitemap-ts';
const generate = sitemapTs.default ?? sitemapTs;
const lastmod = new Date('2026-11-28');
generate({ hostname: 'https://guides.example/', dynamicRoutes: ['/guides/dominion-2.0', '/guides/catan'], lastmod });
JS
node try.mjs
seen=$(grep -oE '<loc>[^<]*' dist/sitemap.xml | cut -d/ -f4- | sed 's|^|/|' | sort)
expected=$(
  cat <<'TEXT'
/
/card-
/guides/azul
/guides/catan
/guides/dominion-2
/mr
TEXT
)
echo "sitemap-ts@1.10.1"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "sitemap-ts lists other addresses now."
  exit 1
fi
