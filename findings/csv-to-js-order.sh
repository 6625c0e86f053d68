#!/usr/bin/env bash
# The rows of a ranking in CSV stand in its order. csv-to-js-parser 2.3.7, which makes objects of them and can group rows on
# request, sorts them by the first column without being asked, and as text: a list of three titles comes out by the alphabet,
# and the ranks 1, 2, 10 as 1, 10, 2. Its documents speak of grouping only. objToCsv writes the same rows in their order. A page
# that shows "our order" shows another.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . csv-to-js-parser@2.3.7 csv-parse@6.2.1

cat >try.mjs <<'JS'
import { parse } from 'csv-parse/sync';
import csv from 'csv-to-js-parser';
const lists = ['title,price\nWingspan,40\nAzul,30\nRoot,50\n', 'rank,title\n1,Root\n2,Azul\n10,Clank\n'];
for (const list of lists) {
  const show = (rows) => rows.map((row) => Object.values(row).join(' ')).join(', ');
  console.log(`csv-parse: ${show(parse(list, { columns: true }))}`);
  console.log(`csv-to-js-parser: ${show(csv.csvToObj(list))}`);
}
const rows = [{ title: 'Wingspan' }, { title: 'Azul' }];
console.log(`objToCsv: ${csv.objToCsv(rows).trim().split(/\s+/).join(', ')}`);
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
csv-parse: Wingspan 40, Azul 30, Root 50
csv-to-js-parser: Azul 30, Root 50, Wingspan 40
csv-parse: 1 Root, 2 Azul, 10 Clank
csv-to-js-parser: 1 Root, 10 Clank, 2 Azul
objToCsv: title, Wingspan, Azul
TEXT
)
echo "csv-to-js-parser@2.3.7, csv-parse@6.2.1"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "csv-to-js-parser keeps another order now."
  exit 1
fi
