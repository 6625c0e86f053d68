#!/usr/bin/env bash
# A line "/:folder/:page.html /:folder/:page 301!" looks like a redirect of the .html spelling, as it is in
# other hosts' files. netlify-redirector 0.5.0, the code behind Netlify's _redirects, takes "page.html" as the
# placeholder's name: the line matches addresses without .html too, and its target keeps ":page" as text.
# Published, it sends every page of a folder to a dead address.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . netlify-redirector@0.5.0

cat >try.mjs <<'JS'
import redirector from 'netlify-redirector';
const rules = await redirector.parsePlain('/:folder/:page.html /:folder/:page 301!\n', {});
for (const path of ['/guides/catan.html', '/guides/catan', '/guides']) {
  const [scheme, host, query] = ['https', 'guides.example', ''];
  const request = { scheme, host, path, query, getHeader: () => '', getCookie: () => '' };
  const found = await rules.match(request);
  console.log(`${path} -> ${found?.to ?? 'no rule'}`);
}
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
/guides/catan.html -> /guides/:page
/guides/catan -> /guides/:page
/guides -> no rule
TEXT
)
echo "netlify-redirector@0.5.0"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "netlify-redirector reads the line in another way now."
  exit 1
fi
