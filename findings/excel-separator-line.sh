#!/usr/bin/env bash
# Excel's CSV may begin with "sep=;", and shops send such feeds. csv-parse 6.2.1 and Papa Parse 5.7.1 take
# that line for the header, with columns "sep=" and "", so no price is found. d3-dsv 3.0.2, told nothing, also
# cuts the prices at the decimal comma, without an error. A feed's first line may be an instruction.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . csv-parse@6.2.1 papaparse@5.7.1 d3-dsv@3.0.2

cat >try.mjs <<'JS'
import { parse } from 'csv-parse/sync';
import Papa from 'papaparse';
import { csvParse } from 'd3-dsv';
const table = 'sep=;\ntitle;price\nOceania;34,99\n';
console.log(`csv-parse ${JSON.stringify(parse(table, { columns: true, delimiter: ';' }))}`);
console.log(`papaparse ${JSON.stringify(Papa.parse(table, { header: true, skipEmptyLines: true }).data)}`);
console.log(`d3-dsv ${JSON.stringify([...csvParse(table)])}`);
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
csv-parse [{"sep=":"title","":"price"},{"sep=":"Oceania","":"34,99"}]
papaparse [{"sep=":"title","":"price"},{"sep=":"Oceania","":"34,99"}]
d3-dsv [{"sep=;":"title;price"},{"sep=;":"Oceania;34"}]
TEXT
)
echo "csv-parse@6.2.1 papaparse@5.7.1 d3-dsv@3.0.2"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "One of them knows Excel's line now."
  exit 1
fi
