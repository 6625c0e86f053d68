#!/usr/bin/env bash
# A Markdown table needs \| for a | in a cell and no line breaks, and titles such as "Love Letter | Batman" have the first. csv2md
# 1.1.0 writes both as they are: the row gets a cell more, so that the price is "Batman" and the true one isn't shown, and a
# title of two lines becomes two rows. csv-to-markdown-table 1.6.3 escapes |, but leaves quotation marks in the cells and starts
# a row at a line break between them. Neither reports it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . csv2md@1.1.0 csv-to-markdown-table@1.6.3

cat >try.mjs <<'JS'
import markdown from 'csv-to-markdown-table';
import { csv2md } from 'csv2md';
const lists = ['title,price\nLove Letter | Batman,34.90\n', 'title,price\n"Catan, 5-6 Players",30\n', 'title,price\n"Root,\nsecond box",50\nAzul,40\n'];
const convert = markdown.csvToMarkdown ?? markdown;
for (const list of lists) {
  console.log(`csv2md:\n${(await csv2md(list)).trim()}`);
  console.log(`csv-to-markdown-table:\n${convert(list, ',', true).trim()}`);
}
JS
seen=$(node try.mjs | sed 's/ *$//')
expected=$(
  cat <<'TEXT'
csv2md:
title | price
---|---
Love Letter | Batman | 34.90
csv-to-markdown-table:
| title                 | price |
|-----------------------|-------|
| Love Letter \| Batman | 34.90 |
|                       |       |
csv2md:
title | price
---|---
Catan, 5-6 Players | 30
csv-to-markdown-table:
| title                | price |
|----------------------|-------|
| "Catan, 5-6 Players" | 30    |
|                      |       |
csv2md:
title | price
---|---
Root,
second box | 50
Azul | 40
csv-to-markdown-table:
| title       | price |
|-------------|-------|
| "Root       |       |
| second box" | 50    |
| Azul        | 40    |
|             |       |
TEXT
)
echo "csv2md@1.1.0, csv-to-markdown-table@1.6.3"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They write these cells in another way now."
  exit 1
fi
