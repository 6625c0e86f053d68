import type { CodesOf } from '../codeInfo.ts';

export const hostCodes = {
  'host/conflict': {
    severity: 'error',
    title: 'Two hosts need the same file to say different things',
    explanation:
      'Some hosts read their rules from files of the same name. One folder can hold one of them: build once for each host, with --out into a folder of its own.',
  },
  'host/too-many-redirects': {
    severity: 'error',
    title: 'The site has more redirects than the host reads',
    explanation:
      'Hosts stop reading after a number of redirects and drop the rest without a word. Each page counts too, for its spellings with a slash and with .html. Old addresses without visitors can go; a server of your own has no such limit.',
  },
  'host/too-many-headers': {
    severity: 'warning',
    title: 'The site has more pages than the host reads rules for headers',
    explanation:
      'Each page needs a rule of its own to be kept by browsers for an hour, because a rule for whole folders would have them keep the page for unknown addresses as well. Where there are too many pages, none has one: browsers ask each time whether a page has changed. Security headers are not concerned.',
  },
  'host/line-too-long': {
    severity: 'error',
    title: 'A line of a host’s file is longer than the host reads',
    explanation:
      'The host would drop the header or redirect of that line without a word. The longest line is the security policy; each inline script and style of the site adds 54 characters to it.',
  },
} as const satisfies CodesOf<'host'>;
