#!/usr/bin/env bash
# chrono-node 2.10.3 reads dates out of sentences, so one would hand it what shops write about stock. "Ships in 3 to 5
# days" becomes this morning, 3 to 5 o'clock, "Jan-Feb 2027" becomes February alone, and the game March of the Ants a
# month, while "Q1 2027", "Spring 2027", and "2027-03" are no dates. A page that shows what it finds promises a wrong day.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . chrono-node@2.10.3

cat >try.mjs <<'JS'
import { parse } from 'chrono-node';
const today = new Date('2026-11-28T12:00:00Z');
const minute = (part) => part.date().toISOString().slice(0, 16);
for (const text of ['Ships in 2 weeks', 'Ships in 3 to 5 days', 'Expected Jan-Feb 2027', 'March of the Ants is back',
  'Reprint in Q1 2027', 'Reprint in Spring 2027', 'Reprint: 2027-03']) {
  const found = parse(text, today).map(({ start, end }) => minute(start) + (end ? ` to ${minute(end)}` : ''));
  console.log(`${text}: ${found[0] ?? 'no date'}`);
}
JS
seen=$(TZ=UTC node try.mjs)
expected=$(
  cat <<'TEXT'
Ships in 2 weeks: 2026-12-12T12:00
Ships in 3 to 5 days: 2026-11-28T03:00 to 2026-11-28T05:00
Expected Jan-Feb 2027: 2027-02-01T12:00
March of the Ants is back: 2027-03-01T12:00
Reprint in Q1 2027: no date
Reprint in Spring 2027: no date
Reprint: 2027-03: no date
TEXT
)
echo "chrono-node@2.10.3"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "chrono-node reads these dates in another way now."
  exit 1
fi
