#!/usr/bin/env bash
# hidden="until-found" hides an answer that a browser's search or a link to a piece of text opens; hidden alone hides it for
# good. @minify-html/node 0.18.1 by default and html-minifier-terser 7.2.0 with collapseBooleanAttributes make the second of
# the first, so that nobody finds the answer. htmlnano 3.5.1 keeps it, also with its preset max.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @minify-html/node@0.18.1 html-minifier-terser@7.2.0 htmlnano@3.5.1

cat >try.cjs <<'JS'
const minifyHtml = require('@minify-html/node');
const terser = require('html-minifier-terser');
const htmlnano = require('htmlnano');
const html = '<div hidden="until-found">Oceania needs the base game.</div>';
const { minifyCss, minifyJs, minifySvg, ...max } = htmlnano.presets.max;
(async () => {
  console.log(`minify-html: ${minifyHtml.minify(Buffer.from(html), {})}`);
  console.log(`html-minifier-terser: ${await terser.minify(html, { collapseBooleanAttributes: true })}`);
  console.log(`htmlnano: ${(await htmlnano.process(html, { skipConfigLoading: true }, max)).html}`);
})();
JS
seen=$(node try.cjs)
expected=$(
  cat <<'TEXT'
minify-html: <div hidden>Oceania needs the base game.</div>
html-minifier-terser: <div hidden>Oceania needs the base game.</div>
htmlnano: <div hidden=until-found>Oceania needs the base game.</div>
TEXT
)
echo "@minify-html/node@0.18.1 html-minifier-terser@7.2.0 htmlnano@3.5.1"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They write the attribute in another way now."
  exit 1
fi
