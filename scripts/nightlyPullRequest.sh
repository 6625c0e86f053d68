#!/usr/bin/env bash
# Keeps the one pull request that carries what the nights changed in the offers.
# Needs git with a remote "origin" that may be pushed to, and the GitHub command line tool with its token, which git
# gets from there: it need not be kept in the repository's configuration, where every other program could read it.
#
# Usage: scripts/nightlyPullRequest.sh resume BASE     before the night: takes up what is still open
#        scripts/nightlyPullRequest.sh submit BASE     after it: opens or updates the pull request
set -euo pipefail
cd "$(dirname "$0")/.."

step=$1
base=$2
branch=nightly/offers
summary=.cache/nightly/summary.md
title='Offers checked over night'

with_token() { git -c credential.helper= -c 'credential.helper=!gh auth git-credential' "$@"; }

open_number() {
  gh pr list --head "$branch" --base "$base" --state open --json number --jq '.[0].number // empty'
}

resume() {
  if [ -z "$(open_number)" ]; then return; fi
  # Strikes and prices of the last nights are in there, and nowhere else until somebody merges it.
  with_token fetch --quiet origin "$branch"
  if ! git merge --quiet --no-edit FETCH_HEAD; then
    git merge --abort
    echo "The open pull request contradicts $base: this night starts anew."
  fi
}

submit() {
  # Before anything is pushed: a night that checked nothing has nothing to say in place of the one before.
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
  with_token push --quiet --force origin "HEAD:refs/heads/$branch"
  local number
  number=$(open_number)
  if [ -n "$number" ]; then
    gh pr edit "$number" --title "$title" --body-file "$summary"
  else
    gh pr create --head "$branch" --base "$base" --title "$title" --body-file "$summary"
  fi
}

case "$step" in
  resume | submit) "$step" ;;
  *) echo "Say resume or submit, not $step." >&2 && exit 2 ;;
esac
