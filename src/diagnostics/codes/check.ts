import type { CodesOf } from '../codeInfo.ts';

export const checkCodes = {
  'check/state-damaged': {
    severity: 'warning',
    title: 'What the checker remembers cannot be read',
    explanation:
      'data/state/checks.json is written by guides check alone. Mended by hand or merged by git it may say what no check wrote; then strikes and exact times count for nothing, and pages show the dates of the offers’ own files. Bring the file back from git, or delete it: the next guides check --write starts anew, and keeps a damaged file beside.',
  },
  'check/history-damaged': {
    severity: 'warning',
    title: 'A line of the price history cannot be read',
    explanation:
      'data/state/history/<game>.csv is written by guides check alone: date, offer, price, currency, stock. A line that says something else, such as the marks of an unsettled merge, counts for nothing; the others count as before. Bring the line back from git, or delete it. No check changes or removes it.',
  },
  'check/history-too-large': {
    severity: 'error',
    title: 'A price history is too large to be read',
    explanation:
      'A game’s history takes a few kilobytes a year, since a line is written for a change only and months are joined after a year. One of more than 10 MB was not written by a check: something was appended to it, or a merge doubled it. Pages then know no past price of the game, and guides check --write adds none and ends with 2, after it has written everything else. Bring the file back from git, or delete its oldest lines.',
  },
  'check/write-failed': {
    severity: 'error',
    title: 'The operating system did not let the checker write',
    explanation:
      'No right to write, a read-only or a full disk. Each file of data/offers/ is replaced in one step, so that every one of them is wholly as it was or has all of its changes. What was found stands in the report; what was not written is found again by the next check.',
  },
  'check/locked': {
    severity: 'error',
    title: 'Another run has been writing the data for too long',
    explanation:
      'Two runs may check at once, but only one writes at a time, for a few milliseconds. One that was killed holds nothing: the next one on the same machine sees that and takes over. Of a run on another machine nobody can tell whether it still runs.',
  },
  'check/no-network': {
    severity: 'error',
    title: 'No shop was reached',
    explanation:
      'Every address failed before anything answered, or one page answered for all hosts, as the log-in page of a hotel does. That says nothing of any link, so the run stores nothing, counts no strike and ends with 2. A single shop that answers nothing at all costs none of its links a strike either.',
  },
} as const satisfies CodesOf<'check'>;
