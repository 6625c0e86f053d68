import type { CodesOf } from '../codeInfo.ts';

export const dateCodes = {
  'date/not-real': {
    title: 'A date is not in the calendar',
    explanation: 'The month or day does not exist, as in February 30, or the time is past 23:59:59.',
  },
  'date/in-future': {
    title: 'A date is in the future',
    explanation: 'Nothing was seen or changed later than today. --today sets another day.',
  },
} as const satisfies CodesOf<'date'>;
