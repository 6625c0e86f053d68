#!/usr/bin/env bash
# A 308 is the permanent redirect that Vercel and Cloudflare Pages send for another spelling of an address (RFC 9110,
# 15.4.9). broken-link-checker 0.7.8 follows 301 and 307, but takes 308 for the end and reports the link as broken, while
# each browser arrives. A checker of shop links must look at such a status itself.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . broken-link-checker@0.7.8

cat >try.cjs <<'JS'
const { createServer } = require('node:http');
const { HtmlUrlChecker } = require('broken-link-checker');
const codes = ['301', '307', '308'];
const server = createServer((request, response) => {
  const code = request.url.slice(1);
  if (codes.includes(code)) response.writeHead(Number(code), { location: '/oceania' });
  else response.setHeader('content-type', 'text/html');
  response.end(request.url === '/' ? codes.map((each) => `<a href="/${each}">${each}</a>`).join('') : '');
});
server.listen(0, '127.0.0.1', () => {
  const lines = [];
  const link = ({ url, broken, brokenReason }) => lines.push(`${url.original}: ${broken ? brokenReason : 'works'}`);
  const end = () => {
    console.log(lines.sort().join('\n'));
    process.exit();
  };
  new HtmlUrlChecker({ excludedKeywords: [] }, { link, end }).enqueue(`http://127.0.0.1:${server.address().port}/`);
});
JS
seen=$(node --no-deprecation try.cjs)
expected=$(
  cat <<'TEXT'
/301: works
/307: works
/308: HTTP_308
TEXT
)
echo "broken-link-checker@0.7.8"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "broken-link-checker judges redirects in another way now."
  exit 1
fi
