#!/usr/bin/env bash
# HTML gives "#top" to every page without an element of that id, and "#:~:text=" to text; both are links that work.
# linkinator 7.6.1 (--check-fragments) reports both as broken, and Debian's linkchecker 10.2.1 (AnchorCheck) warns of
# both. A guide's "Back to top" or its quotation of a shop's page fails such a check; a page needs an id "top".
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"; [ -z "${server:-}" ] || kill "$server" 2>/dev/null' EXIT
cd "$folder"
command -v linkchecker >/dev/null || { apt-get update -qq && apt-get install -y -qq linkchecker >/dev/null; }
npm install --silent --no-audit --no-fund --prefix . linkinator@7.6.1

cat >serve.mjs <<'JS'
import { createServer } from 'node:http';
const page =
  '<!doctype html><html lang=en><meta charset=utf-8><title>Oceania</title><p id=price>It costs $35.</p>' +
  '<a href="/#price">a</a><a href="/#top">b</a><a href="/#:~:text=costs">c</a><a href="/#gone">d</a>';
const server = createServer((request, response) => {
  response.statusCode = request.url === '/' ? 200 : 404;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(request.url === '/' ? page : '');
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
JS
node serve.mjs >port &
server=$!
until [ -s port ]; do sleep 0.1; done
site="http://127.0.0.1:$(cat port)/"
echo '[AnchorCheck]' >anchors.ini
chmod -R a+rX .
seen=$(
  { npx --no-install linkinator "$site" --check-fragments --format json 2>/dev/null || true; } | node -e '
    const { links } = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
    for (const { url, state } of links) if (url.includes("#")) console.log(`linkinator: ${new URL(url).hash} ${state}`);'
  { linkchecker --config "$folder/anchors.ini" --no-robots "$site" 2>/dev/null || true; } |
    sed -n "s/.*decoded: *\`\(.*\)') not.*/linkchecker: #\1 not found/p; s/^ *\`\(.*\)') not found.*/linkchecker: #\1 not found/p"
)
expected=$(
  cat <<'TEXT'
linkinator: #top BROKEN
linkinator: #:~:text=costs BROKEN
linkinator: #gone BROKEN
linkchecker: #top not found
linkchecker: #:~:text=costs not found
linkchecker: #gone not found
TEXT
)
echo "linkinator@7.6.1, $(dpkg-query --show linkchecker)"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They know one of these links now."
  exit 1
fi
