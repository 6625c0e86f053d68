#!/usr/bin/env bash
# Liquid's filters take numbers in strings. Merchant feeds and shops write "34.99 USD" and "1,299.00": Debian's ruby-liquid
# 5.4.0, Shopify's and Jekyll's, computes with 34 and 1 from them, and liquidjs 10.30.1, which calls itself compatible, with
# 0; neither reports an error. And 19.99 in cents, rounded down, is 1999 for the first and 1998 for the second. A template
# that shows a price must get a number.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
ruby -rliquid -e '' 2>/dev/null || { apt-get update -qq && apt-get install -y -qq ruby-liquid >/dev/null; }
npm install --silent --no-audit --no-fund --prefix . liquidjs@10.30.1

cat >templates.json <<'JSON'
["{{ '34.99' | times: 2 }}", "{{ '34.99 USD' | times: 2 }}", "{{ '1,299.00' | plus: 5.99 }}", "{{ '34,99' | times: 2 }}",
 "{{ 19.99 | times: 100 | floor }}", "{{ 40 | minus: '25%' }}"]
JSON
cat >try.rb <<'RUBY'
require 'json'
require 'liquid'
JSON.parse(File.read('templates.json')).each { |text| puts "ruby-liquid, #{text}: #{Liquid::Template.parse(text).render}" }
RUBY
cat >try.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { Liquid } from 'liquidjs';
const engine = new Liquid({ strictFilters: true, strictVariables: true });
for (const text of JSON.parse(readFileSync('templates.json'))) console.log(`liquidjs, ${text}: ${engine.parseAndRenderSync(text)}`);
JS
seen=$(
  ruby try.rb
  node try.mjs
)
expected=$(
  cat <<'TEXT'
ruby-liquid, {{ '34.99' | times: 2 }}: 69.98
ruby-liquid, {{ '34.99 USD' | times: 2 }}: 68
ruby-liquid, {{ '1,299.00' | plus: 5.99 }}: 6.99
ruby-liquid, {{ '34,99' | times: 2 }}: 68
ruby-liquid, {{ 19.99 | times: 100 | floor }}: 1999
ruby-liquid, {{ 40 | minus: '25%' }}: 15
liquidjs, {{ '34.99' | times: 2 }}: 69.98
liquidjs, {{ '34.99 USD' | times: 2 }}: 0
liquidjs, {{ '1,299.00' | plus: 5.99 }}: 5.99
liquidjs, {{ '34,99' | times: 2 }}: 0
liquidjs, {{ 19.99 | times: 100 | floor }}: 1998
liquidjs, {{ 40 | minus: '25%' }}: 40
TEXT
)
echo "liquidjs@10.30.1, $(dpkg-query --show ruby-liquid)"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They compute with these texts in another way now."
  exit 1
fi
