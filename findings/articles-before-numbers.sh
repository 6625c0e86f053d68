#!/usr/bin/env bash
# English says "an 8-player game" and "an 18-card deck". Two libraries that choose articles, Debian's Lingua::EN::Inflect 1.905
# (Perl) and inflect 2.1.0 (Python), say "a" before each number in figures, and "an USB hub"; the second also "an DLC". The
# plural of man-at-arms is man-at-arm to both, that of LCG is LCGS, and promo becomes promoes. indefinite 2.5.2 knows the
# articles. Sentences made from fields of players and cards need their own rule.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg-query --show liblingua-en-inflect-perl python3-inflect >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq liblingua-en-inflect-perl python3-inflect >/dev/null; }
npm install --silent --no-audit --no-fund --prefix . indefinite@2.5.2

cat >try.pl <<'PERL'
use Lingua::EN::Inflect qw(A PL);
print 'Lingua::EN::Inflect: ', join(', ', map { A($_) } '8-player game', '18-card deck', '5-player game', 'DLC', 'USB hub', 'LCG'), "\n";
print 'Lingua::EN::Inflect: ', join(', ', map { PL($_) } 'expansion', 'man-at-arms', 'LCG', 'promo'), "\n";
PERL
cat >try.py <<'PY'
import inflect
words = inflect.engine()
print('inflect:', ', '.join(words.a(text) for text in ['8-player game', '18-card deck', '5-player game', 'DLC', 'USB hub', 'LCG']))
print('inflect:', ', '.join(words.plural(text) for text in ['expansion', 'man-at-arms', 'LCG', 'promo']))
PY
cat >try.mjs <<'JS'
import indefinite from 'indefinite';
const texts = ['8-player game', '18-card deck', '5-player game', 'DLC', 'USB hub', 'LCG'];
console.log(`indefinite: ${texts.map((text) => indefinite(text)).join(', ')}`);
JS
seen=$(
  perl try.pl
  /usr/bin/python3 try.py
  node try.mjs
)
expected=$(
  cat <<'TEXT'
Lingua::EN::Inflect: a 8-player game, a 18-card deck, a 5-player game, a DLC, an USB hub, an LCG
Lingua::EN::Inflect: expansions, man-at-arm, LCGS, promoes
inflect: a 8-player game, a 18-card deck, a 5-player game, an DLC, an USB hub, an LCG
inflect: expansions, man-at-arm, LCGS, promoes
indefinite: an 8-player game, an 18-card deck, a 5-player game, a DLC, a USB hub, an LCG
TEXT
)
echo "indefinite@2.5.2, $(dpkg-query --show --showformat '${Package} ${Version} ' liblingua-en-inflect-perl python3-inflect)"
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "They choose other words now."
  exit 1
fi
