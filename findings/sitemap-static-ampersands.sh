#!/usr/bin/env bash
# A sitemap is XML, with & written as &amp; and its addresses encoded (sitemaps.org). sitemap-static 0.4.4, which lists a folder's
# HTML files, writes a file's name as it is: with one page named sword-&-sorcery.html the whole sitemap is no XML, and a search
# engine reads none of it. A name with a space stays a space. It reports no error. Libraries of sitemaps such as sitemap 9.0.1
# write both right.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . sitemap-static@0.4.4 sitemap@9.0.1 fast-xml-parser@5.12.1

mkdir site
touch site/azul.html 'site/ark nova.html' 'site/sword-&-sorcery.html'
cat >try.cjs <<'JS'
const { PassThrough } = require('node:stream');
const { text } = require('node:stream/consumers');
const { XMLValidator } = require('fast-xml-parser');
const { SitemapStream } = require('sitemap');
const sitemap = require('sitemap-static');
const show = (name, xml) => {
  const places = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place).sort();
  console.log(`${name}, ${XMLValidator.validate(xml) === true ? 'XML' : 'no XML'}: ${places.join(', ')}`);
};
(async () => {
  const stream = new PassThrough();
  sitemap(stream, { findRoot: 'site', prefix: 'https://guides.example/' });
  show('sitemap-static', await text(stream));
  const other = new SitemapStream({ hostname: 'https://guides.example/' });
  for (const url of ['ark nova.html', 'azul.html', 'sword-&-sorcery.html']) other.write({ url });
  other.end();
  show('sitemap', await text(other));
})();
JS
seen=$(node try.cjs)
expected=$(
  cat <<'TEXT'
sitemap-static, no XML: https://guides.example/ark nova.html, https://guides.example/azul.html, https://guides.example/sword-&-sorcery.html
sitemap, XML: https://guides.example/ark%20nova.html, https://guides.example/azul.html, https://guides.example/sword-&amp;-sorcery.html
TEXT
)
echo "sitemap-static@0.4.4, sitemap@9.0.1"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They write these addresses in another way now."
  exit 1
fi
