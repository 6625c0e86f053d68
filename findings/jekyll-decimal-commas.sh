#!/usr/bin/env bash
# YAML has no commas in numbers, so one expects "price: 34,99" to be text, and yaml 2.9.1 and Debian's PyYAML 6.0 say so.
# Jekyll 4.3.1 (Debian) takes the comma out, in data files and in the head of a page: the price becomes 3499, and a game for
# "2,4" players one for 24. A play time of 1:30 becomes 5400, where PyYAML has 90, and a barcode that begins with 0 is read
# as octal. A data file that two generators share needs quotation marks.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
command -v jekyll >/dev/null && dpkg-query --show python3-yaml >/dev/null 2>&1 ||
  { apt-get update -qq && apt-get install -y -qq --no-install-recommends jekyll python3-yaml >/dev/null; }
npm install --silent --no-audit --no-fund --prefix . yaml@2.9.1

mkdir -p site/_data
cat >site/_data/box.yml <<'YAML'
price: 34,99
players: 2,4
time: 1:30
upc: 0644216627721
range: 2-4
YAML
printf -- '---\nprice: 34,99\n---\n{{ page.price | jsonify }} {{ site.data.box | jsonify }}' >site/box.json
(cd site && jekyll build --quiet --disable-disk-cache)
cat >try.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
console.log(`yaml: ${JSON.stringify(parse(readFileSync('site/_data/box.yml', 'utf8')))}`);
JS
seen=$(
  echo "Jekyll, in a page and a data file: $(cat site/_site/box.json)"
  /usr/bin/python3 -c 'import json, yaml; print("PyYAML:", json.dumps(yaml.safe_load(open("site/_data/box.yml")), separators=(",", ":")))'
  node try.mjs
)
expected=$(
  cat <<'TEXT'
Jekyll, in a page and a data file: 3499 {"price":3499,"players":24,"time":5400,"upc":56408879057,"range":"2-4"}
PyYAML: {"price":"34,99","players":"2,4","time":90,"upc":56408879057,"range":"2-4"}
yaml: {"price":"34,99","players":"2,4","time":"1:30","upc":644216627721,"range":"2-4"}
TEXT
)
echo "yaml@2.9.1, $(jekyll --version), $(dpkg-query --show python3-yaml)"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They read these values in another way now."
  exit 1
fi
