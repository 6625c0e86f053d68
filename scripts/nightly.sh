#!/usr/bin/env bash
# One night's work: validates, checks the offers and writes back what is certain, then builds and audits the site.
# The changed files stay in the work tree; the summary for a person is .cache/nightly/summary.md.
# For cron as it stands; the nightly workflow adds the pull request.
#
# Usage: scripts/nightly.sh [DATA [options of guides check]]
# Exit 0: all in order. 1: something needs a person, and the summary says what. 2 and above: could not run to its end.
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
kept=.cache/nightly
mkdir -p .cache
exec 9>.cache/nightly.lock
if command -v flock >/dev/null && ! flock --nonblock 9; then
  echo 'error: another night is under way in this folder.' >&2
  exit 2
fi
rm -rf "$kept"
mkdir -p "$kept"

node scripts/bundle.mjs || exit 2
guides() { node scripts/guides.mjs "$@"; }

guides validate --data "$data" | tee "$kept/validate.txt"
valid=${PIPESTATUS[0]}
if [ "$valid" -eq 1 ]; then
  {
    printf '## The data does not validate\n\nNothing was checked and nothing changed. To mend first:\n\n'
    # Whatever the data holds, nothing of it ends a block that is indented.
    sed 's/^/    /' "$kept/validate.txt"
  } >"$kept/summary.md"
fi
[ "$valid" -eq 0 ] || exit "$valid"

guides check --data "$data" --write --follow-moves --format json --report "$kept/check.json" "$@"
checked=$?
[ "$checked" -le 1 ] || exit "$checked"
for form in markdown:summary.md html:report.html; do
  # Its exit code repeats that of the check.
  guides check merge "$kept/check.json" --format "${form%%:*}" >"$kept/${form#*:}" || [ $? -eq "$checked" ] || exit 2
done

# What the checker wrote has to stand the rules like what a person wrote; the build says so, and audits every page.
guides build --verify --data "$data" --out "$kept/dist" || exit 2
# What of it readers and maintainers want to know: good prices, what came back, what no shop has.
guides prices --data "$data" --format markdown >"$kept/prices.md" || exit 2
if [ -s "$kept/prices.md" ]; then printf '\n' | cat - "$kept/prices.md" >>"$kept/summary.md"; fi

# From now on each address of tonight must be served or redirected.
guides addresses --data "$data" --write >/dev/null || exit 2

exit "$checked"
