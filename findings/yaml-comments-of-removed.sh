#!/usr/bin/env bash
# yawn-yaml 3.0.0 and yaml-diff-patch 2.0.0 change a YAML file and keep its comments. When the first offer of a list is
# taken out, one expects its comment to go with it and the others to stay. yawn-yaml moves each comment to the next shop, so
# that "sold out until May" now stands where it's false; yaml-diff-patch loses the comments of all later offers, and that of a
# title that changes. A price file edited so tells wrong things about shops.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . yawn-yaml@3.0.0 yaml-diff-patch@2.0.0 yaml@2.9.1

cat >oceania.yaml <<'YAML'
title: Oceania # English edition
offers:
  - shop: alpha # sold out until May
    price: 34.90
  - shop: beta # ships to Canada
    price: 36.00
  - shop: gamma # signed copies
    price: 39.00
YAML
cat >try.cjs <<'JS'
const { readFileSync } = require('node:fs');
const { parse } = require('yaml');
const { yamlOverwrite } = require('yaml-diff-patch');
const Yawn = require('yawn-yaml').default ?? require('yawn-yaml');
const text = readFileSync('oceania.yaml', 'utf8');
const changed = (({ title, offers }) => ({ title: `${title}, second printing`, offers: offers.slice(1) }))(parse(text));
const yawn = new Yawn(text);
yawn.json = changed;
console.log(`yawn-yaml\n${yawn.yaml.trim()}`);
console.log(`yaml-diff-patch\n${yamlOverwrite(text, changed).trim()}`);
JS
seen=$(node try.cjs)
expected=$(
  cat <<'TEXT'
yawn-yaml
title: Oceania, second printing # English edition
offers:
  - shop: beta # sold out until May
    price: 36.00
  - shop: gamma # ships to Canada
    price: 39.00
yaml-diff-patch
title: Oceania, second printing
offers:
  - shop: beta
    price: 36
  - shop: gamma
    price: 39
TEXT
)
echo "yawn-yaml@3.0.0 yaml-diff-patch@2.0.0 yaml@2.9.1"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They treat comments in another way now."
  exit 1
fi
