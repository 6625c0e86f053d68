#!/usr/bin/env bash
# A date of a JSON Feed's item is optional. jsonfeed-to-rss 3.0.8 writes "Invalid Date" as the pubDate of an item without
# one, and of an item that has date_modified alone; RSS readers take that for old, new, or wrong. jsonfeed-to-atom 1.2.5
# writes the moment of the run, so that each build announces the same old offer as changed.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . jsonfeed-to-rss@3.0.8 jsonfeed-to-atom@1.2.5

cat >try.cjs <<'JS'
const toAtom = require('jsonfeed-to-atom');
const toRss = require('jsonfeed-to-rss');
const start = Date.now();
for (const dates of [{ date_published: '2026-11-28T00:00:00Z' }, { date_modified: '2026-11-28T00:00:00Z' }, {}]) {
  const item = { id: '1', url: 'https://guides.example/oceania', title: 'Oceania', content_text: 'Back in stock', ...dates };
  const dated = { ...item, id: '2', date_published: '2026-11-20T00:00:00Z' };
  const feed = {
    version: 'https://jsonfeed.org/version/1',
    title: 'Deals',
    home_page_url: 'https://guides.example/',
    feed_url: 'https://guides.example/deals.json',
    author: { name: 'Guides' },
    items: [item, dated],
  };
  const name = Object.keys(dates)[0] ?? 'no date';
  console.log(`${name}, RSS: ${toRss(feed).split('<item>')[1].match(/<pubDate>.*<\/pubDate>/)}`);
  const updated = toAtom(feed).split('<entry>')[1].match(/<updated>(.*)<\/updated>/)[1];
  console.log(`${name}, Atom: ${Date.parse(updated) >= start ? 'updated at the moment of the run' : `updated at ${updated}`}`);
}
JS
seen=$(node try.cjs)
expected=$(
  cat <<'TEXT'
date_published, RSS: <pubDate>Sat, 28 Nov 2026 00:00:00 GMT</pubDate>
date_published, Atom: updated at 2026-11-28T00:00:00Z
date_modified, RSS: <pubDate>Invalid Date</pubDate>
date_modified, Atom: updated at 2026-11-28T00:00:00Z
no date, RSS: <pubDate>Invalid Date</pubDate>
no date, Atom: updated at the moment of the run
TEXT
)
echo "jsonfeed-to-rss@3.0.8 jsonfeed-to-atom@1.2.5"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They date items in another way now."
  exit 1
fi
