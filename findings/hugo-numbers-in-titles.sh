#!/usr/bin/env bash
# Titles sort as text, and one expects "1830" and "7 Wonders" near each other. Debian's Hugo 0.111.3 reads each text as a number
# if it can and counts any other as 0 beside one: "7 Wonders" comes first, "504" and "1830" after "Zombicide"; March 2027 as
# "2027-03" comes before a whole year, "1999". "$45" and "1,299.00" are less than 30 (lt), and "24.99" is at least and at most
# 24.99, but not equal to it. A list under a price needs real numbers.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg-query --show hugo >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq hugo >/dev/null; }

mkdir -p data layouts
echo 'disableKinds = ["taxonomy", "term", "RSS", "sitemap"]' >config.toml
cat >data/games.yaml <<'YAML'
- {title: "Azul", released: "2017"}
- {title: "1830", released: "1986"}
- {title: "7 Wonders", released: "2010"}
- {title: "504", released: "2015"}
- {title: "Zombicide", released: "2012"}
- {title: "Harvest", released: "2027-03"}
YAML
cat >layouts/index.html <<'HTML'
By title:{{ range sort site.Data.games "title" }} {{ .title }};{{ end }}
By release:{{ range sort site.Data.games "released" }} {{ .released }};{{ end }}
lt "$45" 30: {{ lt "$45" 30 }}
lt "1,299.00" 30: {{ lt "1,299.00" 30 }}
le, ge, eq "24.99" 24.99: {{ le "24.99" 24.99 }}, {{ ge "24.99" 24.99 }}, {{ eq "24.99" 24.99 }}
HTML
hugo --quiet
seen=$(cat public/index.html)
expected=$(
  cat <<'TEXT'
By title: 7 Wonders; Azul; Harvest; Zombicide; 504; 1830;
By release: 2027-03; 1986; 2010; 2012; 2015; 2017;
lt "$45" 30: true
lt "1,299.00" 30: true
le, ge, eq "24.99" 24.99: true, true, false
TEXT
)
dpkg-query --show hugo
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "Hugo compares these texts in another way now."
  exit 1
fi
