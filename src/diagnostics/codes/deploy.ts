import type { CodesOf } from '../codeInfo.ts';

export const deployCodes = {
  'deploy/missing-file': {
    title: 'A page has no file in the folder',
    explanation: 'The file was deleted or not copied. Build again, and copy the whole folder.',
  },
  'deploy/shadowed-file': {
    title: 'A redirect hides a file',
    explanation: 'Hosts look at redirects first, so the file cannot be reached. Delete one of the two.',
  },
  'deploy/chain': {
    title: 'A redirect leads to another redirect',
    explanation: 'Each hop costs time. In data/redirects.yaml, redirect it to the last page.',
  },
  'deploy/loop': {
    title: 'Redirects lead in a circle',
    explanation: 'The browser gives up. In data/redirects.yaml, redirect each of them to a page.',
  },
  'deploy/no-page': {
    title: 'A redirect leads to no page',
    explanation: 'Readers of an old link would get the 404 page.',
  },
  'deploy/lost-address': {
    title: 'A published address leads nowhere in the built site',
    explanation:
      'The built site does not serve, redirect, or list as gone this address of data/state/addresses.json. Add it to data/redirects.yaml, and build again. If the site was built from other data, name that folder with --data.',
  },
  'deploy/changed-file': {
    title: 'A host’s file was changed after the build',
    explanation:
      'The next build overwrites it. Change the data, or add rules where the host allows more, and build again.',
  },
} as const satisfies CodesOf<'deploy'>;
