#!/usr/bin/env bash
# A partner's tag is added to a shop's address, which should lead to the same page. @wordpress/url 4.56.0 (addQueryArgs), with
# which WordPress and WooCommerce do so, reads and writes the whole query: of ?players=2&players=4 only the last is left, as in
# PHP, and ids[]=1 becomes ids[0]=1. Many shops repeat a filter's name, so that the tagged link shows other games than the
# one that was chosen; URLSearchParams keeps both.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @wordpress/url@4.56.0

cat >try.cjs <<'JS'
const { addQueryArgs } = require('@wordpress/url');
for (const query of ['players=2&players=4', 'ids[]=1&ids[]=2', 'q=catan+expansion']) {
  const address = `https://shop.example/games?${query}`;
  const url = new URL(address);
  url.searchParams.append('tag', 'guides');
  const tagged = [addQueryArgs(address, { tag: 'guides' }), url.href].map((each) => decodeURIComponent(each.split('?')[1]));
  console.log(`${query}: ${tagged[0]} (URLSearchParams: ${tagged[1]})`);
}
JS
seen=$(node try.cjs)
expected=$(
  cat <<'TEXT'
players=2&players=4: players=4&tag=guides (URLSearchParams: players=2&players=4&tag=guides)
ids[]=1&ids[]=2: ids[0]=1&ids[1]=2&tag=guides (URLSearchParams: ids[]=1&ids[]=2&tag=guides)
q=catan+expansion: q=catan expansion&tag=guides (URLSearchParams: q=catan+expansion&tag=guides)
TEXT
)
echo "@wordpress/url@4.56.0"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "addQueryArgs keeps other parameters now."
  exit 1
fi
