import { warning, type CodesOf } from '../codeInfo.ts';

export const dateCodes = {
  'date/not-real': 'A date is not real. Examples are February 30 and a time past 23:59:59.',
  'date/in-future': 'A date is in the future. --today sets another day.',
  'date/checked-in-future': warning(
    'A check of an offer is dated in the future, because a clock was wrong. Its price and stock are not shown, and the ' +
      'next check corrects the date.',
  ),
} as const satisfies CodesOf<'date'>;
