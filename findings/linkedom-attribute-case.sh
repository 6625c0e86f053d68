#!/usr/bin/env bash
# Names of HTML attributes have no case: <time dateTime="…">, as React's server rendering writes it, is the
# same as datetime to every browser. linkedom 0.18.15 keeps the capital T, so getAttribute and time.dateTime
# find nothing in it. Article extractors that run on linkedom then take another date of the page as the date
# of publication.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . linkedom@0.18.15

cat >try.mjs <<'JS'
import { parseHTML } from 'linkedom';
for (const name of ['datetime', 'dateTime']) {
  const { document } = parseHTML(`<p>Updated <time ${name}="2026-11-28">November 28</time></p>`);
  const time = document.querySelector('time');
  console.log(`${name}: getAttribute ${time.getAttribute('datetime')}, property "${time.dateTime}"`);
}
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
datetime: getAttribute 2026-11-28, property "2026-11-28"
dateTime: getAttribute null, property ""
TEXT
)
echo "linkedom@0.18.15"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "linkedom ignores the case of attributes now."
  exit 1
fi
