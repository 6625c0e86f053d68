#!/usr/bin/env bash
# An address in CDATA is the same text in XML, and some generators write sitemaps so. sitemap-stream-parser 1.7.0 leaves
# out each such address, without an error, as it does every address of a sitemap whose elements have a prefix. sitemapper
# 4.1.6 reads all of them. A checker built on the first reports that all pages of a short or empty list work.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . sitemap-stream-parser@1.7.0 sitemapper@4.1.6

cat >try.mjs <<'JS'
import { createServer } from 'node:http';
import Sitemapper from 'sitemapper';
import streamParser from 'sitemap-stream-parser';
const pages = (prefix) => {
  const [p, declaration] = prefix ? [`${prefix}:`, `xmlns:${prefix}`] : ['', 'xmlns'];
  const page = (inside) => `<${p}url><${p}loc>${inside}</${p}loc></${p}url>`;
  return (
    `<?xml version="1.0"?><${p}urlset ${declaration}="http://www.sitemaps.org/schemas/sitemap/0.9">` +
    `${page('https://guides.example/catan')}${page('<![CDATA[https://guides.example/azul]]>')}</${p}urlset>`
  );
};
const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/xml');
  response.end(pages(request.url.includes('prefix') ? 's' : ''));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
for (const name of ['plain.xml', 'prefix.xml']) {
  const url = `http://127.0.0.1:${server.address().port}/${name}`;
  const { sites, errors } = await new Sitemapper({ url }).fetch();
  console.log(`sitemapper ${name}: ${sites.map((site) => new URL(site).pathname)} (${errors.length} errors)`);
  const found = [];
  const error = await new Promise((resolve) => streamParser.parseSitemaps(url, (site) => found.push(new URL(site).pathname), resolve));
  console.log(`sitemap-stream-parser ${name}: ${found.join() || 'nothing'} (${error ?? 'no error'})`);
}
process.exit();
JS
seen=$(node --no-deprecation try.mjs)
expected=$(
  cat <<'TEXT'
sitemapper plain.xml: /catan,/azul (0 errors)
sitemap-stream-parser plain.xml: /catan (no error)
sitemapper prefix.xml: /catan,/azul (0 errors)
sitemap-stream-parser prefix.xml: nothing (no error)
TEXT
)
echo "sitemap-stream-parser@1.7.0 sitemapper@4.1.6"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "One of them reads these sitemaps in another way now."
  exit 1
fi
