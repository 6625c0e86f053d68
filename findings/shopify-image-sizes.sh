#!/usr/bin/env bash
# Shopify puts the size of a picture into its name: box_600x600.jpg. @shopify/theme-images 4.1.1 reads the size of an
# original named poster_24x36_front.jpg, which is that of the poster in inches, as one that Shopify made; and it asks for no
# picture at all (null) when the file is WebP, or its address has a parameter besides v, as those of Shopify's CDN have.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @shopify/theme-images@4.1.1

cat >try.cjs <<'JS'
const { imageSize, getSizedImageUrl } = require('@shopify/theme-images/dist/images.cjs.js');
for (const name of ['box.jpg', 'box_600x600.jpg', 'poster_24x36.jpg', 'playmat_90x90_front.jpg'])
  console.log(`size of ${name}: ${imageSize(`https://cdn.shopify.com/s/files/1/${name}`)}`);
for (const name of ['box.jpg?v=1', 'box.webp?v=1', 'box.jpg?v=1&width=800', 'box.avif'])
  console.log(`600 pixels of ${name}: ${getSizedImageUrl(`https://cdn.shopify.com/s/files/1/${name}`, '600x')}`);
JS
seen=$(node try.cjs)
expected=$(
  cat <<'TEXT'
size of box.jpg: null
size of box_600x600.jpg: 600x600
size of poster_24x36.jpg: 24x36
size of playmat_90x90_front.jpg: 90x90
600 pixels of box.jpg?v=1: //cdn.shopify.com/s/files/1/box_600x.jpg?v=1
600 pixels of box.webp?v=1: null
600 pixels of box.jpg?v=1&width=800: null
600 pixels of box.avif: null
TEXT
)
echo "@shopify/theme-images@4.1.1"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "theme-images reads these names in another way now."
  exit 1
fi
