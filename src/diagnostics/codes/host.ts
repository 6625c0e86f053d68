import type { CodesOf } from '../codeInfo.ts';

export const hostCodes = {
  'host/conflict':
    'Two hosts need the same file to say different things. Build once for each host, each with its own --out.',
  'host/too-many-files':
    'The site has more files than the host takes in one deployment. Serve it from another host or plan.',
  'host/too-many-redirects':
    'The site has more redirects than the host reads, or than it advises. Each old address counts several times, for its spellings with a slash and .html. Remove old addresses without visitors, or use your own server.',
  'host/line-too-long':
    'A line of a host’s file is longer than the host reads. The host would ignore it. The longest line is the security policy; each inline script and style adds 54 characters.',
} as const satisfies CodesOf<'host'>;
