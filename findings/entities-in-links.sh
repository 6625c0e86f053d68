#!/usr/bin/env bash
# In an HTML attribute, a reference such as &curren or &reg without a semicolon isn't one before a letter, a digit, or "=", so
# that href="?id=1&currency=USD&region=us" is valid and means what it says. node-html-markdown 2.0.0 and Debian's
# BeautifulSoup 4.11.2 with Python's html.parser read ?id=1¤cy=USD®ion=us, and Perl's HTML::LinkExtor 3.81 loses &copy=2.
# Shops' links with a currency or a region lead to other pages. turndown 7.2.5 keeps them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg-query --show python3-bs4 libhtml-parser-perl >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq python3-bs4 libhtml-parser-perl >/dev/null; }
npm install --silent --no-audit --no-fund --prefix . node-html-markdown@2.0.0 turndown@7.2.5

cat >page.html <<'HTML'
<p><a href="https://shop.example/p?id=1&currency=USD&region=us&section=games&copy=2">Oceania</a></p>
HTML
cat >try.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { NodeHtmlMarkdown } from 'node-html-markdown';
import TurndownService from 'turndown';
const page = readFileSync('page.html', 'utf8');
console.log(`turndown: ${new TurndownService().turndown(page).trim()}`);
console.log(`node-html-markdown: ${NodeHtmlMarkdown.translate(page).trim()}`);
JS
cat >try.py <<'PY'
from bs4 import BeautifulSoup
print('BeautifulSoup:', BeautifulSoup(open('page.html').read(), 'html.parser').a['href'])
PY
cat >try.pl <<'PERL'
use HTML::LinkExtor;
binmode STDOUT, ':utf8';
my $reader = HTML::LinkExtor->new;
open my $page, '<:utf8', 'page.html';
$reader->parse_file($page);
print "HTML::LinkExtor: $_->[2]\n" for $reader->links;
PERL
seen=$(
  node try.mjs
  PYTHONIOENCODING=utf-8 /usr/bin/python3 try.py
  perl try.pl
)
expected=$(
  cat <<'TEXT'
turndown: [Oceania](https://shop.example/p?id=1&currency=USD&region=us&section=games&copy=2)
node-html-markdown: [Oceania](https://shop.example/p?id=1¤cy=USD®ion=us§ion=games©=2)
BeautifulSoup: https://shop.example/p?id=1¤cy=USD®ion=us§ion=games©=2
HTML::LinkExtor: https://shop.example/p?id=1&currency=USD&region=us&section=games©=2
TEXT
)
echo "node-html-markdown@2.0.0, turndown@7.2.5, $(dpkg-query --show --showformat '${Package} ${Version} ' python3-bs4 libhtml-parser-perl)"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They read such links in another way now."
  exit 1
fi
