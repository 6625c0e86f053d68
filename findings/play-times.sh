#!/usr/bin/env bash
# Boxes and shops write play times as "60–90 min", "1:30 h", and "1,5 h". Readers of durations in words find something in
# each: parse-duration 2.1.9 adds both ends of the range, juration 0.1.1 takes the first for seconds, and timestring 7.0.0
# reads 6090 minutes if the dash is a real one; 1:30 hours become 30 hours or 130, and 1,5 hours 15 or 5. None reports an
# error, so that a filter "up to two hours" loses such games without a trace.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . parse-duration@2.1.9 juration@0.1.1 timestring@7.0.0

cat >try.mjs <<'JS'
import juration from 'juration';
import parseDuration from 'parse-duration';
import timestring from 'timestring';
for (const text of ['90 min', '60-90 min', '60–90 min', '1:30 h', '1,5 h']) {
  const found = { 'parse-duration': parseDuration(text, 'm'), juration: juration.parse(text) / 60, timestring: timestring(text, 'm') };
  const minutes = Object.entries(found).map(([name, value]) => `${name} ${Number(value.toFixed(3))}`);
  console.log(`${text}: ${minutes.join(', ')}`);
}
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
90 min: parse-duration 90, juration 90, timestring 90
60-90 min: parse-duration 150, juration 91, timestring 90
60–90 min: parse-duration 150, juration 91, timestring 6090
1:30 h: parse-duration 1801, juration 1800.017, timestring 7800
1,5 h: parse-duration 900, juration 300.017, timestring 900
TEXT
)
echo "parse-duration@2.1.9 juration@0.1.1 timestring@7.0.0, in minutes"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They read play times in another way now."
  exit 1
fi
