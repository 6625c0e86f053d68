#!/usr/bin/env bash
# A path in robots.txt is written as it is in an address, encoded. generate-robotstxt 8.0.3, which several static-site
# plugins use, encodes it once more: /caf%C3%A9/, copied from a browser, becomes /caf%25C3%25A9/, and /a%2Fb becomes /a%252Fb.
# Two readers of robots.txt, robots-parser 3.0.1 and Debian's Protego 0.2.1, then allow the page that was to be forbidden. A
# path that isn't encoded comes out right.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg-query --show python3-protego >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq python3-protego >/dev/null; }
npm install --silent --no-audit --no-fund --prefix . generate-robotstxt@8.0.3 robots-parser@3.0.1

cat >try.mjs <<'JS'
import generate from 'generate-robotstxt';
import robotsParser from 'robots-parser';
import { writeFileSync } from 'node:fs';
const page = new URL('https://shop.example/café/').href;
for (const disallow of ['/café/', new URL(page).pathname]) {
  const text = await (generate.default ?? generate)({ policy: [{ userAgent: '*', disallow }] });
  const allowed = robotsParser('https://shop.example/robots.txt', text).isAllowed(page, 'checker');
  console.log(`${disallow}: ${text.split('\n')[1]}, robots-parser: ${allowed ? 'allowed' : 'forbidden'}`);
  writeFileSync('robots.txt', text);
}
JS
seen=$(
  node try.mjs
  /usr/bin/python3 - <<'PY'
from protego import Protego
allowed = Protego.parse(open('robots.txt').read()).can_fetch('https://shop.example/caf%C3%A9/', 'checker')
print('the last, Protego:', 'allowed' if allowed else 'forbidden')
PY
)
expected=$(
  cat <<'TEXT'
/café/: Disallow: /caf%C3%A9/, robots-parser: forbidden
/caf%C3%A9/: Disallow: /caf%25C3%25A9/, robots-parser: allowed
the last, Protego: allowed
TEXT
)
echo "generate-robotstxt@8.0.3 robots-parser@3.0.1, $(dpkg-query --show python3-protego)"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They encode or read paths in another way now."
  exit 1
fi
