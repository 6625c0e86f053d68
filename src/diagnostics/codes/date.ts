import type { CodesOf } from '../codeInfo.ts';

export const dateCodes = {
  'date/not-real': 'A date is not in the calendar. An example is February 30, or a time past 23:59:59.',
  'date/in-future': 'A date is in the future. --today sets another day.',
} as const satisfies CodesOf<'date'>;
