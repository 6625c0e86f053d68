#!/usr/bin/env bash
# A browser that knows WebP or wants a large picture takes it from <source srcset> or <img srcset>, so a dead address there is
# a hole in the page for most readers. broken-link-checker 0.7.8 looks at neither, and Debian's linkchecker 10.2.1 at the
# latter alone, nor at a video's poster; both report the page as sound. linkinator 7.6.1 finds all of them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"; [ -z "${server:-}" ] || kill "$server" 2>/dev/null' EXIT
cd "$folder"
command -v linkchecker >/dev/null || { apt-get update -qq && apt-get install -y -qq linkchecker >/dev/null; }
npm install --silent --no-audit --no-fund --prefix . linkinator@7.6.1 broken-link-checker@0.7.8

cat >serve.mjs <<'JS'
import { createServer } from 'node:http';
const page =
  '<!doctype html><html lang=en><meta charset=utf-8><title>Oceania</title><picture><source srcset="/box.webp" type="image/webp">' +
  '<img src="/box.jpg" srcset="/large.jpg 2x" alt=""></picture><video poster="/first.jpg" src="/film.mp4"></video><img src="/gone.jpg" alt="">';
const there = { '/': 'text/html', '/box.jpg': 'image/jpeg', '/film.mp4': 'video/mp4' };
const server = createServer((request, response) => {
  response.writeHead(there[request.url] ? 200 : 404, { 'content-type': there[request.url] ?? 'text/plain' });
  response.end(request.url === '/' ? page : '');
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
JS
node serve.mjs >port &
server=$!
until [ -s port ]; do sleep 0.1; done
site="http://127.0.0.1:$(cat port)/"
cat >try.cjs <<'JS'
const { HtmlUrlChecker } = require('broken-link-checker');
const found = [];
const link = ({ url, broken }) => broken && found.push(url.original);
const end = () => console.log(`broken-link-checker: ${found.sort().join(' ')}`);
new HtmlUrlChecker({ excludedKeywords: [], filterLevel: 3 }, { link, end }).enqueue(process.argv[2]);
JS
chmod -R a+rX .
seen=$(
  { npx --no-install linkinator "$site" --format json 2>/dev/null || true; } | node -e '
    const { links } = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
    const broken = links.filter(({ state }) => state === "BROKEN").map(({ url }) => new URL(url).pathname);
    console.log(`linkinator: ${broken.sort().join(" ")}`);'
  node --no-deprecation try.cjs "$site"
  { linkchecker --no-robots -o csv "$site" 2>/dev/null || true; } | grep -oE '^/[a-z.]+' | sort | xargs echo 'linkchecker:'
)
expected=$(
  cat <<'TEXT'
linkinator: /box.webp /first.jpg /gone.jpg /large.jpg
broken-link-checker: /first.jpg /gone.jpg
linkchecker: /gone.jpg /large.jpg
TEXT
)
echo "linkinator@7.6.1 broken-link-checker@0.7.8, $(dpkg-query --show linkchecker)"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They look at other addresses now."
  exit 1
fi
