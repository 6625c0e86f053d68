#!/usr/bin/env bash
# In a rule of robots.txt only * and a final $ are special (RFC 9309, 2.2.3), so "Disallow: /compare|" forbids
# /compare|catan, whose | stays as it is in a URL. In robots-parser 3.0.1 a rule with | or [ matches no such
# address, and the page counts as allowed. Shops use | in addresses of filters and comparisons.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . robots-parser@3.0.1

cat >try.mjs <<'JS'
import robotsParser from 'robots-parser';
for (const path of ['/compare-', '/compare|', '/filter[age]']) {
  const robots = robotsParser('https://shop.example/robots.txt', `User-agent: *\nDisallow: ${path}\n`);
  const url = `https://shop.example${path}catan`;
  console.log(`${new URL(url).pathname} ${robots.isAllowed(url, 'checker') ? 'allowed' : 'forbidden'}`);
}
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
/compare-catan forbidden
/compare|catan allowed
/filter[age]catan allowed
TEXT
)
echo "robots-parser@3.0.1"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "robots-parser matches these signs now."
  exit 1
fi
