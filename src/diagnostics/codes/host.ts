import type { CodesOf } from '../codeInfo.ts';

export const hostCodes = {
  'host/conflict':
    'Two hosts need the same file to say different things. Build once for each host, each with its own --out.',
  'host/too-many-redirects':
    'The site has more redirects than the host reads. Each page counts too, for its spellings with a slash and .html. Remove old addresses without visitors, or use your own server.',
  'host/line-too-long':
    'A line of a host’s file is longer than the host reads. The host would ignore it. The longest line is the security policy; each inline script and style adds 54 characters.',
} as const satisfies CodesOf<'host'>;
