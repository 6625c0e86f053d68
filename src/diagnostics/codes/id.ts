import type { CodesOf } from '../codeInfo.ts';

export const idCodes = {
  'id/not-file-name': {
    severity: 'error',
    title: 'An id, slug or game_id is not the name of its file',
    explanation:
      'Files refer to each other by these names, and the address of a page is made from them. Where the two differ, one of them is a slip. Make them equal; to rename a published guide, add a redirect from the old address.',
    bad: '# data/games/harbor-lights.yaml\nid: harborlights',
    good: '# data/games/harbor-lights.yaml\nid: harbor-lights',
  },
  'id/duplicate': {
    severity: 'error',
    title: 'An id is used twice',
    explanation:
      'What refers to the id would get one of the two by chance, and an anchor on a page can exist once only. Give one of them another id, and mend what refers to it.',
  },
  'id/reserved': {
    severity: 'error',
    title: 'The slug of a box is the anchor of a section',
    explanation:
      'Boxes and sections are anchors of the same page: #faq can lead to one place only. Choose another slug for the box.',
  },
  'id/path-taken': {
    severity: 'error',
    title: 'Two pages would have the same address',
    explanation:
      'A text page cannot have the address of the index of guides or of a folder of the site. Rename the page’s file, id and slug.',
  },
} as const satisfies CodesOf<'id'>;
