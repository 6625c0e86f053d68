#!/usr/bin/env bash
# iCalendar (RFC 5545, 3.3.6) writes a length of one day as P1D and one of two weeks as P2W; a T stands only before hours,
# minutes, or seconds. ics 3.12.0, which makes calendar files, always writes it: an all-day release with the duration of one
# day gets P1DT, which isn't a duration, and two weeks of preorders get P2WT. It reports no error. A site that wants valid
# files gives its releases an end instead, or a length in hours.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . ics@3.12.0

cat >try.mjs <<'JS'
import { createEvent } from 'ics';
for (const duration of [{ days: 1 }, { weeks: 2 }, { days: 1, hours: 2 }, { hours: 24 }]) {
  const { error, value } = createEvent({ uid: 'oceania', title: 'Wingspan: Oceania', start: [2026, 12, 31], duration });
  const line = /^DURATION:(.*)$/m.exec(value)[1].trim();
  const valid = /^P(\d+W|\d+D(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|T(?=\d)(\d+H)?(\d+M)?(\d+S)?)$/.test(line);
  console.log(`${JSON.stringify(duration)}: error ${error}, ${line}, ${valid ? 'valid' : 'not valid'}`);
}
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
{"days":1}: error null, P1DT, not valid
{"weeks":2}: error null, P2WT, not valid
{"days":1,"hours":2}: error null, P1DT2H, valid
{"hours":24}: error null, PT24H, valid
TEXT
)
echo "ics@3.12.0"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "ics writes other durations now."
  exit 1
fi
