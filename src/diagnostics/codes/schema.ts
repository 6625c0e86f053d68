import type { CodesOf } from '../codeInfo.ts';

export const schemaCodes = {
  'schema/unknown-field': {
    text: 'A field does not exist. Check its spelling and whether it is indented too far.',
    bad: 'publsher: Lantern Press',
    good: 'publisher: Lantern Press',
  },
  'schema/missing-field': 'A required field is missing. The hint describes it.',
  'schema/needs-quotes': {
    text: 'Text that YAML may read as something else needs quotes. Without quotes, 1830 is a number, 2026-11-18 a date, and no may be false.',
    bad: 'title: 1830',
    good: 'title: "1830"',
  },
  'schema/wrong-type':
    'A value has the wrong type. A field takes text, a number, true or false, a list, or a group of fields.',
  'schema/not-allowed': {
    text: 'A value is not one of the allowed ones. The field takes one of a few values, spelled exactly.',
    bad: 'complexity_delta: Low-Medium',
    good: 'complexity_delta: Low–Medium',
  },
  'schema/form': {
    text: 'A text has the wrong format. Dates, addresses, colors and ids have a fixed format.',
    bad: 'url: http://example.com/harbor-lights',
    good: 'url: https://example.com/harbor-lights',
  },
  'schema/out-of-range':
    'A number is too small or too large. The bounds are wide; it may be a typo or have another unit.',
  'schema/length': 'A text is too short or too long. The place on the page limits it.',
  'schema/count': 'A list has too few or too many entries. The page limits them, or needs at least one.',
  'schema/repeated-entry': 'A list has an entry twice. Delete the second one.',
} as const satisfies CodesOf<'schema'>;
