#!/usr/bin/env bash
# "Range: bytes=-10" asks for the last ten bytes (RFC 9110, 14.1.2); readers of PDF and ZIP files begin there. Three
# servers say that they accept ranges. sirv 3.0.2 answers 206 with the first eleven bytes, and http-server 14.1.1 answers
# 416; serve-handler 6.1.8 sends the end. Printed checklists served by the first are broken for readers that load parts.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . sirv@3.0.2 http-server@14.1.1 serve-handler@6.1.8

mkdir site
printf 'Oceania, Asia, Europe' >site/boxes.txt
cat >try.mjs <<'JS'
import { createServer } from 'node:http';
import sirv from 'sirv';
import httpServer from 'http-server';
import handler from 'serve-handler';
const servers = {
  sirv: createServer(sirv('site', { etag: true })),
  'http-server': httpServer.createServer({ root: 'site' }),
  'serve-handler': createServer((request, response) => handler(request, response, { public: 'site' })),
};
for (const [name, server] of Object.entries(servers)) {
  const inner = server.server ?? server;
  await new Promise((resolve) => inner.listen(0, '127.0.0.1', resolve));
  for (const range of ['bytes=9-12', 'bytes=-6']) {
    const url = `http://127.0.0.1:${inner.address().port}/boxes.txt`;
    const response = await fetch(url, { headers: { range, 'accept-encoding': 'identity' } });
    const sent = response.headers.get('content-range');
    console.log(`${name}, ${range}: ${response.status}, ${sent}, "${await response.text()}"`);
  }
}
process.exit();
JS
seen=$(node --no-deprecation try.mjs)
expected=$(
  cat <<'TEXT'
sirv, bytes=9-12: 206, bytes 9-12/21, "Asia"
sirv, bytes=-6: 206, bytes 0-6/21, "Oceania"
http-server, bytes=9-12: 206, bytes 9-12/21, "Asia"
http-server, bytes=-6: 416, null, ""
serve-handler, bytes=9-12: 206, bytes 9-12/21, "Asia"
serve-handler, bytes=-6: 206, bytes 15-20/21, "Europe"
TEXT
)
echo "sirv@3.0.2 http-server@14.1.1 serve-handler@6.1.8"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They send the end of a file in another way now."
  exit 1
fi
