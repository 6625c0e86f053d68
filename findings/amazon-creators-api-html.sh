#!/usr/bin/env bash
# amazon-creators-api 1.2.2 is Amazon's SDK for the Creators API, the only permitted source of its prices. One would
# expect a 200 response that is a web page (a captive portal, a proxy) to be an error. The client resolves it to a
# response without items and without errors, so a shop page looks empty; and its 60-second timeout ends with the headers.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund amazon-creators-api@1.2.2 >/dev/null
cat >try.cjs <<'JS'
const { createServer } = require('node:http');
const { ApiClient, DefaultApi, GetItemsRequestContent } = require('amazon-creators-api');
const server = createServer((request, response) => {
  if (request.url === '/token') {
    response.setHeader('content-type', 'application/json');
    response.end('{"access_token":"t","expires_in":3600}');
  } else if (request.url === '/slow/catalog/v1/getItems') {
    response.setHeader('content-type', 'application/json');
    response.flushHeaders();
    setTimeout(() => response.end('{"itemsResult":{"items":[]}}'), 600);
  } else {
    response.setHeader('content-type', 'text/html');
    response.end('<html><title>Log in to this network</title></html>');
  }
});
server.listen(0, '127.0.0.1', async () => {
  const origin = `http://127.0.0.1:${server.address().port}`;
  const ask = async (path, timeout) => {
    const client = Object.assign(new ApiClient(origin + path), { timeout });
    Object.assign(client, { credentialId: 'a', credentialSecret: 'b', version: '3.1', authEndpoint: `${origin}/token` });
    const request = new GetItemsRequestContent('tag-20', ['B000000001']);
    return JSON.stringify(await new DefaultApi(client).getItems('www.amazon.com', request));
  };
  console.log('a web page:', await ask('', 60000).catch(() => 'error'));
  console.log('a body after 600 ms, timeout 200 ms:', await ask('/slow', 200).catch(() => 'error'));
  server.close();
});
JS
echo "amazon-creators-api $(node -p "require('./node_modules/amazon-creators-api/package.json').version"), Node $(node -v)"
seen=$(node try.cjs)
echo "$seen"
expected='a web page: {}
a body after 600 ms, timeout 200 ms: {"itemsResult":{"items":[]}}'
[ "$seen" = "$expected" ] || { echo 'The behavior has changed.'; exit 1; }
