#!/usr/bin/env bash
# A heading's id is its address; links on the page, in feeds, and from other sites point to it. html-toc 2.0.0, which puts a
# table of contents into a page, gives each heading a new id made from its words and drops the one that it has: #prices
# becomes #what-it-costs, or #wingspan-what-it-costs below an h1, and the page's own link to #prices leads nowhere. It does
# so with anchors: false too, and on a page without a place for the list. Changing the wording of an h1 moves all sections.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . html-toc@2.0.0

cat >try.mjs <<'JS'
import toc from 'html-toc';
const sections = '<p>See <a href="#prices">prices</a>.</p><h2 id="prices">What it costs</h2>';
for (const page of [`<div id="toc"></div>${sections}`, `<div id="toc"></div><h1 id="top">Wingspan</h1>${sections}`, sections])
  console.log(toc(page, { anchors: false }).replace(/\n/g, ''));
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
<div id="toc"><ul class="nav sidenav"><li><a href="#what-it-costs">What it costs</a></li></ul></div><p>See <a href="#prices">prices</a>.</p><h2 id="what-it-costs">What it costs</h2>
<div id="toc"><ul class="nav sidenav"><li><a href="#wingspan">Wingspan</a><ul class="nav"><li><a href="#wingspan-what-it-costs">What it costs</a></li></ul></li></ul></div><h1 id="wingspan">Wingspan</h1><p>See <a href="#prices">prices</a>.</p><h2 id="wingspan-what-it-costs">What it costs</h2>
<p>See <a href="#prices">prices</a>.</p><h2 id="what-it-costs">What it costs</h2>
TEXT
)
echo "html-toc@2.0.0"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "html-toc treats ids in another way now."
  exit 1
fi
