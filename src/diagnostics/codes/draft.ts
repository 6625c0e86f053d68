import type { CodesOf } from '../codeInfo.ts';

export const draftCodes = {
  'draft/reference': {
    title: 'Something published refers to a draft',
    explanation: 'A production build leaves drafts out, so the link would be dead. Publish both or neither.',
  },
} as const satisfies CodesOf<'draft'>;
