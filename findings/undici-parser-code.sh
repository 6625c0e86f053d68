#!/usr/bin/env bash
# One expects an error of undici's HTTP parser to have a code such as HPE_INVALID_HEADER_TOKEN, as Node's own errors do:
# its class builds one. In 7.30.2 the code is undefined for every malformed answer: the table of codes is read by
# number, but its keys are names. A link checker that tells "malformed" from "unreachable" by the code takes such a shop for one that is
# gone; the error's name, HTTPParserError, is what tells.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund undici@7.30.2
cat >ask.mjs <<'SCRIPT'
import { createServer } from 'node:net';
import { get } from 'node:http';
import { request } from 'undici';
const server = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.end('HTTP/1.1 200 OK\r\n: x\r\n\r\n');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}/`;
const ofNode = await new Promise((resolve) => get(url).on('error', resolve));
const ofUndici = await request(url).catch((error) => error);
console.log(`node:http ${ofNode.code}`);
console.log(`undici ${ofUndici.name} ${ofUndici.code}`);
process.exit();
SCRIPT
node -p "'undici ' + require('undici/package.json').version"
seen=$(node ask.mjs)
echo "$seen"
expected='node:http HPE_INVALID_HEADER_TOKEN
undici HTTPParserError undefined'
if [ "$seen" != "$expected" ]; then
  echo 'The behavior has changed: the error of undici may have a code now.'
  exit 1
fi
