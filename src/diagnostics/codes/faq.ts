import type { CodesOf } from '../codeInfo.ts';

export const faqCodes = {
  'faq/scope-field':
    'A question’s scope and ids do not fit. Scope game needs game_id, scope expansion needs expansion_id, and scope global has neither.',
  'faq/wrong-game': 'A question is about another game. A guide’s questions are about its own game.',
  'faq/wrong-place':
    'A question is in the wrong file. Those of scope global belong to data/site.yaml, all others to a guide.',
} as const satisfies CodesOf<'faq'>;
