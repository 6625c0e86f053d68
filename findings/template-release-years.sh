#!/usr/bin/env bash
# Releases are often known by their year alone, "2027". The date filters of template languages take text, but a text of digits
# is a number of seconds to them: Debian's Twig 3.5.1 and ruby-liquid 5.4.0 (Jekyll's) and liquidjs 10.30.1 print 1970 for a
# release in 2027, and for 20270301. Of "Spring 2027", liquidjs makes January 1, Liquid leaves it, and Twig stops. ruby-liquid
# reads 12/11/2026 as November 12, and leaves 12/31/2026 as it is. A year belongs on the page without a filter.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg-query --show php-twig ruby-liquid >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq php-cli php-twig ruby-liquid >/dev/null; }
npm install --silent --no-audit --no-fund --prefix . liquidjs@10.30.1

cat >dates.json <<'JSON'
["2027", "2027-03-01", "20270301", "March 2027", "Spring 2027", "12/11/2026", "12/31/2026"]
JSON
cat >try.php <<'PHP'
<?php
require 'Twig/autoload.php';
date_default_timezone_set('UTC');
$twig = new Twig\Environment(new Twig\Loader\ArrayLoader(['page' => '{{ release|date("Y-m-d") }}']));
foreach (json_decode(file_get_contents('dates.json')) as $release) {
    try {
        $day = $twig->render('page', ['release' => $release]);
    } catch (Twig\Error\RuntimeError $error) {
        $day = 'error';
    }
    echo "Twig, $release: $day\n";
}
PHP
cat >try.rb <<'RUBY'
require 'json'
require 'liquid'
page = Liquid::Template.parse('{{ release | date: "%Y-%m-%d" }}')
JSON.parse(File.read('dates.json')).each { |release| puts "ruby-liquid, #{release}: #{page.render('release' => release)}" }
RUBY
cat >try.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { Liquid } from 'liquidjs';
const page = '{{ release | date: "%Y-%m-%d" }}';
for (const release of JSON.parse(readFileSync('dates.json')))
  console.log(`liquidjs, ${release}: ${new Liquid().parseAndRenderSync(page, { release })}`);
JS
seen=$(
  export TZ=UTC
  php -d error_reporting=0 try.php
  ruby try.rb
  node try.mjs
)
expected=$(
  cat <<'TEXT'
Twig, 2027: 1970-01-01
Twig, 2027-03-01: 2027-03-01
Twig, 20270301: 1970-08-23
Twig, March 2027: 2027-03-01
Twig, Spring 2027: error
Twig, 12/11/2026: 2026-12-11
Twig, 12/31/2026: 2026-12-31
ruby-liquid, 2027: 1970-01-01
ruby-liquid, 2027-03-01: 2027-03-01
ruby-liquid, 20270301: 1970-08-23
ruby-liquid, March 2027: 2027-03-01
ruby-liquid, Spring 2027: Spring 2027
ruby-liquid, 12/11/2026: 2026-11-12
ruby-liquid, 12/31/2026: 12/31/2026
liquidjs, 2027: 1970-01-01
liquidjs, 2027-03-01: 2027-03-01
liquidjs, 20270301: 1970-08-23
liquidjs, March 2027: 2027-03-01
liquidjs, Spring 2027: 2027-01-01
liquidjs, 12/11/2026: 2026-12-11
liquidjs, 12/31/2026: 2026-12-31
TEXT
)
echo "liquidjs@10.30.1, $(dpkg-query --show --showformat '${Package} ${Version} ' php-twig ruby-liquid)"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They read these dates in another way now."
  exit 1
fi
