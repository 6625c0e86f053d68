#!/usr/bin/env bash
# BoardGameGeek's XML writes an apostrophe as the character reference &#039;, which any XML reader decodes. The clients bgg
# 3.0.0 and bgg-xml-api-client 0.3.4 leave it in the name, "Memoir &#039;44", and the second makes a number of the game "1830".
# A search for such a name finds nothing, and a page shows the reference as text. Names with &amp; are right, so that a look
# at a few games shows nothing.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . bgg@3.0.0 bgg-xml-api-client@0.3.4

cat >try.mjs <<'JS'
import { createServer } from 'node:http';
import createClient from 'bgg';
import { BggXmlApiClient } from 'bgg-xml-api-client';
const names = ['Dungeons &amp; Dragons', 'Memoir &#039;44', '1830'];
const items = names.map((name) => `<item type="boardgame" id="1"><name type="primary" sortindex="1" value="${name}"/></item>`);
const xml = `<?xml version="1.0" encoding="utf-8"?><items>${items.join('')}</items>`;
const show = (client, found) => console.log(`${client}: ${JSON.stringify(found.item.map(({ name }) => name.value))}`);

// bgg has no option for the address, so that its requests are answered here.
const usual = globalThis.fetch;
globalThis.fetch = async () => new Response(xml);
show('bgg', (await createClient()('thing', { id: '1,2,3' })).items);
globalThis.fetch = usual;

const server = createServer((request, response) => response.end(xml));
server.listen(0, '127.0.0.1', async () => {
  const baseURL = `http://127.0.0.1:${server.address().port}`;
  show('bgg-xml-api-client', await new BggXmlApiClient('token').getBggThing({ id: [1, 2, 3] }, { baseURL }));
  server.close();
});
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
bgg: ["Dungeons & Dragons","Memoir &#039;44","1830"]
bgg-xml-api-client: ["Dungeons & Dragons","Memoir &#039;44",1830]
TEXT
)
echo "bgg@3.0.0 bgg-xml-api-client@0.3.4"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They read names in another way now."
  exit 1
fi
