import type { CodesOf } from '../codeInfo.ts';

export const hostCodes = {
  'host/conflict': {
    title: 'Two hosts need the same file to say different things',
    explanation: 'Some hosts use files of the same name. Build once for each host, each with its own --out.',
  },
  'host/too-many-redirects': {
    title: 'The site has more redirects than the host reads',
    explanation:
      'Hosts ignore redirects beyond a limit. Each page counts too, for its spellings with a slash and .html. Remove old addresses without visitors, or use your own server.',
  },
  'host/too-many-headers': {
    severity: 'warning',
    title: 'The site has more pages than the host has header rules',
    explanation:
      'Each page needs a rule to be cached for an hour. Without room for all of them, no page has one, and browsers ask every time. Security headers are not affected.',
  },
  'host/line-too-long': {
    title: 'A line of a host’s file is longer than the host reads',
    explanation:
      'The host would ignore the line. The longest line is the security policy; each inline script and style adds 54 characters.',
  },
} as const satisfies CodesOf<'host'>;
