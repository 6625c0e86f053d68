import type { CodesOf } from '../codeInfo.ts';

export const deployCodes = {
  'deploy/missing-file': {
    severity: 'error',
    title: 'A page has no file in the folder',
    explanation:
      'The folder’s own description lists a page whose file is not there: it was deleted, or not copied. Build again, and copy the whole folder.',
  },
  'deploy/shadowed-file': {
    severity: 'error',
    title: 'A redirect hides a file',
    explanation:
      'Hosts look at redirects before they look for files, so the file can never be reached, or only on some hosts. Delete the redirect or the file.',
  },
  'deploy/chain': {
    severity: 'error',
    title: 'A redirect leads to another redirect',
    explanation:
      'Each hop costs readers time, and search engines follow few. Lead it to the last page at once, in data/redirects.yaml.',
  },
  'deploy/loop': {
    severity: 'error',
    title: 'Redirects lead in a circle',
    explanation: 'The browser gives up. Lead each of them to a page, in data/redirects.yaml.',
  },
  'deploy/no-page': {
    severity: 'error',
    title: 'A redirect leads to no page',
    explanation: 'Readers of an old link would get the page for unknown addresses.',
  },
  'deploy/lost-address': {
    severity: 'error',
    title: 'A published address leads nowhere in the built site',
    explanation:
      'data/state/addresses.json lists every address that was ever published. The built site neither serves this one, nor redirects it, nor says that it is gone, so old links would end at Page Not Found. Add it to data/redirects.yaml, and build again. If the site was built from other data, name that folder with --data.',
  },
  'deploy/changed-file': {
    severity: 'error',
    title: 'A host’s file is not the one that the build wrote',
    explanation:
      'The rules of a host are made from one description of the site; changed by hand, they no longer say the same as on the other hosts, and the next build overwrites them. Change the data, or add rules where the host has a place for them, and build again.',
  },
} as const satisfies CodesOf<'deploy'>;
