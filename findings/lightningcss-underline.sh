#!/usr/bin/env bash
# A minifier should not need to know browsers to keep a rule working. lightningcss 1.33.0 without targets
# joins the long forms of text-decoration into "underline 3px", which Safari before 26.4 doesn't know and
# drops whole, so the underline is gone there. With a Safari target it stays apart. A site that only minifies
# needs targets for its underlines.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . lightningcss@1.33.0

cat >try.mjs <<'JS'
import { transform } from 'lightningcss';
const rule =
  '.here{text-decoration-line:underline;text-decoration-thickness:3px;' +
  'text-decoration-style:solid;text-decoration-color:currentColor}';
const minify = (targets) =>
  String(transform({ filename: 'site.css', code: Buffer.from(rule), minify: true, ...targets }).code);
console.log(minify({}));
console.log(minify({ targets: { safari: 17 << 16 } }));
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
.here{text-decoration:underline 3px}
.here{text-decoration:underline;text-decoration-thickness:3px}
TEXT
)
echo "lightningcss@1.33.0"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "lightningcss writes these rules in another way now."
  exit 1
fi
