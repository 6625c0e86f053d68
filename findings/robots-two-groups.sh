#!/usr/bin/env bash
# Plugins of shops each add their own "User-agent: *" group to robots.txt, and RFC 9309 (2.2.1) makes one group of them.
# robots-txt-guard 1.0.2 keeps the first, robots-txt-parser 2.0.3 the last if another crawler's stands between them, so each
# allows what the shop forbids; the latter also applies a rule below two User-agent lines to the last one alone. Debian's
# Protego 0.2.1 joins them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg-query --show python3-protego >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq python3-protego >/dev/null; }
npm install --silent --no-audit --no-fund --prefix . robots-txt-guard@1.0.2 robots-txt-parse@2.0.1 robots-txt-parser@2.0.3

printf 'User-agent: *\nDisallow: /cart/\n\nSitemap: https://shop.example/sitemap.xml\n\nUser-agent: *\nDisallow: /search/\n' >twice.txt
printf 'User-agent: *\nDisallow: /cart/\n\nUser-agent: bad\nDisallow: /\n\nUser-agent: *\nDisallow: /search/\n' >apart.txt
printf 'User-agent: checker\nUser-agent: other\nDisallow: /cart/\n' >shared.txt
cat >try.cjs <<'JS'
const { readFileSync } = require('node:fs');
const { Readable } = require('node:stream');
const parse = require('robots-txt-parse');
const guard = require('robots-txt-guard');
const parser = require('robots-txt-parser');
const word = (allowed) => (allowed ? 'allowed' : 'forbidden');
(async () => {
  for (const [file, path] of [['twice', '/cart/'], ['twice', '/search/'], ['apart', '/cart/'], ['apart', '/search/'], ['shared', '/cart/']]) {
    const text = readFileSync(`${file}.txt`, 'utf8');
    const rules = guard(await (parse.default ?? parse)(Readable.from([text])));
    const robots = parser({ userAgent: 'checker', allowOnNeutral: true });
    robots.parseRobots('https://shop.example', text);
    console.log(`${file} ${path}: robots-txt-guard ${word(rules.isAllowed('checker', path))}`);
    console.log(`${file} ${path}: robots-txt-parser ${word(await robots.canCrawl(`https://shop.example${path}`))}`);
  }
})();
JS
cat >try.py <<'PY'
from protego import Protego
for name, path in [('twice', '/cart/'), ('twice', '/search/'), ('apart', '/cart/'), ('apart', '/search/'), ('shared', '/cart/')]:
    allowed = Protego.parse(open(name + '.txt').read()).can_fetch('https://shop.example' + path, 'checker')
    print(f'{name} {path}: Protego', 'allowed' if allowed else 'forbidden')
PY
seen=$(
  node try.cjs
  /usr/bin/python3 try.py
)
expected=$(
  cat <<'TEXT'
twice /cart/: robots-txt-guard forbidden
twice /cart/: robots-txt-parser forbidden
twice /search/: robots-txt-guard allowed
twice /search/: robots-txt-parser forbidden
apart /cart/: robots-txt-guard forbidden
apart /cart/: robots-txt-parser allowed
apart /search/: robots-txt-guard allowed
apart /search/: robots-txt-parser forbidden
shared /cart/: robots-txt-guard forbidden
shared /cart/: robots-txt-parser allowed
twice /cart/: Protego forbidden
twice /search/: Protego forbidden
apart /cart/: Protego forbidden
apart /search/: Protego forbidden
shared /cart/: Protego forbidden
TEXT
)
echo "robots-txt-guard@1.0.2 robots-txt-parse@2.0.1 robots-txt-parser@2.0.3, $(dpkg-query --show python3-protego)"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They read groups of the same name in another way now."
  exit 1
fi
