import type { CodesOf } from '../codeInfo.ts';

export const faqCodes = {
  'faq/scope-field': {
    title: 'A question’s scope and ids do not fit',
    explanation:
      'Scope game needs game_id, scope expansion needs expansion_id, and scope global has neither.',
  },
  'faq/wrong-game': {
    title: 'A question is about another game',
    explanation: 'A guide’s questions are about its own game. Correct game_id or move the question.',
  },
  'faq/wrong-place': {
    title: 'A question is in the wrong file',
    explanation: 'Questions of scope global belong to data/site.yaml, all others to a guide.',
  },
} as const satisfies CodesOf<'faq'>;
