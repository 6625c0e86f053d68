#!/usr/bin/env bash
# With cleanUrls and without trailing slashes, one expects /index.html?tag=x to lead to /?tag=x. superstatic 10.0.0, the
# server in Firebase's emulator, sends "Location: ?tag=x", which a browser resolves to the same /index.html: it goes in
# circles until it gives up. A folder's index.html arrives. So a home page's advertised address that ends in index.html
# looks broken there.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . superstatic@10.0.0

mkdir -p site/guides
echo '<!doctype html><title>Guides</title>' | tee site/index.html >site/guides/index.html
cat >try.cjs <<'JS'
const { server } = require('superstatic');
const config = { public: 'site', cleanUrls: true, trailingSlash: false };
const listener = server({ port: 0, hostname: '127.0.0.1', cwd: process.cwd(), config }).listen(async () => {
  const origin = `http://127.0.0.1:${listener.address().port}`;
  for (const path of ['/index.html', '/index.html?tag=x', '/guides/index.html?tag=x']) {
    const response = await fetch(origin + path, { redirect: 'manual' });
    const target = response.headers.get('location');
    const { href } = new URL(target, origin + path);
    console.log(`${path}: ${response.status} "${target}", ${href === origin + path ? 'itself again' : 'another page'}`);
  }
  process.exit();
});
JS
seen=$(node try.cjs)
expected=$(
  cat <<'TEXT'
/index.html: 301 "/", another page
/index.html?tag=x: 301 "?tag=x", itself again
/guides/index.html?tag=x: 301 "/guides?tag=x", another page
TEXT
)
echo "superstatic@10.0.0"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "superstatic redirects index.html in another way now."
  exit 1
fi
