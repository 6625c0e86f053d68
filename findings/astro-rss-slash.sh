#!/usr/bin/env bash
# An RSS item's link may have a query or a fragment. @astrojs/rss 4.0.19 ends links with a slash by default, and puts it at
# the end of the whole address: /games?players=5 becomes /games?players=5/, and /oceania#price becomes /oceania#price/. The
# page opens, but its filter gets the value "5/", and the price isn't scrolled to; the guid is the same wrong address.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @astrojs/rss@4.0.19

cat >try.mjs <<'JS'
import { getRssString } from '@astrojs/rss';
const links = ['/oceania', '/oceania#price', '/games?players=5'];
for (const trailingSlash of [true, false]) {
  const items = links.map((link) => ({ title: 'Oceania', pubDate: new Date('2026-11-28'), link }));
  const xml = await getRssString({ title: 'Deals', description: 'Deals', site: 'https://guides.example', trailingSlash, items });
  const written = [...xml.matchAll(/<guid[^>]*>(.*?)<\/guid>/g)].map(([, guid]) => guid);
  console.log(trailingSlash ? 'by default' : 'trailingSlash: false');
  for (const link of written) console.log(`  ${link}`);
}
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
by default
  https://guides.example/oceania/
  https://guides.example/oceania#price/
  https://guides.example/games?players=5/
trailingSlash: false
  https://guides.example/oceania
  https://guides.example/oceania#price
  https://guides.example/games?players=5
TEXT
)
echo "@astrojs/rss@4.0.19"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "@astrojs/rss ends links in another way now."
  exit 1
fi
