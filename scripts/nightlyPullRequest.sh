#!/usr/bin/env bash
# Keeps the one pull request with the changes of the nights.
# Needs git with a remote "origin" that may be pushed to, and the GitHub command line tool with its token, which git
# asks for: it need not be stored in the repository's configuration, where every other program could read it.
#
# Usage: scripts/nightlyPullRequest.sh resume BASE     before the night: takes up what is still open
#        scripts/nightlyPullRequest.sh submit BASE     after it: opens or updates the pull request
set -euo pipefail
cd "$(dirname "$0")/.."

step=$1
base=$2
branch=nightly/offers
summary=.cache/nightly/summary.md
body=.cache/nightly/body.md
title='Offers checked over night'

with_token() { git -c credential.helper= -c 'credential.helper=!gh auth git-credential' "$@"; }

# --head matches the branches of forks too, which anybody can open a pull request from.
open_number() {
  gh pr list --head "$branch" --base "$base" --state open --limit 1000 --json number,isCrossRepository \
    --jq 'map(select(.isCrossRepository | not)) | .[0].number // empty'
}

# GitHub takes 65,536 characters; whole lines, counted in bytes.
write_body() {
  LC_ALL=C awk '{ n += length($0) + 1 } n > 65000 { print "The rest is in the report of the run."; exit } { print }' \
    "$summary" >"$body"
}

resume() {
  if [ -z "$(open_number)" ]; then return; fi
  # The strikes and prices of the last nights are nowhere else until somebody merges it.
  with_token fetch --quiet origin "$branch"
  if ! git merge --quiet --no-edit FETCH_HEAD; then
    git merge --abort
    echo "The open pull request contradicts $base: this night starts from $base."
  fi
}

submit() {
  # A night that checked nothing must not replace the one before.
  if [ ! -f .cache/nightly/check.json ] || [ ! -f "$summary" ]; then
    echo 'The night checked nothing: there is nothing to submit.' >&2
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
  with_token push --quiet --force origin "HEAD:refs/heads/$branch"
  local number
  number=$(open_number)
  if [ -n "$number" ]; then
    gh pr edit "$number" --title "$title" --body-file "$body"
  else
    gh pr create --head "$branch" --base "$base" --title "$title" --body-file "$body"
  fi
}

case "$step" in
  resume | submit) "$step" ;;
  *) echo "Say resume or submit, not $step." >&2 && exit 2 ;;
esac
