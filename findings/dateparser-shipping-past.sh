#!/usr/bin/env bash
# dateparser finds dates in text, also relative ones, so one would hand it a shop's notes. Debian's dateparser 1.1.6
# (search_dates) reads "Ships within 24 hours" as yesterday and "Usually ships in 1 to 2 weeks" as two weeks ago; "2-7 players"
# becomes February 7, and "Now $34.99, 20 in stock" a day in 1999. With PREFER_DATES_FROM=future the shipping times lie ahead,
# but players and prices stay dates. A page built on it shows offers that are over.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg-query --show python3-dateparser >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq python3-dateparser >/dev/null; }

cat >try.py <<'PY'
from datetime import datetime
from dateparser.search import search_dates
texts = ['Back in stock in 2 weeks', 'Ships within 24 hours', 'Usually ships in 1 to 2 weeks', '7 Wonders, 2-7 players',
         'Now $34.99, 20 in stock', 'March of the Ants']
for text in texts:
    for prefer in ['current_period', 'future']:
        settings = {'RELATIVE_BASE': datetime(2026, 11, 29, 12), 'PREFER_DATES_FROM': prefer}
        found = search_dates(text, languages=['en'], settings=settings) or []
        print(f'{text} ({prefer}):', '; '.join(f'"{words}" {date:%Y-%m-%d}' for words, date in found) or 'no date')
PY
seen=$(TZ=UTC /usr/bin/python3 -W ignore try.py)
expected=$(
  cat <<'TEXT'
Back in stock in 2 weeks (current_period): "in 2 weeks" 2026-12-13
Back in stock in 2 weeks (future): "in 2 weeks" 2026-12-13
Ships within 24 hours (current_period): "24 hours" 2026-11-28
Ships within 24 hours (future): "24 hours" 2026-11-30
Usually ships in 1 to 2 weeks (current_period): "2 weeks" 2026-11-15
Usually ships in 1 to 2 weeks (future): "2 weeks" 2026-12-13
7 Wonders, 2-7 players (current_period): "2-7" 2026-02-07
7 Wonders, 2-7 players (future): "2-7" 2027-02-07
Now $34.99, 20 in stock (current_period): "Now $34" 2026-11-29; "99, 20 in" 1999-11-20
Now $34.99, 20 in stock (future): "Now $34" 2026-11-29; "99, 20 in" 2099-11-20
March of the Ants (current_period): "March of the" 2026-03-29
March of the Ants (future): "March of the" 2027-03-29
TEXT
)
dpkg-query --show python3-dateparser
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "dateparser reads these notes in another way now."
  exit 1
fi
