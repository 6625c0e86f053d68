#!/usr/bin/env bash
# In iCalendar, commas and semicolons get a backslash in text, but an address (RFC 5545, 3.3.13) is written as it is.
# ical-generator 10.2.0 writes an event's URL with the type URI and with backslashes: the shop's /games,expansions becomes
# /games\,expansions. ical.js 2.2.1, the reader of Thunderbird's calendar, keeps them as the standard says, so that the link
# of a release leads to a page that doesn't exist. The ics package, 3.12.0, writes the address as it is.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . ical-generator@10.2.0 ical.js@2.2.1 ics@3.12.0

cat >try.mjs <<'JS'
import generator from 'ical-generator';
import ICAL from 'ical.js';
import { createEvent } from 'ics';
const title = 'Catan: 5-6 Players, Seafarers';
const url = 'https://shop.example/games,expansions/catan;5-6';
const calendar = generator();
calendar.createEvent({ start: new Date('2026-12-31'), allDay: true, summary: title, url });
const texts = { 'ical-generator': calendar.toString(), ics: createEvent({ start: [2026, 12, 31], title, url }).value };
for (const [name, text] of Object.entries(texts)) {
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  console.log(`${name} writes ${/^URL.*/m.exec(text)[0].trim()}`);
  console.log(`ical.js reads "${event.getFirstPropertyValue('summary')}", ${event.getFirstPropertyValue('url')}`);
}
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
ical-generator writes URL;VALUE=URI:https://shop.example/games\,expansions/catan\;5-6
ical.js reads "Catan: 5-6 Players, Seafarers", https://shop.example/games\,expansions/catan\;5-6
ics writes URL:https://shop.example/games,expansions/catan;5-6
ical.js reads "Catan: 5-6 Players, Seafarers", https://shop.example/games,expansions/catan;5-6
TEXT
)
echo "ical-generator@10.2.0, ical.js@2.2.1, ics@3.12.0"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They write or read addresses in another way now."
  exit 1
fi
