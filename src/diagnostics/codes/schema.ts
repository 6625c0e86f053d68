import type { CodesOf } from '../codeInfo.ts';

export const schemaCodes = {
  'schema/unknown-field': {
    title: 'A field does not exist',
    explanation: 'Check its spelling and whether it is indented too far.',
    bad: 'publsher: Lantern Press',
    good: 'publisher: Lantern Press',
  },
  'schema/missing-field': {
    title: 'A required field is missing',
    explanation: 'The hint describes it.',
  },
  'schema/needs-quotes': {
    title: 'Text that YAML may read as something else needs quotes',
    explanation: 'Without quotes, 1830 is a number, 2026-11-18 a date, and no may be false.',
    bad: 'title: 1830',
    good: 'title: "1830"',
  },
  'schema/wrong-type': {
    title: 'A value has the wrong type',
    explanation: 'A field takes text, a number, true or false, a list, or a group of fields.',
  },
  'schema/not-allowed': {
    title: 'A value is not one of the allowed ones',
    explanation: 'The field takes one of a few values, spelled exactly. The hint lists them.',
    bad: 'complexity_delta: Low-Medium',
    good: 'complexity_delta: Low–Medium',
  },
  'schema/form': {
    title: 'A text has the wrong format',
    explanation: 'Dates, addresses, colors and ids have a fixed format. The hint describes it.',
    bad: 'url: http://example.com/harbor-lights',
    good: 'url: https://example.com/harbor-lights',
  },
  'schema/out-of-range': {
    title: 'A number is too small or too large',
    explanation: 'The bounds are wide; the number may be a typo or have another unit.',
  },
  'schema/length': {
    title: 'A text is too short or too long',
    explanation: 'The place on the page limits the number of characters.',
  },
  'schema/count': {
    title: 'A list has too few or too many entries',
    explanation: 'The page limits the number of entries, or needs at least one.',
  },
  'schema/repeated-entry': {
    title: 'A list has an entry twice',
    explanation: 'Delete the second one.',
  },
} as const satisfies CodesOf<'schema'>;
