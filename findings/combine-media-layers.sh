#!/usr/bin/env bash
# postcss-combine-media-query 2.1.0 moves each @media to the end of the sheet, so one expects rules to stay in what they are in.
# It takes an @media out of its @layer, @supports, @container, or @scope: the print rule of a lower layer then beats all layers,
# and that of @scope (.prices) holds on the whole page. Of a nested @media, .price{…@media print{color:black}}, it leaves
# @media print{color:black}, which names no element. postcss-sort-media-queries 6.7.1 keeps all of them in their place.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . postcss@8.5.33 postcss-combine-media-query@2.1.0 postcss-sort-media-queries@6.7.1

cat >try.mjs <<'JS'
import postcss from 'postcss';
import combine from 'postcss-combine-media-query';
import sort from 'postcss-sort-media-queries';
const print = '@media print{.price{color:black}}';
const sheets = [`${print}.price{color:red}`, `@layer base{${print}}.price{color:red}`, `@supports (display:grid){${print}}`,
  `@container (width>30em){${print}}`, `@scope (.prices){${print}}`, '.price{color:red;@media print{color:black}}'];
const run = async (plugin, sheet) => (await postcss([plugin()]).process(sheet, { from: undefined })).css.replace(/\s+/g, ' ');
for (const sheet of sheets) {
  console.log(sheet);
  console.log(`  combine: ${await run(combine, sheet)}`);
  console.log(`  sort: ${await run(sort, sheet)}`);
}
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
@media print{.price{color:black}}.price{color:red}
  combine: .price{color:red}@media print{.price{color:black}}
  sort: .price{color:red}@media print{.price{color:black}}
@layer base{@media print{.price{color:black}}}.price{color:red}
  combine: @layer base{}.price{color:red}@media print{.price{color:black}}
  sort: @layer base{@media print{.price{color:black}}}.price{color:red}
@supports (display:grid){@media print{.price{color:black}}}
  combine: @supports (display:grid){}@media print{.price{color:black}}
  sort: @supports (display:grid){@media print{.price{color:black}}}
@container (width>30em){@media print{.price{color:black}}}
  combine: @container (width>30em){}@media print{.price{color:black}}
  sort: @container (width>30em){@media print{.price{color:black}}}
@scope (.prices){@media print{.price{color:black}}}
  combine: @scope (.prices){}@media print{.price{color:black}}
  sort: @scope (.prices){@media print{.price{color:black}}}
.price{color:red;@media print{color:black}}
  combine: .price{color:red} @media print{color:black}
  sort: .price{color:red;@media print{color:black}}
TEXT
)
echo "postcss@8.5.33, postcss-combine-media-query@2.1.0, postcss-sort-media-queries@6.7.1"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They move other rules now."
  exit 1
fi
