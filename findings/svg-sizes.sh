#!/usr/bin/env bash
# SVG parts the numbers of a viewBox by spaces or commas, and XML allows spaces around "=". image-size 2.1.0, which site
# builders write width and height with, gives undefined for viewBox="0,0,300,150", and says "Invalid SVG" to width = "300";
# probe-image-size 7.5.0 reads both, but gives a drawing of 10cm the width 10, with the unit in another field. A page then has
# width="undefined", or no room for its picture.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . image-size@2.1.0 probe-image-size@7.5.0

cat >try.mjs <<'JS'
import { imageSize } from 'image-size';
import probe from 'probe-image-size';
for (const size of ['viewBox="0 0 300 150"', 'viewBox="0,0,300,150"', 'width = "300" height = "150"', 'width="10cm" height="5cm"']) {
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h9v9z"/></svg>`);
  let found;
  try {
    const { width, height } = imageSize(svg);
    found = `${width} x ${height}`;
  } catch (error) {
    found = error.message;
  }
  const probed = probe.sync(svg);
  console.log(`${size}: image-size ${found}, probe-image-size ${probed.width} x ${probed.height} ${probed.wUnits}`);
}
JS
seen=$(node try.mjs)
expected=$(
  cat <<'TEXT'
viewBox="0 0 300 150": image-size 300 x 150, probe-image-size 300 x 150 px
viewBox="0,0,300,150": image-size undefined x undefined, probe-image-size 300 x 150 px
width = "300" height = "150": image-size Invalid SVG, probe-image-size 300 x 150 px
width="10cm" height="5cm": image-size 378 x 189, probe-image-size 10 x 5 cm
TEXT
)
echo "image-size@2.1.0 probe-image-size@7.5.0"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They read sizes in another way now."
  exit 1
fi
