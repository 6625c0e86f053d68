#!/usr/bin/env bash
# The nightly run: validates, checks the offers, writes back certain results, then builds and audits the site.
# The changed files stay in the work tree; the summary is in .cache/nightly/summary.md.
# Made for cron; the nightly workflow adds the pull request. Ctrl-C or SIGTERM ends the check early, and its results
# so far are written and summarized.
#
# Usage: scripts/nightly.sh [DATA [options of guides check]]
# Exit 0: all in order. 1: something needs a person; see the summary. 130, 143: stopped early by a signal.
# Any other code: could not finish.
# Without .cache/nightly/check.json nothing was checked: the data did not validate.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 2

case ${1:-} in
  -h | --help)
    sed -n '2,/^set/{/^#/s/^# \{0,1\}//p}' scripts/nightly.sh
    exit
    ;;
esac

data=${1:-data}
shift $(($# > 0 ? 1 : 0))
out=.cache/nightly
if ! { mkdir -p .cache && : >>.cache/nightly.lock; }; then
  echo "error: $PWD/.cache cannot be written to." >&2
  exit 2
fi
exec 9>>.cache/nightly.lock
if command -v flock >/dev/null && ! flock --nonblock 9; then
  echo 'error: another nightly run is in progress in this folder.' >&2
  exit 2
fi
rm -rf "$out" && mkdir -p "$out" || exit 2

guides() { node scripts/guides.mjs "$@"; }

guides validate --data "$data" | tee "$out/validate.txt"
valid=${PIPESTATUS[0]}
if [ "$valid" -eq 1 ]; then
  {
    printf '## The data does not validate\n\nNothing was checked and nothing changed. Fix first:\n\n'
    # No text from the data can end an indented block.
    sed 's/^/    /' "$out/validate.txt"
  } >"$out/summary.md"
fi
[ "$valid" -eq 0 ] || exit "$valid"

# In a separate process group, so that Ctrl-C reaches it once, through this script: a second signal would kill it.
set -m
# Later options override earlier ones.
node scripts/guides.mjs check --data "$data" --write --follow-moves --max-time 25m \
  --format json --report "$out/check.json" "$@" &
check=$!
trap 'kill -TERM "$check"' TERM INT HUP
# A signal ends the wait, but not the check.
while
  wait "$check"
  checked=$?
  kill -0 "$check" 2>/dev/null
do :; done
trap - TERM INT HUP
set +m
case $checked in
  0 | 1) ;;
  143) [ -f "$out/check.json" ] || exit "$checked" ;;
  *) exit "$checked" ;;
esac
for form in markdown:summary.md html:report.html; do
  # Exit 1 repeats that a link needs attention.
  guides check merge "$out/check.json" --format "${form%%:*}" >"$out/${form#*:}" || [ $? -eq 1 ] || exit 2
done

# The build checks the written data by the same rules as manual changes, and audits every page.
guides build --verify --data "$data" --out "$out/dist" || exit 2
# News: good prices, boxes back in stock, boxes that no shop has.
guides prices --data "$data" --format markdown >"$out/prices.md" || exit 2
if [ -s "$out/prices.md" ]; then printf '\n' | cat - "$out/prices.md" >>"$out/summary.md"; fi

# From now on, each of these addresses must be served or redirected.
guides addresses --data "$data" --write >/dev/null || exit 2

exit "$checked"
