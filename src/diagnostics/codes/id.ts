import type { CodesOf } from '../codeInfo.ts';

export const idCodes = {
  'id/not-file-name': {
    text: 'An id, slug or game_id is not the name of its file. guides rename changes all of them.',
    bad: '# data/games/harbor-lights.yaml\nid: harborlights',
    good: '# data/games/harbor-lights.yaml\nid: harbor-lights',
  },
  'id/duplicate': 'An id is used twice. Change one of them, and what refers to it.',
  'id/reserved': 'The slug of a box is the anchor of a section. Both are anchors of the same page.',
  'id/path-taken':
    'Two pages would have the same address. The index of guides or a folder of the site has this one.',
} as const satisfies CodesOf<'id'>;
