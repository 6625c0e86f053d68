import type { CodesOf } from '../codeInfo.ts';

export const deployCodes = {
  'deploy/missing-file':
    'A page has no file in the folder. It was deleted or not copied. Build again, and copy the whole folder.',
  'deploy/shadowed-file': 'A redirect hides a file. Hosts look at redirects first. Delete one of the two.',
  'deploy/chain':
    'A redirect leads to another redirect. Each hop costs time. In data/redirects.yaml, redirect it to the last page.',
  'deploy/loop': 'Redirects lead in a circle. In data/redirects.yaml, redirect each of them to a page.',
  'deploy/no-page': 'A redirect leads to no page. Readers of an old link would get the 404 page.',
  'deploy/lost-address':
    'A published address leads nowhere in the built site. Add this address of data/state/addresses.json to data/redirects.yaml, and build again. If the site was built from other data, name that folder with --data.',
  'deploy/changed-file':
    'A host’s file was changed after the build. The next build overwrites it. Change the data, or add rules where the host allows more, and build again.',
} as const satisfies CodesOf<'deploy'>;
