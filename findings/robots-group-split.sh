#!/usr/bin/env bash
# RFC 9309 (2.2.1 and 2.2.4) lets other records, such as Crawl-delay and Sitemap, stand between lines of one
# group, so two User-agent lines around a Crawl-delay share the rules below them. robots-parser 3.0.1 ends the
# group at the line: the first crawler has no rules, and everything is allowed to it. A link checker that
# trusts it reads pages that a shop forbids.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . robots-parser@3.0.1

cat >try.mjs <<'JS'
import robotsParser from 'robots-parser';
for (const between of ['', 'Crawl-delay: 5\n', 'Sitemap: https://shop.example/sitemap.xml\n']) {
  const text = `User-agent: alpha\n${between}User-agent: beta\nDisallow: /private/\n`;
  const robots = robotsParser('https://shop.example/robots.txt', text);
  const allowed = ['alpha', 'beta'].map((agent) => robots.isAllowed('https://shop.example/private/box', agent));
  console.log(`${between.split(':')[0] || 'nothing'} between: alpha ${allowed[0]}, beta ${allowed[1]}`);
}
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
nothing between: alpha false, beta false
Crawl-delay between: alpha true, beta false
Sitemap between: alpha true, beta false
TEXT
)
echo "robots-parser@3.0.1"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "robots-parser keeps the group together now."
  exit 1
fi
