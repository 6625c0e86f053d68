#!/usr/bin/env bash
# OPML is XML, and a list of shops' feeds may be called "Games & Dice". opml 0.5.8 reads such a list and writes it again
# (opml.parse, opml.stringify): the feeds' names come out escaped, the list's own title doesn't, so that the file is no XML, no
# feed reader imports it, and opml can't read what it wrote itself. It reports no error. opml-generator 1.1.1 escapes both.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . opml@0.5.8 opml-generator@1.1.1

cat >try.cjs <<'JS'
const opml = require('opml');
const generate = require('opml-generator');
const list = '<?xml version="1.0" encoding="UTF-8"?><opml version="2.0"><head><title>Games &amp; Dice</title></head>' +
  '<body><outline text="Catan &amp; Co" type="rss" xmlUrl="https://shop.example/feed?a=1&amp;b=2"/></body></opml>';
opml.parse(list, (error, value) => {
  console.log(`read: ${error}, ${value.opml.head.title}, ${value.opml.body.subs[0].text}`);
  const text = opml.stringify(value);
  for (const line of text.split('\n')) if (/title|outline/.test(line)) console.log(`written: ${line.trim()}`);
  opml.parse(text, (again) => console.log(`read again: ${again ? 'error' : 'no error'}`));
});
console.log(`opml-generator: ${/<title>.*<\/title>/.exec(generate({ title: 'Games & Dice' }, []))[0]}`);
JS
seen=$(node try.cjs)
expected=$(
  cat <<'TEXT'
read: undefined, Games & Dice, Catan & Co
written: <title>Games & Dice</title>
written: <outline text="Catan &amp; Co" type="rss" xmlUrl="https://shop.example/feed?a=1&amp;b=2" />
read again: error
opml-generator: <title>Games &amp; Dice</title>
TEXT
)
echo "opml@0.5.8, opml-generator@1.1.1"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "opml writes titles in another way now."
  exit 1
fi
