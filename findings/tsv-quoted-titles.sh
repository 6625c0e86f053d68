#!/usr/bin/env bash
# In tab-separated values (IANA's text/tab-separated-values), quotation marks are text, and shops' lists have titles such as
# "Deluxe" Edition. d3-dsv 3.0.2 (tsvParse) makes the title Deluxe and the price Edition, without an error; csv-parser 3.2.1
# loses the price; Papa Parse 5.7.1 joins the row with the next, with an error beside the rows; csvkit 1.0.7 drops the marks.
# csvtojson 2.0.14 and Debian's Miller 6.6.0 read what is there.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
command -v mlr >/dev/null && command -v csvjson >/dev/null || { apt-get update -qq && apt-get install -y -qq miller csvkit >/dev/null; }
npm install --silent --no-audit --no-fund --prefix . d3-dsv@3.0.2 csv-parser@3.2.1 papaparse@5.7.1 csvtojson@2.0.14

printf 'title\tprice\n"Deluxe" Edition\t34.90\nPlaymat 24" x 14"\t20.00\n' >boxes.tsv
cat >try.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { tsvParse } from 'd3-dsv';
import csvParser from 'csv-parser';
import csvToJson from 'csvtojson';
import Papa from 'papaparse';
const text = readFileSync('boxes.tsv', 'utf8');
const show = (name, rows, errors = 0) => console.log(`${name}: ${JSON.stringify([...rows])}${errors ? `, ${errors} errors` : ''}`);
show('d3-dsv', tsvParse(text));
show('csv-parser', await Readable.from([text]).pipe(csvParser({ separator: '\t' })).toArray());
const { data, errors } = Papa.parse(text, { header: true, delimiter: '\t', skipEmptyLines: true });
show('papaparse', data, errors.length);
show('csvtojson', await csvToJson({ delimiter: '\t' }).fromString(text));
JS
seen=$(
  node try.mjs
  echo "csvkit: $(csvjson --tabs --no-inference boxes.tsv)"
  echo "Miller: $(mlr -S --itsv --ojsonl cat boxes.tsv | paste -sd ' ')"
)
expected=$(
  cat <<'TEXT'
d3-dsv: [{"title":"Deluxe","price":"Edition"},{"title":"Playmat 24\" x 14\"","price":"20.00"}]
csv-parser: [{"title":"\"Deluxe\" Edition\t34.90"},{"title":"Playmat 24\" x 14\"","price":"20.00"}]
papaparse: [{"title":"Deluxe\" Edition\t34.90\nPlaymat 24\" x 14","price":"20.00"}], 2 errors
csvtojson: [{"title":"\"Deluxe\" Edition","price":"34.90"},{"title":"Playmat 24\" x 14\"","price":"20.00"}]
csvkit: [{"title": "Deluxe Edition", "price": "34.90"}, {"title": "Playmat 24\" x 14\"", "price": "20.00"}]
Miller: {"title": "\"Deluxe\" Edition", "price": "34.90"} {"title": "Playmat 24\" x 14\"", "price": "20.00"}
TEXT
)
echo "d3-dsv@3.0.2 csv-parser@3.2.1 papaparse@5.7.1 csvtojson@2.0.14, $(dpkg-query --show csvkit miller | tr '\t\n' ' ,')"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They read such titles in another way now."
  exit 1
fi
