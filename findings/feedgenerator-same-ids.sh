#!/usr/bin/env bash
# Each entry of an Atom feed has an id of its own (RFC 4287, 4.2.6). Debian's feedgenerator 2.0.0, the library of Pelican's
# feeds, makes the id from the link's path and day, and leaves the query out: two products of a shop whose addresses differ in
# product_id alone, as OpenCart's and PrestaShop's do, get one id, as do /deals#oceania and /deals/oceania. A reader shows one
# of them, or takes the second for a change of the first.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg-query --show python3-feedgenerator >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq python3-feedgenerator >/dev/null; }

cat >try.py <<'PY'
import datetime, re, feedgenerator
links = ['https://shop.example/index.php?product_id=42', 'https://shop.example/index.php?product_id=43',
         'https://guides.example/deals#oceania', 'https://guides.example/deals/oceania', 'https://guides.example/azul']
feed = feedgenerator.Atom1Feed(title='Deals', link='https://guides.example/', description='Deals')
for link in links:
    feed.add_item(title='Deal', link=link, description='Deal', pubdate=datetime.datetime(2026, 11, 28))
for link, id in zip(links, re.findall('<entry>.*?<id>(.*?)</id>', feed.writeString('utf-8'), re.S)):
    print(f'{link}: {id}')
PY
seen=$(/usr/bin/python3 -W ignore try.py)
expected=$(
  cat <<'TEXT'
https://shop.example/index.php?product_id=42: tag:shop.example,2026-11-28:/index.php
https://shop.example/index.php?product_id=43: tag:shop.example,2026-11-28:/index.php
https://guides.example/deals#oceania: tag:guides.example,2026-11-28:/deals/oceania
https://guides.example/deals/oceania: tag:guides.example,2026-11-28:/deals/oceania
https://guides.example/azul: tag:guides.example,2026-11-28:/azul
TEXT
)
dpkg-query --show python3-feedgenerator
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "feedgenerator makes other ids now."
  exit 1
fi
