#!/usr/bin/env bash
# A shop's calendar of releases names the shop as the organizer, CN="Shop: Games, Inc.", and quotation marks protect the colon
# (RFC 5545, 3.2). ical2json 5.0.0, cal-parser 1.0.2, and ics-parser 0.1.5 cut there: the address becomes ` Games, Inc.":mailto:…`.
# cal-parser replaces a release's description with that of its reminder; ics-parser takes the day on which the file was
# written for the end of a release without one, and leaves backslashes in the title. ical.js 2.2.1 reads all of it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . ical2json@5.0.0 cal-parser@1.0.2 ics-parser@0.1.5 ical.js@2.2.1

cat >releases.txt <<'ICS'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//shop.example//releases
BEGIN:VEVENT
UID:oceania
DTSTAMP:20261129T000000Z
DTSTART;VALUE=DATE:20261231
SUMMARY:Oceania\, second printing
DESCRIPTION:Ships soon\nOne per order
ORGANIZER;CN="Shop: Games, Inc.":mailto:orders@shop.example
BEGIN:VALARM
ACTION:DISPLAY
TRIGGER:-PT1H
DESCRIPTION:Reminder
END:VALARM
END:VEVENT
END:VCALENDAR
ICS
sed 's/$/\r/' releases.txt >releases.ics
cat >try.mjs <<'JS'
import { readFileSync } from 'node:fs';
import calParser from 'cal-parser';
import ICAL from 'ical.js';
import { convert } from 'ical2json';
import icsParser from 'ics-parser';
const text = readFileSync('releases.ics', 'utf8');
const show = (name, ...values) => console.log(`${name}: ${values.map((value) => JSON.stringify(value)).join(', ')}`);
const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
const event = new ICAL.Event(component);
show('ical.js', event.summary, event.description, component.getFirstPropertyValue('organizer'), String(event.endDate));
const json = convert(text).VCALENDAR[0].VEVENT[0];
show('ical2json', json.SUMMARY, json.DESCRIPTION, json.ORGANIZER._);
const parsed = calParser.parseString(text).events[0];
show('cal-parser', parsed.summary.value, parsed.description.value, parsed.organizer.value);
const read = icsParser(text).find(({ type }) => type === 'VEVENT');
show('ics-parser', read.name, read.description, read.organizer.mail, read.end);
JS
seen=$(TZ=UTC node try.mjs)
expected=$(
  cat <<'TEXT'
ical.js: "Oceania, second printing", "Ships soon\nOne per order", "mailto:orders@shop.example", "2027-01-01"
ical2json: "Oceania\\, second printing", "Ships soon\\nOne per order", " Games, Inc.\":mailto:orders@shop.example"
cal-parser: "Oceania, second printing", "Reminder", " Games, Inc.\":mailto:orders@shop.example"
ics-parser: "Oceania\\, second printing", "Ships soon\nOne per order", " Games, Inc.\":orders@shop.example", "2026-11-29T00:00:00.000Z"
TEXT
)
echo "ical2json@5.0.0, cal-parser@1.0.2, ics-parser@0.1.5, ical.js@2.2.1"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They read this calendar in another way now."
  exit 1
fi
