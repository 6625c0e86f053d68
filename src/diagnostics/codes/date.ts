import type { CodesOf } from '../codeInfo.ts';

export const dateCodes = {
  'date/not-real': {
    severity: 'error',
    title: 'A date is not in the calendar',
    explanation: 'The month or the day does not exist, as in February 30, or the time is past 23:59:59.',
    bad: 'updated_on: 2026-02-30',
    good: 'updated_on: 2026-02-28',
  },
  'date/in-future': {
    severity: 'error',
    title: 'A date lies in the future',
    explanation:
      'It says when something was seen or changed, and that cannot be later than today. --today sets another day to judge by.',
  },
} as const satisfies CodesOf<'date'>;
