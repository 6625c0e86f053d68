import type { CodesOf } from '../codeInfo.ts';

export const checkCodes = {
  'check/state-damaged': {
    severity: 'warning',
    title: 'The checker’s state cannot be read',
    explanation:
      'Only guides check writes data/state/checks.json. If it was edited by hand or merged, its strikes and times are ignored. Restore the file with git, or delete it; the next guides check --write starts over and keeps a copy of the damaged file.',
  },
  'check/history-damaged': {
    severity: 'warning',
    title: 'A line of the price history cannot be read',
    explanation:
      'Only guides check writes data/state/history/<game>.csv: date, offer, price, currency, stock. Other lines, such as merge marks, are ignored. Restore the line with git, or delete it; no check does.',
  },
  'check/history-too-large': {
    title: 'A price history is too large',
    explanation:
      'A history grows by a few kilobytes a year; more than 10 MB were not written by a check. It is ignored, and guides check --write adds nothing to it and exits with 2. Restore the file with git, or delete its oldest lines.',
  },
  'check/write-failed': {
    title: 'The operating system refused to write',
    explanation:
      'No permission, a read-only disk, or a full one. Each file of data/offers/ is either unchanged or complete. The next check finds what was not written.',
  },
  'check/locked': {
    title: 'Another run has been writing the data for too long',
    explanation:
      'Two checks may run at once, but only one writes at a time. A killed one blocks nothing on the same machine; for a run on another machine, nobody can tell.',
  },
  'check/no-network': {
    title: 'No shop was reached',
    explanation:
      'Every address failed, or one page answered for all hosts, as a hotel’s login page does. The run stores nothing, counts no strike, and exits with 2.',
  },
} as const satisfies CodesOf<'check'>;
