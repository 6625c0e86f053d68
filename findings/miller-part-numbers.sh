#!/usr/bin/env bash
# A shop's part numbers are text, whatever they look like. Debian's Miller 6.6.0, which turns price lists into
# JSON, takes "1E3" for a number and "0x10" for a hexadecimal one, and writes both without quotation marks: the
# first is 1000 for whoever reads it, and the second is no JSON, so that no program reads the list. Codes with a
# first zero, such as barcodes, stay text. -S keeps all of them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
command -v mlr >/dev/null || { apt-get update -qq && apt-get install -y -qq miller >/dev/null; }

printf 'mpn,upc\n1E3,0841333105464\n' >number.csv
printf 'mpn,upc\n0x10,0644216627721\n' >hexadecimal.csv
read_list() {
  node -e 'try { console.log(JSON.stringify(JSON.parse(require("fs").readFileSync(0, "utf8")))) } catch { console.log("no JSON") }'
}
seen=$(
  mlr --version
  for file in number hexadecimal; do
    echo "$file: $(mlr --icsv --ojson cat $file.csv | read_list)"
    echo "$file, -S: $(mlr -S --icsv --ojson cat $file.csv | read_list)"
  done
)
expected=$(
  cat <<'TEXT'
mlr 6.6.0
number: [{"mpn":1000,"upc":"0841333105464"}]
number, -S: [{"mpn":"1E3","upc":"0841333105464"}]
hexadecimal: no JSON
hexadecimal, -S: [{"mpn":"0x10","upc":"0644216627721"}]
TEXT
)
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "Miller writes part numbers in another way now."
  exit 1
fi
