#!/usr/bin/env bash
# Text with the hidden attribute isn't on the page. turndown 7.2.5 and html-to-text 10.0.1, which many use to
# hand pages to mail programs and language models, print it as a fact, for example a prepared error message.
# Both also run the cells of a price table together or apart without any mark. A static page should hold no
# sentence that isn't true yet.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . turndown@7.2.5 html-to-text@10.0.1

cat >try.mjs <<'JS'
import TurndownService from 'turndown';
import { convert } from 'html-to-text';
const html =
  '<p hidden>Prices cannot be loaded.</p><p>Buy Oceania.</p>' +
  '<table><tr><th>Oceania</th><td>$35</td><td>2 left</td></tr></table>';
console.log(JSON.stringify(new TurndownService().turndown(html)));
console.log(JSON.stringify(convert(html)));
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
"Prices cannot be loaded.\n\nBuy Oceania.\n\nOceania\n\n$35\n\n2 left"
"Prices cannot be loaded.\n\nBuy Oceania.\n\nOceania$352 left"
TEXT
)
echo "turndown@7.2.5 html-to-text@10.0.1"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "One of them leaves hidden text out, or marks cells, now."
  exit 1
fi
