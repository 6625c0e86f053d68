#!/usr/bin/env bash
# In srcset, a comma after a descriptor ends a candidate, with or without a space behind it, and minifiers leave the space out.
# srcset-parse 1.1.0, which says that it follows the standard, needs it: in "box.jpg 1x,box-2x.jpg 2x" the second picture is
# ",box-2x.jpg", without an error. srcset 5.0.3 and parse-srcset 1.0.2 read both. A checker of pictures reports good ones as
# missing, on minified pages alone.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . srcset-parse@1.1.0 srcset@5.0.3 parse-srcset@1.0.2

cat >try.mjs <<'JS'
import parseSrcsetOld from 'parse-srcset';
import { parseSrcset } from 'srcset';
import srcsetParse from 'srcset-parse';
const parse = srcsetParse.default ?? srcsetParse;
for (const text of ['box.jpg 1x, box-2x.jpg 2x', 'box.jpg 1x,box-2x.jpg 2x', 'box.jpg 300w,box-2x.jpg 600w'])
  for (const [name, read] of Object.entries({ srcset: parseSrcset, 'parse-srcset': parseSrcsetOld, 'srcset-parse': parse }))
    console.log(`${name}, "${text}": ${read(text).map(({ url }) => url).join(' | ')}`);
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
srcset, "box.jpg 1x, box-2x.jpg 2x": box.jpg | box-2x.jpg
parse-srcset, "box.jpg 1x, box-2x.jpg 2x": box.jpg | box-2x.jpg
srcset-parse, "box.jpg 1x, box-2x.jpg 2x": box.jpg | box-2x.jpg
srcset, "box.jpg 1x,box-2x.jpg 2x": box.jpg | box-2x.jpg
parse-srcset, "box.jpg 1x,box-2x.jpg 2x": box.jpg | box-2x.jpg
srcset-parse, "box.jpg 1x,box-2x.jpg 2x": box.jpg | ,box-2x.jpg
srcset, "box.jpg 300w,box-2x.jpg 600w": box.jpg | box-2x.jpg
parse-srcset, "box.jpg 300w,box-2x.jpg 600w": box.jpg | box-2x.jpg
srcset-parse, "box.jpg 300w,box-2x.jpg 600w": box.jpg | ,box-2x.jpg
TEXT
)
echo "srcset-parse@1.1.0, srcset@5.0.3, parse-srcset@1.0.2"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They read these lists in another way now."
  exit 1
fi
