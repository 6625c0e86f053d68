import type { CodesOf } from '../codeInfo.ts';

export const faqCodes = {
  'faq/scope-field': {
    severity: 'error',
    title: 'A question’s scope and ids do not fit',
    explanation:
      'A question of scope game has game_id, one of scope expansion has expansion_id, and one of scope global has neither.',
    bad: 'scope: expansion\ngame_id: harbor-lights',
    good: 'scope: expansion\nexpansion_id: deep-water',
  },
  'faq/wrong-game': {
    severity: 'error',
    title: 'A question is about another game',
    explanation: 'The questions of a guide are about its own game. Correct game_id or move the question.',
  },
  'faq/wrong-place': {
    severity: 'error',
    title: 'A question stands in the wrong file',
    explanation: 'Questions of scope global belong to data/site.yaml, all others to a guide.',
  },
} as const satisfies CodesOf<'faq'>;
