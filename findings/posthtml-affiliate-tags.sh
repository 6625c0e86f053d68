#!/usr/bin/env bash
# In HTML, the & of an address is written &amp;. posthtml-url-parameters 3.1.4, which adds a partner's tag to links, takes that
# for a part of a name: ?id=1&amp;color=red becomes ?id=1&amp%3Bcolor=red, so that the shop gets no color. It drops what follows
# #, sorts the names, and adds the tag to telephone numbers and mail addresses. Only links with one parameter come out right,
# which are those that one tries.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . posthtml@0.16.7 posthtml-url-parameters@3.1.4

cat >try.mjs <<'JS'
import posthtml from 'posthtml';
import parameters from 'posthtml-url-parameters';
const links = ['https://shop.example/p?id=1', 'https://shop.example/p?id=1&amp;color=red', 'https://shop.example/p?z=1&amp;a=2',
  'https://shop.example/p#price', 'tel:+15550100', 'mailto:orders@shop.example'];
for (const link of links) {
  const { html } = await posthtml([parameters({ parameters: { tag: 'guides-20' } })]).process(`<a href="${link}">Buy</a>`);
  console.log(`${link} => ${/href="(.*?)"/.exec(html)[1]}`);
}
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
https://shop.example/p?id=1 => https://shop.example/p?id=1&tag=guides-20
https://shop.example/p?id=1&amp;color=red => https://shop.example/p?amp%3Bcolor=red&id=1&tag=guides-20
https://shop.example/p?z=1&amp;a=2 => https://shop.example/p?amp%3Ba=2&tag=guides-20&z=1
https://shop.example/p#price => https://shop.example/p?tag=guides-20
tel:+15550100 => tel:+15550100?tag=guides-20
mailto:orders@shop.example => mailto:orders@shop.example?tag=guides-20
TEXT
)
echo "posthtml@0.16.7, posthtml-url-parameters@3.1.4"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "posthtml-url-parameters writes other links now."
  exit 1
fi
