import type { CodesOf } from '../codeInfo.ts';

export const draftCodes = {
  'draft/reference': {
    severity: 'error',
    title: 'Something published refers to a draft',
    explanation:
      'A draft never reaches a production build, so the link would lead nowhere. Publish both or neither.',
  },
} as const satisfies CodesOf<'draft'>;
