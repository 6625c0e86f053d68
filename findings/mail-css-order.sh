#!/usr/bin/env bash
# Mail programs want styles in each element, and tools put a newsletter's <style> there. inline-css 4.0.3 sorts the properties by
# name: of margin-top:20px and a later margin:0, the browser shows no margin, and the mail 20px; and an id in :where(),
# which counts for nothing, beats a class. juice 11.1.1 keeps the order, but drops each rule in @supports and @layer,
# which is then in no element and in no <style>. Neither reports it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . inline-css@4.0.3 juice@11.1.1

cat >try.cjs <<'JS'
const inline = require('inline-css');
const juice = require('juice');
const sheets = [
  '.price{margin-top:20px}.price{margin:0}', '.price{border-bottom:1px solid}.price{border:0}',
  ':where(#oceania){color:blue}.price{color:red}', '@media print{.price{color:red}}', '@supports (display:flex){.price{color:red}}',
  '@layer base{.price{color:red}}',
];
(async () => {
  for (const css of sheets) {
    const page = `<style>${css}</style><p class="price" id="oceania">$34.99</p>`;
    const show = (html) => `${/ style="([^"]*)"/.exec(html)?.[1] ?? 'none'}${html.includes('<style') ? ', and a <style>' : ''}`;
    console.log(css);
    console.log(`  juice: ${show(juice(page))}`);
    if (!css.startsWith('@')) console.log(`  inline-css: ${show(await inline(page, { url: '/' }))}`);
  }
})();
JS
seen=$(node try.cjs)
expected=$(
  cat <<'TEXT'
.price{margin-top:20px}.price{margin:0}
  juice: margin-top: 20px; margin: 0;
  inline-css: margin: 0; margin-top: 20px;
.price{border-bottom:1px solid}.price{border:0}
  juice: border-bottom: 1px solid; border: 0;
  inline-css: border: 0; border-bottom: 1px solid;
:where(#oceania){color:blue}.price{color:red}
  juice: color: red;
  inline-css: color: blue;
@media print{.price{color:red}}
  juice: none, and a <style>
@supports (display:flex){.price{color:red}}
  juice: none
@layer base{.price{color:red}}
  juice: none
TEXT
)
echo "inline-css@4.0.3, juice@11.1.1"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They put other styles into the elements now."
  exit 1
fi
