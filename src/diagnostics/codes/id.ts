import type { CodesOf } from '../codeInfo.ts';

export const idCodes = {
  'id/not-file-name': {
    title: 'An id, slug or game_id is not the name of its file',
    explanation: 'Files refer to each other by these names. guides rename changes all of them.',
    bad: '# data/games/harbor-lights.yaml\nid: harborlights',
    good: '# data/games/harbor-lights.yaml\nid: harbor-lights',
  },
  'id/duplicate': {
    title: 'An id is used twice',
    explanation: 'References would be ambiguous. Change one of them, and what refers to it.',
  },
  'id/reserved': {
    title: 'The slug of a box is the anchor of a section',
    explanation: 'Boxes and sections are anchors of the same page. Choose another slug for the box.',
  },
  'id/path-taken': {
    title: 'Two pages would have the same address',
    explanation:
      'The index of guides or a folder of the site has this address. Rename the page’s file, id and slug.',
  },
} as const satisfies CodesOf<'id'>;
