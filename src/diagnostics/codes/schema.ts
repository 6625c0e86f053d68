import type { CodesOf } from '../codeInfo.ts';

export const schemaCodes = {
  'schema/unknown-field': {
    severity: 'error',
    title: 'A field does not exist',
    explanation:
      'The field would be ignored, so that what it says would never be seen. Mostly it is a slip of spelling, or the field stands one level too deep.',
    bad: 'publsher: Lantern Press',
    good: 'publisher: Lantern Press',
  },
  'schema/missing-field': {
    severity: 'error',
    title: 'A field that is needed is not there',
    explanation: 'A page shows this field and would have a hole without it. The hint says what it holds.',
  },
  'schema/needs-quotes': {
    severity: 'error',
    title: 'Text that YAML reads as something else is not in quotes',
    explanation:
      'Without quotes, 1830 is a number, 2026-11-18 a date, and no or off can be false, depending on the reader. Quotes make it text for all of them.',
    bad: 'title: 1830',
    good: 'title: "1830"',
  },
  'schema/wrong-type': {
    severity: 'error',
    title: 'A value is of another kind than the field holds',
    explanation:
      'The field holds text, a number, true or false, a list, or fields of its own; another kind was found.',
    bad: 'max_players: five',
    good: 'max_players: 5',
  },
  'schema/not-allowed': {
    severity: 'error',
    title: 'A value is not one of those the field can have',
    explanation: 'The field takes one of a few values, spelled exactly. The hint lists them.',
    bad: 'complexity_delta: Low-Medium',
    good: 'complexity_delta: Low–Medium',
  },
  'schema/form': {
    severity: 'error',
    title: 'A text does not have the form that the field needs',
    explanation: 'Dates, addresses, colors and ids have a fixed form. The hint says which.',
    bad: 'url: http://example.com/harbor-lights',
    good: 'url: https://example.com/harbor-lights',
  },
  'schema/out-of-range': {
    severity: 'error',
    title: 'A number is too small or too large',
    explanation: 'The bounds are wide; a number outside them is a slip of the hand or another unit.',
  },
  'schema/length': {
    severity: 'error',
    title: 'A text is too short or too long',
    explanation: 'The place where it is shown has room for so many characters.',
  },
  'schema/count': {
    severity: 'error',
    title: 'A list has too few or too many entries',
    explanation: 'The page has room for so many entries, or needs at least one.',
  },
  'schema/repeated-entry': {
    severity: 'error',
    title: 'An entry stands twice in a list',
    explanation: 'The list is a set; the second entry says nothing new. Delete it.',
  },
} as const satisfies CodesOf<'schema'>;
