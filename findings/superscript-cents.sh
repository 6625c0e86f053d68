#!/usr/bin/env bash
# Shops raise the cents of a price: $34<sup>99</sup>. turndown 7.2.5, html-to-text 10.0.1, node-html-markdown 2.0.0, and
# Debian's html2text drop the <sup> without a mark, so that a mail, a Markdown file, or a language model gets $3499, a hundred
# times the price. Debian's w3m and lynx write $34^99, and Python's html2text parts the cents with a space.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
command -v html2text >/dev/null && command -v w3m >/dev/null && command -v lynx >/dev/null &&
  dpkg-query --show python3-html2text >/dev/null 2>&1 ||
  { apt-get update -qq && apt-get install -y -qq html2text w3m lynx python3-html2text >/dev/null; }
npm install --silent --no-audit --no-fund --prefix . turndown@7.2.5 html-to-text@10.0.1 node-html-markdown@2.0.0

echo '<!doctype html><title>Oceania</title><p>Oceania: <b>$34<sup>99</sup></b></p>' >box.html
cat >try.cjs <<'JS'
const html = require('node:fs').readFileSync('box.html', 'utf8').split('</title>')[1];
const Turndown = require('turndown');
console.log(`turndown: ${new Turndown().turndown(html)}`);
console.log(`html-to-text: ${require('html-to-text').convert(html)}`);
console.log(`node-html-markdown: ${require('node-html-markdown').NodeHtmlMarkdown.translate(html)}`);
JS
seen=$(
  node try.cjs
  line() { grep -o 'Oceania: .*' | sed "s/^/$1: /"; }
  /usr/bin/html2text box.html | line html2text
  w3m -dump box.html | line w3m
  lynx -dump box.html | line lynx
  /usr/bin/python3 -c 'import html2text; print(html2text.html2text(open("box.html").read()))' | line "Python's html2text"
)
expected=$(
  cat <<'TEXT'
turndown: Oceania: **$3499**
html-to-text: Oceania: $3499
node-html-markdown: Oceania: **$3499**
html2text: Oceania: $3499
w3m: Oceania: $34^99
lynx: Oceania: $34^99
Python's html2text: Oceania: **$34 99**
TEXT
)
echo "turndown@7.2.5 html-to-text@10.0.1 node-html-markdown@2.0.0, $(dpkg-query --show html2text w3m lynx python3-html2text | tr '\t\n' ' ,')"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They write the cents in another way now."
  exit 1
fi
