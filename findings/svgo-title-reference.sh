#!/usr/bin/env bash
# SVGO's default preset is meant to keep a drawing as it is for its readers. svgo 4.1.0 removes the id of a
# <title> although aria-labelledby names it, and role="img" with it: the reference leads nowhere, and screen
# readers lose the drawing's name, or read its parts. Sites that optimize drawings with a text alternative
# inside must keep ids, or name them in the page.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . svgo@4.1.0

cat >try.mjs <<'JS'
import { optimize } from 'svgo';
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 6" role="img" aria-labelledby="name">' +
  '<title id="name">A red road</title><path d="M0 0h12v6H0z"/></svg>';
console.log(optimize(drawing).data);
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
<svg xmlns="http://www.w3.org/2000/svg" aria-labelledby="name" viewBox="0 0 12 6"><title>A red road</title><path d="M0 0h12v6H0z"/></svg>
TEXT
)
echo "svgo@4.1.0"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "svgo keeps the reference or the role now."
  exit 1
fi
