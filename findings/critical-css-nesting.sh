#!/usr/bin/env bash
# Tools that keep only the CSS a page uses must know CSS nesting and :is(), which all browsers have. beasties 0.5.4 reads a
# page's <style> by default: of .price{color:blue;.buy{color:red}} it loses the blue, it drops nested rules that begin with & or
# >, and :is(.price,.total), though the page has a .price; the rules exist nowhere else. purgecss 8.0.0 drops a nested &:hover.
# Written without nesting, all of them stay. A page loses its colors only once it's built.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . beasties@0.5.4 purgecss@8.0.0

cat >try.mjs <<'JS'
import Beasties from 'beasties';
import { PurgeCSS } from 'purgecss';
const body = '<p class="price">$34 <a class="buy" href="/">Buy</a></p>';
const sheets = [
  '.price{color:blue}.price .buy{color:red}', '.price{color:blue;.buy{color:red}}',
  '.price>.buy{color:red}', '.price{> .buy{color:red}}',
  '.buy:hover{color:red}', '.buy{&:hover{color:red}}',
  '.price,.total{color:red}', ':is(.price,.total){color:red}',
];
for (const css of sheets) {
  const page = await new Beasties({ logLevel: 'silent' }).process(`<html><head><style>${css}</style></head><body>${body}</body></html>`);
  const [purged] = await new PurgeCSS().purge({ content: [{ raw: body, extension: 'html' }], css: [{ raw: css }] });
  console.log(css);
  console.log(`  beasties: ${/<style[^>]*>(.*?)<\/style>/s.exec(page)?.[1] ?? 'no <style>'}`);
  console.log(`  purgecss: ${purged.css || 'nothing'}`);
}
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
.price{color:blue}.price .buy{color:red}
  beasties: .price{color:blue}.price .buy{color:red}
  purgecss: .price{color:blue}.price .buy{color:red}
.price{color:blue;.buy{color:red}}
  beasties: .price{.buy{color:red}}
  purgecss: .price{color:blue;.buy{color:red}}
.price>.buy{color:red}
  beasties: .price>.buy{color:red}
  purgecss: .price>.buy{color:red}
.price{> .buy{color:red}}
  beasties: no <style>
  purgecss: .price{> .buy{color:red}}
.buy:hover{color:red}
  beasties: .buy:hover{color:red}
  purgecss: .buy:hover{color:red}
.buy{&:hover{color:red}}
  beasties: no <style>
  purgecss: nothing
.price,.total{color:red}
  beasties: .price{color:red}
  purgecss: .price{color:red}
:is(.price,.total){color:red}
  beasties: no <style>
  purgecss: :is(.price){color:red}
TEXT
)
echo "beasties@0.5.4, purgecss@8.0.0"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They keep other rules now."
  exit 1
fi
