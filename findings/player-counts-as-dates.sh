#!/usr/bin/env bash
# Tables of games have columns of player counts ("2-4"), play times ("45 min"), and barcodes. One would expect
# text. Debian's csvkit 1.0.7 makes dates of the player counts, durations of the play times, and a number
# without its first zero of the barcode, unless it gets --no-inference. SheetJS (xlsx 0.18.5), unless it gets
# raw: true, makes days of 2001 of player counts and of the ages "8-12". A list of games that went through
# either has no player counts anymore.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
command -v csvjson >/dev/null || { apt-get update -qq && apt-get install -y -qq csvkit >/dev/null; }
npm install --silent --no-audit --no-fund --prefix . xlsx@0.18.5

cat >games.csv <<'CSV'
title,players,ages,time,upc
Oceania,1-5,10+,70 min,0644216627721
Seafarers,3-4,8-12,90 min,0841333105464
CSV
cat >try.cjs <<'JS'
const { readFile, utils, version } = require('xlsx');
for (const raw of [false, true]) {
  const { Sheets, SheetNames } = readFile('games.csv', { raw });
  console.log(`xlsx ${version}, raw ${raw}`);
  console.log(utils.sheet_to_csv(Sheets[SheetNames[0]]).trim());
}
JS
seen=$(
  csvjson --version
  csvjson games.csv
  echo
  csvjson --no-inference games.csv
  echo
  TZ=UTC node try.cjs
)
expected=$(
  cat <<'TEXT'
csvjson 1.0.7
[{"title": "Oceania", "players": "2001-01-05", "ages": "10+", "time": "1:10:00", "upc": 644216627721.0}, {"title": "Seafarers", "players": "2001-03-04", "ages": "8-12", "time": "1:30:00", "upc": 841333105464.0}]
[{"title": "Oceania", "players": "1-5", "ages": "10+", "time": "70 min", "upc": "0644216627721"}, {"title": "Seafarers", "players": "3-4", "ages": "8-12", "time": "90 min", "upc": "0841333105464"}]
xlsx 0.18.5, raw false
title,players,ages,time,upc
Oceania,1/5/01,10+,70 min,0644216627721
Seafarers,3/4/01,8/12/01,90 min,0841333105464
xlsx 0.18.5, raw true
title,players,ages,time,upc
Oceania,1-5,10+,70 min,0644216627721
Seafarers,3-4,8-12,90 min,0841333105464
TEXT
)
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They read these columns in another way now."
  exit 1
fi
