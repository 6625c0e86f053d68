#!/usr/bin/env bash
# A day without a time has to say so in a calendar file: DTSTART;VALUE=DATE:20261231 (RFC 5545, 3.6.1). calendar-link 2.11.5,
# which makes "add to calendar" links, leaves it out for an all-day event, here a release: what should be a moment has no
# time, and ical.js 2.2.1, the reader of Thunderbird's calendar, refuses the date. Its text isn't escaped either, so that a
# backslash before an n, as in the name of a file or a product, becomes a line break. datebook 8.0.1 writes both right.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . calendar-link@2.11.5 datebook@8.0.1 ical.js@2.2.1

cat >try.mjs <<'JS'
import { ics } from 'calendar-link';
import { ICalendar } from 'datebook';
import ICAL from 'ical.js';
const title = 'Wingspan: Oceania';
const description = 'Inserts: \\box\\new, 2 trays';
const link = decodeURIComponent(ics({ title, description, start: '2026-12-31', allDay: true }));
const texts = {
  'calendar-link': link.slice(link.indexOf('BEGIN')),
  datebook: new ICalendar({ title, description, start: new Date(2026, 11, 31) }).render(),
};
for (const [name, text] of Object.entries(texts)) {
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent'));
  console.log(`${name}: ${/^DTSTART.*/m.exec(text)[0].trim()}`);
  console.log(`ical.js reads ${JSON.stringify(event.description)}`);
  try {
    console.log(`ical.js reads ${event.startDate}`);
  } catch (error) {
    console.log(`ical.js: ${error.message}`);
  }
}
JS
seen=$(TZ=UTC node try.mjs)
expected=$(
  cat <<'TEXT'
calendar-link: DTSTART:20261231
ical.js reads "Inserts: \\box\new, 2 trays"
ical.js: invalid date-time value: "2026-12-31T::"
datebook: DTSTART;VALUE=DATE:20261231
ical.js reads "Inserts: \\box\\new, 2 trays"
ical.js reads 2026-12-31
TEXT
)
echo "calendar-link@2.11.5, datebook@8.0.1, ical.js@2.2.1"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "calendar-link writes a day in another way now."
  exit 1
fi
