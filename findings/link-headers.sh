#!/usr/bin/env bash
# Hosts send Link headers for preloads, canonical addresses, and translations, with values that need no quotation marks (RFC
# 8288, 3). li 1.3.0 reads the first link of such a header and loses the others and all values, without an error.
# parse-link-header 2.0.0 cuts a title at a semicolon inside quotation marks, and keeps one link per rel, so that of a page's
# translations only the last is left. http-link-header 1.1.4 reads all.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . li@1.3.0 parse-link-header@2.0.0 http-link-header@1.1.4

cat >try.cjs <<'JS'
const { parse } = require('http-link-header');
const li = require('li');
const parseLinkHeader = require('parse-link-header');
const headers = [
  '</style.css>; rel=preload; as=style, </title.woff2>; rel=preload; as=font',
  '</de/>; rel=alternate; hreflang=de, </fr/>; rel=alternate; hreflang=fr',
  '</feed.xml?title=all>; rel="alternate"; type="application/rss+xml"; title="Deals; restocks"',
];
for (const header of headers) {
  console.log(header);
  console.log(`  http-link-header: ${JSON.stringify(parse(header).refs)}`);
  console.log(`  li: ${JSON.stringify(li.parse(header, { extended: true }))}`);
  console.log(`  parse-link-header: ${JSON.stringify(parseLinkHeader(header))}`);
}
JS
seen=$(node try.cjs)
expected=$(
  cat <<'TEXT'
</style.css>; rel=preload; as=style, </title.woff2>; rel=preload; as=font
  http-link-header: [{"uri":"/style.css","rel":"preload","as":"style"},{"uri":"/title.woff2","rel":"preload","as":"font"}]
  li: [{"link":"/style.css","rel":["preload"]}]
  parse-link-header: {"preload":{"rel":"preload","as":"font","url":"/title.woff2"}}
</de/>; rel=alternate; hreflang=de, </fr/>; rel=alternate; hreflang=fr
  http-link-header: [{"uri":"/de/","rel":"alternate","hreflang":"de"},{"uri":"/fr/","rel":"alternate","hreflang":"fr"}]
  li: [{"link":"/de/","rel":["alternate"]}]
  parse-link-header: {"alternate":{"rel":"alternate","hreflang":"fr","url":"/fr/"}}
</feed.xml?title=all>; rel="alternate"; type="application/rss+xml"; title="Deals; restocks"
  http-link-header: [{"uri":"/feed.xml?title=all","rel":"alternate","type":"application/rss+xml","title":"Deals; restocks"}]
  li: [{"link":"/feed.xml?title=all","rel":["alternate"],"type":"application/rss+xml","title":"Deals; restocks"}]
  parse-link-header: {"alternate":{"title":"Deals","rel":"alternate","type":"application/rss+xml","url":"/feed.xml?title=all"}}
TEXT
)
echo "li@1.3.0, parse-link-header@2.0.0, http-link-header@1.1.4"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They read these headers in another way now."
  exit 1
fi
