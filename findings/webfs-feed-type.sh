#!/usr/bin/env bash
# A web server that reads /etc/mime.types should send .xml as application/xml, as its line there says. Debian bookworm's
# webfs 1.21 cuts long types, takes what is left of "...drawingml.diagramColors+xml" for extensions, and sends every
# sitemap and .xml feed as an office drawing; .atom is right. Readers and crawlers that look at the type reject them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"; [ -z "${server:-}" ] || kill "$server" 2>/dev/null' EXIT
cd "$folder"
command -v webfsd >/dev/null && command -v curl >/dev/null || { apt-get update -qq && apt-get install -y -qq webfs curl media-types >/dev/null; }

echo '<feed xmlns="http://www.w3.org/2005/Atom"/>' | tee deals.atom >deals.xml
chmod -R a+rX .
port=$((20000 + RANDOM % 10000))
webfsd -F -i 127.0.0.1 -p "$port" -r "$folder" >/dev/null 2>&1 &
server=$!
type_of() {
  curl --silent --output /dev/null --retry 5 --retry-connrefused --retry-delay 1 --write-out "$1: %{content_type}\n" "http://127.0.0.1:$port/$1"
}
seen=$(
  echo "in mime.types, xml: $(awk '$2 == "xml" { print $1 }' /etc/mime.types)"
  type_of deals.atom
  type_of deals.xml
)
expected=$(
  cat <<'TEXT'
in mime.types, xml: application/xml
deals.atom: application/atom+xml
deals.xml: application/vnd.openxmlformats-officedocument.drawingml.diagram
TEXT
)
dpkg-query --show webfs media-types
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "webfs sends another type now."
  exit 1
fi
