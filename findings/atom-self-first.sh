#!/usr/bin/env bash
# In Atom (RFC 4287, 4.2.7.2), a feed's own address is the link with rel=self, and its site the link with
# rel=alternate, in any order. htmlparser2 10.1.0 (parseFeed) and @extractus/feed-extractor 8.0.3 report the
# first link as the site's, so a reader of a feed with rel=self first is sent to XML. rss-parser 3.13.0 reads
# both orders. A site should write alternate first.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . htmlparser2@10.1.0 @extractus/feed-extractor@8.0.3 rss-parser@3.13.0

cat >try.mjs <<'JS'
import { parseFeed } from 'htmlparser2';
import { extractFromXml } from '@extractus/feed-extractor';
import RssParser from 'rss-parser';
const self = '<link rel="self" href="https://guides.example/deals.xml"/>';
const site = '<link rel="alternate" href="https://guides.example/deals"/>';
const entry =
  '<entry><title>Oceania</title><id>tag:guides.example,2026:1</id><updated>2026-11-28T00:00:00Z</updated>' +
  '<link href="https://guides.example/oceania"/><summary>20% below its usual price</summary></entry>';
for (const links of [self + site, site + self]) {
  const atom =
    '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Deals</title>' +
    `<id>tag:guides.example,2026:deals</id><updated>2026-11-28T00:00:00Z</updated>${links}${entry}</feed>`;
  console.log(links === self + site ? 'self first' : 'alternate first');
  console.log(`  htmlparser2 ${parseFeed(atom)?.link}`);
  console.log(`  feed-extractor ${extractFromXml(atom).link}`);
  console.log(`  rss-parser ${(await new RssParser().parseString(atom)).link}`);
}
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
self first
  htmlparser2 https://guides.example/deals.xml
  feed-extractor https://guides.example/deals.xml
  rss-parser https://guides.example/deals
alternate first
  htmlparser2 https://guides.example/deals
  feed-extractor https://guides.example/deals
  rss-parser https://guides.example/deals
TEXT
)
echo "htmlparser2@10.1.0 @extractus/feed-extractor@8.0.3 rss-parser@3.13.0"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "These parsers choose another link now."
  exit 1
fi
