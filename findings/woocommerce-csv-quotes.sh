#!/usr/bin/env bash
# CSV doubles the quotation marks inside a quoted value (RFC 4180), and @woocommerce/csv-export 1.11.0, which writes the
# tables of WooCommerce's reports, does so: for "Deluxe" box. A title that begins with + or - gets an apostrophe, and its
# quotation marks stay single: readers refuse the file or move its columns. A refund, "-5.00", becomes the text '-5.00.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @woocommerce/csv-export@1.11.0 csv-parse@6.2.1 papaparse@5.7.1

cat >try.cjs <<'JS'
// The package also saves files in a browser, and looks for its document when it is loaded.
globalThis.self = { document: { createElementNS: () => ({}) } };
globalThis.navigator ??= { userAgent: '' };
const { generateCSVDataFromTable } = require('@woocommerce/csv-export');
const { parse } = require('csv-parse/sync');
const Papa = require('papaparse');
const headers = [{ label: 'title' }, { label: 'refund' }, { label: 'stock' }];
for (const title of ['The "Deluxe" box', '+1 "Bird", deluxe']) {
  const csv = generateCSVDataFromTable(headers, [[{ value: title }, { value: '-5.00' }, { value: 3 }]]);
  console.log(csv);
  try {
    console.log(`  csv-parse: ${JSON.stringify(parse(csv)[1])}`);
  } catch (error) {
    console.log(`  csv-parse: ${error.code}`);
  }
  console.log(`  papaparse: ${JSON.stringify(Papa.parse(csv).data[1])}`);
}
JS
seen=$(node try.cjs)
expected=$(
  cat <<'TEXT'
title,refund,stock
"The ""Deluxe"" box","'-5.00",3
  csv-parse: ["The \"Deluxe\" box","'-5.00","3"]
  papaparse: ["The \"Deluxe\" box","'-5.00","3"]
title,refund,stock
"'+1 "Bird", deluxe","'-5.00",3
  csv-parse: CSV_INVALID_CLOSING_QUOTE
  papaparse: ["'+1 \"Bird"," deluxe\"","'-5.00","3"]
TEXT
)
echo "@woocommerce/csv-export@1.11.0 csv-parse@6.2.1 papaparse@5.7.1"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "csv-export writes these values in another way now."
  exit 1
fi
