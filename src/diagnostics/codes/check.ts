import { warning, type CodesOf } from '../codeInfo.ts';

export const checkCodes = {
  'check/state-damaged': warning(
    'The checker’s state cannot be read. Only guides check writes data/state/checks.json; its strikes and times are ignored. The next guides check --write starts over and keeps a copy of the damaged file.',
  ),
  'check/history-damaged': warning(
    'A line of the price history cannot be read. Only guides check writes data/state/history/<game>.csv: date, offer, price, currency, stock. Other lines, such as merge marks, are ignored.',
  ),
  'check/history-too-large':
    'A price history is too large. A check writes a few kilobytes a year, not 10 MB. The file is ignored, and guides check --write adds nothing to it and exits with 2.',
  'check/write-failed':
    'The operating system refused to write. Each file of data/offers/ is either unchanged or complete. The next check finds what was not written.',
  'check/locked':
    'Another run has been writing the data for too long. Only one run writes at a time. A killed one blocks nothing on the same machine; a run on another machine cannot be checked.',
  'check/no-network':
    'No shop was reached. Every address failed, or one page answered for all hosts, as a hotel’s login page does. The run stores nothing, counts no strike, and exits with 2.',
} as const satisfies CodesOf<'check'>;
