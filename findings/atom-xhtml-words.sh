#!/usr/bin/env bash
# Atom's text of type xhtml (RFC 4287, 3.1.1.3) holds its markup as elements, so one expects its words in their order.
# rss-parser 3.13.0 rebuilds it from an object, all text first and the elements after it, so that "Now $30, was $40"
# becomes "Now , was $30$40"; its title is an object. feedme 2.0.2 parts text and elements likewise. feedsmith 3.0.1
# keeps the order. A feed with prices should be written as escaped HTML (type html).
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . rss-parser@3.13.0 feedme@2.0.2 feedsmith@3.0.1

cat >try.mjs <<'JS'
import RssParser from 'rss-parser';
import FeedMe from 'feedme';
import { parseFeed } from 'feedsmith';
const xhtml = (inside) => `<div xmlns="http://www.w3.org/1999/xhtml">${inside}</div>`;
const html = (inside) => inside.replaceAll('<', '&lt;');
for (const [type, write] of Object.entries({ html, xhtml })) {
  const atom =
    '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Deals</title><id>tag:guides.example,2026:deals</id>' +
    '<updated>2026-11-28T00:00:00Z</updated><entry><id>tag:guides.example,2026:1</id><updated>2026-11-28T00:00:00Z</updated>' +
    `<title type="${type}">${write('<i>Oceania</i> for Wingspan')}</title>` +
    `<content type="${type}">${write('<p>Now <b>$30</b>, was <s>$40</s></p>')}</content></entry></feed>`;
  const item = (await new RssParser().parseString(atom)).items[0];
  console.log(`${type}, rss-parser: ${typeof item.title} "${item.contentSnippet}"`);
  const parser = new FeedMe(true);
  const content = await new Promise((resolve) => {
    parser.on('finish', () => resolve(parser.done().items[0].content));
    parser.end(atom);
  });
  console.log(`${type}, feedme: ${JSON.stringify(content.div?.p ?? content)}`);
  console.log(`${type}, feedsmith: ${parseFeed(atom).feed.entries[0].content.value}`);
}
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
html, rss-parser: string "Now $30, was $40"
html, feedme: "<p>Now <b>$30</b>, was <s>$40</s></p>"
html, feedsmith: <p>Now <b>$30</b>, was <s>$40</s></p>
xhtml, rss-parser: object "Now , was $30$40"
xhtml, feedme: {"text":"Now , was ","b":"$30","s":"$40"}
xhtml, feedsmith: <p>Now <b>$30</b>, was <s>$40</s></p>
TEXT
)
echo "rss-parser@3.13.0 feedme@2.0.2 feedsmith@3.0.1"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They read text of type xhtml in another way now."
  exit 1
fi
