#!/usr/bin/env bash
# Structured data should say what the site says. For an offer with a price alone, @unhead/schema-org 3.1.3, which Nuxt's
# schema-org module writes with, adds "InStock" and a priceValidUntil, December 30 of next year, to the page's JSON-LD; it adds
# the date to an offer that is sold out as well, and to one whose date is undefined. A search engine is told that each price
# holds for a year and that each box is there, which nobody wrote.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @unhead/schema-org@3.1.3

cat >try.mjs <<'JS'
import { createSchemaOrgGraph, defineOffer, defineProduct } from '@unhead/schema-org';
const year = new Date().getFullYear() + 1;
for (const offer of [{}, { availability: 'SoldOut' }, { availability: 'PreOrder', priceValidUntil: undefined }]) {
  const graph = createSchemaOrgGraph();
  graph.push(defineProduct({ name: 'Oceania', offers: [defineOffer({ price: 24.9, priceCurrency: 'EUR', ...offer })] }));
  const nodes = graph.resolveGraph({ host: 'https://guides.example', path: '/oceania', url: 'https://guides.example/oceania' });
  const { availability, priceValidUntil } = [nodes.find((node) => node['@type'] === 'Product').offers].flat()[0];
  console.log(`${JSON.stringify(offer)}: ${availability}, until ${priceValidUntil.replace(`${year}-`, "next year's ")}`);
}
JS
seen=$(TZ=UTC node try.mjs)
expected=$(
  cat <<'TEXT'
{}: https://schema.org/InStock, until next year's 12-30T00:00:00.000Z
{"availability":"SoldOut"}: https://schema.org/SoldOut, until next year's 12-30T00:00:00.000Z
{"availability":"PreOrder"}: https://schema.org/PreOrder, until next year's 12-30T00:00:00.000Z
TEXT
)
echo "@unhead/schema-org@3.1.3"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "It adds something else now."
  exit 1
fi
