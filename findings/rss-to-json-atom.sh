#!/usr/bin/env bash
# An Atom entry says when it was published and updated. rss-to-json 2.1.1, which reads RSS and Atom into one form, doesn't
# know "published": each entry was published at the moment of the reading, a minute ago and again in an hour, and its true
# date is lost. Its link is a list of objects if the entry has two. A watcher of deals that takes what is newer than its last
# visit takes everything, each time. RSS items are right.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . rss-to-json@2.1.1

cat >try.cjs <<'JS'
const { createServer } = require('node:http');
const { parse } = require('rss-to-json');
const [published, updated] = ['2026-11-01T00:00:00Z', '2026-11-28T00:00:00Z'];
const link = '<link href="https://guides.example/oceania"/>';
const atom = (links) => `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Deals</title><id>tag:guides.example,2026:deals</id>
  <updated>${updated}</updated><entry><title>Oceania</title><id>tag:guides.example,2026:1</id><published>${published}</published>
  <updated>${updated}</updated>${links}</entry></feed>`;
const feeds = {
  '/rss': `<?xml version="1.0"?><rss version="2.0"><channel><title>Deals</title><link>https://guides.example/</link><description>d</description>
    <item><title>Oceania</title><link>https://guides.example/oceania</link><pubDate>${new Date(published).toUTCString()}</pubDate></item></channel></rss>`,
  '/atom': atom(link),
  '/atom-two-links': atom(`${link}<link rel="related" href="https://shop.example/oceania"/>`),
};
const server = createServer((request, response) => response.end(feeds[request.url]));
const start = Date.now();
server.listen(0, '127.0.0.1', async () => {
  for (const path of Object.keys(feeds)) {
    const [item] = (await parse(`http://127.0.0.1:${server.address().port}${path}`)).items;
    const day = (time) => (time >= start ? 'now' : new Date(time).toISOString().slice(0, 10));
    console.log(`${path}: published ${day(item.published)}, created ${day(item.created)}, link ${JSON.stringify(item.link)}`);
  }
  server.close();
});
JS
seen=$(node try.cjs)
expected=$(
  cat <<'TEXT'
/rss: published 2026-11-01, created 2026-11-01, link "https://guides.example/oceania"
/atom: published now, created 2026-11-28, link "https://guides.example/oceania"
/atom-two-links: published now, created 2026-11-28, link [{"href":"https://guides.example/oceania"},{"rel":"related","href":"https://shop.example/oceania"}]
TEXT
)
echo "rss-to-json@2.1.1"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "rss-to-json reads dates in another way now."
  exit 1
fi
