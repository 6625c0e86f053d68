#!/usr/bin/env bash
# A table of contents lists a page's headings in their order, also when a level is skipped. eleventy-plugin-toc 1.1.5, told to
# list h2 to h4, puts an h4 that follows an h2 at once before that h2: "Seafarers" comes before "Expansions", the section
# that it is in; and after an h3 that comes before any h2, a later section's h4 hangs below the h3. It reports nothing.
# rehype-toc 3.0.2 keeps the order. Guides whose small headings are chosen by their look get a wrong list.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . eleventy-plugin-toc@1.1.5 rehype-toc@3.0.2 rehype@13.0.2

cat >try.mjs <<'JS'
import build from 'eleventy-plugin-toc/src/BuildTOC.js';
import { rehype } from 'rehype';
import toc from 'rehype-toc';
const pages = [
  '<h2 id="games">Games</h2><h3 id="catan">Catan</h3><h2 id="prices">Prices</h2>',
  '<h2 id="expansions">Expansions</h2><h4 id="seafarers">Seafarers</h4><h2 id="prices">Prices</h2><h4 id="used">Used</h4>',
  '<h3 id="short">In short</h3><h2 id="prices">Prices</h2><h4 id="used">Used</h4>',
];
const list = (html) => [...html.matchAll(/<ol|<\/ol>|href="#(\w+)"/g)].map(([tag, id]) => id ?? (tag === '<ol' ? '(' : ')')).join(' ');
for (const page of pages) {
  console.log(page);
  console.log('  eleventy-plugin-toc:', list(build(page, { tags: ['h2', 'h3', 'h4'] })));
  const nav = String(await rehype().use(toc, { headings: ['h2', 'h3', 'h4'] }).process(page)).split('</nav>')[0];
  console.log('  rehype-toc:', list(nav));
}
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
<h2 id="games">Games</h2><h3 id="catan">Catan</h3><h2 id="prices">Prices</h2>
  eleventy-plugin-toc: ( games ( catan ) prices )
  rehype-toc: ( games ( catan ) prices )
<h2 id="expansions">Expansions</h2><h4 id="seafarers">Seafarers</h4><h2 id="prices">Prices</h2><h4 id="used">Used</h4>
  eleventy-plugin-toc: ( seafarers expansions used prices )
  rehype-toc: ( expansions ( seafarers ) prices ( used ) )
<h3 id="short">In short</h3><h2 id="prices">Prices</h2><h4 id="used">Used</h4>
  eleventy-plugin-toc: ( short ( used ) prices )
  rehype-toc: ( short prices ( used ) )
TEXT
)
echo "eleventy-plugin-toc@1.1.5, rehype-toc@3.0.2"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They list these headings in another way now."
  exit 1
fi
