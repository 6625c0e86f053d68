#!/usr/bin/env bash
# Maintains the one pull request with the nightly changes.
# Needs git with push access to "origin", and the GitHub command line tool with its token. Git asks that tool for the
# token, so the repository's configuration does not contain it, where every other program could read it.
#
# Usage: scripts/nightlyPullRequest.sh resume BASE     before the run: merges the open pull request
#        scripts/nightlyPullRequest.sh submit BASE     after the run: opens or updates it
set -euo pipefail
cd "$(dirname "$0")/.."

step=$1
base=$2
# Without a slash: a branch named nightly would rule out nightly/offers.
branch=nightly-offers
summary=.cache/nightly/summary.md
body=.cache/nightly/body.md
title='Offers checked over night'

with_token() { git -c credential.helper= -c 'credential.helper=!gh auth git-credential' "$@"; }

# --head also matches the branches of forks, from which anybody can open a pull request.
open_number() {
  gh pr list --head "$branch" --base "$base" --state open --limit 1000 --json number,isCrossRepository \
    --jq 'map(select(.isCrossRepository | not)) | .[0].number // empty'
}

# GitHub accepts 65,536 characters; this counts whole lines in bytes.
write_body() {
  LC_ALL=C awk '{ n += length($0) + 1 } n > 65000 { print "The rest is in the report of the run."; exit } { print }' \
    "$summary" >"$body"
}

# What the branch was when the night began; submit pushes only over that.
seen=$(git rev-parse --git-path nightly-seen)

remote_commit() { with_token ls-remote origin "refs/heads/$branch" | cut -f 1; }

# Commits that only the branch has may be by hand, or the prices of nights that nobody has merged yet: none is dropped.
merge_branch() {
  with_token fetch --quiet origin "$branch"
  if git merge --quiet --no-edit FETCH_HEAD; then return; fi
  git merge --abort
  echo "$2" >&2
  gh pr comment "$1" --body "$2"
  exit 1
}

resume() {
  local number
  number=$(open_number)
  remote_commit >"$seen"
  if [ -z "$number" ]; then return; fi
  # Until somebody merges it, only this branch has the strikes and prices of the last runs.
  merge_branch "$number" "This conflicts with $base. Merge $base into $branch; until then the nights stop."
}

submit() {
  # A run that checked nothing must not replace the previous one.
  if [ ! -f .cache/nightly/check.json ] || [ ! -f "$summary" ]; then
    echo 'Nothing was checked, so there is nothing to submit.' >&2
    exit 2
  fi
  git add --all -- data/offers
  if [ -d data/state ]; then git add --all -- data/state; fi
  git diff --cached --quiet || git commit --quiet --message "$title"
  if git diff --quiet "$base" HEAD -- data; then
    echo 'No offer changed: no pull request.'
    return
  fi
  write_body
  local number was
  number=$(open_number)
  was=$(cat "$seen" 2>/dev/null || true)
  if [ -n "$number" ] && [ "$(remote_commit)" != "$was" ]; then
    # Somebody pushed to it while the night ran.
    was=$(remote_commit)
    merge_branch "$number" "What was pushed here during the night conflicts with its results. They are dropped; the next night starts from what was pushed."
  fi
  with_token push --quiet --force-with-lease="refs/heads/$branch:$was" origin "HEAD:refs/heads/$branch"
  if [ -n "$number" ]; then
    gh pr edit "$number" --title "$title" --body-file "$body"
  else
    gh pr create --head "$branch" --base "$base" --title "$title" --body-file "$body"
  fi
}

case "$step" in
  resume | submit) "$step" ;;
  *) echo "Use resume or submit, not $step." >&2 && exit 2 ;;
esac
