import type { CodesOf } from '../codeInfo.ts';

export const draftCodes = {
  'draft/reference':
    'Something published refers to a draft. A production build leaves drafts out, so the link would be dead.',
} as const satisfies CodesOf<'draft'>;
