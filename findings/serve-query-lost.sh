#!/usr/bin/env bash
# Hosts that redirect /page.html to /page keep the query. serve-handler 6.1.8, the code of "serve", drops it, in its clean
# addresses (on by default) and in its trailing slashes, with a permanent redirect, which browsers remember. http-server
# 14.1.1 keeps it at its slash. Campaign parameters, and filters that a page reads from its address, are lost with the
# first link that has .html.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . serve-handler@6.1.8 http-server@14.1.1

mkdir -p site/guides
echo '<!doctype html><title>Catan</title>' | tee site/guides/catan.html >site/guides/index.html
cat >try.mjs <<'JS'
import { createServer } from 'node:http';
import handler from 'serve-handler';
import httpServer from 'http-server';
const serve = (options) => createServer((request, response) => handler(request, response, { public: 'site', ...options }));
const ask = async (name, server, path) => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const response = await fetch(`http://127.0.0.1:${server.address().port}${path}`, { redirect: 'manual' });
  console.log(`${name} ${path}: ${response.status} ${response.headers.get('location')}`);
};
await ask('serve-handler', serve({}), '/guides/catan.html?players=5');
await ask('serve-handler', serve({ trailingSlash: true }), '/guides?players=5');
await ask('http-server', httpServer.createServer({ root: 'site' }).server, '/guides?players=5');
process.exit();
JS
seen=$(node --no-deprecation try.mjs)
expected=$(
  cat <<'TEXT'
serve-handler /guides/catan.html?players=5: 301 /guides/catan
serve-handler /guides?players=5: 301 /guides/
http-server /guides?players=5: 302 /guides/?players=5
TEXT
)
echo "serve-handler@6.1.8 http-server@14.1.1"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "One of them redirects in another way now."
  exit 1
fi
