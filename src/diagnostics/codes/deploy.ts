import type { CodesOf } from '../codeInfo.ts';

export const deployCodes = {
  'deploy/missing-file':
    'A page has no file in the folder. It was deleted or not copied. Build again, and copy the whole folder.',
  'deploy/lost-address':
    'A published address leads nowhere in the built site. Add this address of data/state/addresses.json to data/redirects.yaml, and build again. If the site was built from other data, name that folder with --data.',
  'deploy/changed-file':
    'A host’s file was changed after the build. The next build overwrites it. Change the data, or add rules where the host allows more, and build again.',
} as const satisfies CodesOf<'deploy'>;
