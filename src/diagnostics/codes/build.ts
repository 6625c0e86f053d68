import type { CodesOf } from '../codeInfo.ts';

export const buildCodes = {
  'build/out-not-folder': 'The output folder is a file. Delete the file, or set --out to another folder.',
  'build/out-protected':
    'The output folder has files that no build wrote, or it belongs to the data folder. A build writes only into a new folder, an empty one, or that of an earlier build.',
  'build/locked':
    'Another build is writing the same folder. A killed build blocks nothing: the next one on the same machine takes over.',
  'build/path-unsafe':
    'A file of the site has a path that cannot be written safely. Paths come from slugs: letters, digits, hyphens, periods and single slashes.',
  'build/path-repeated':
    'Two files of the site have the same path. They are equal, differ only in case, or one is a file where the other needs a folder. Rename one.',
  'build/foreign-file':
    'A file that no build made is in the way. The build never overwrites it. Move the file, or delete the output folder.',
  'build/manifest-unreadable':
    'The list of files that earlier builds made cannot be read. It is .guides/manifest.json. If nothing in the output folder is yours, delete it.',
  'build/write-failed':
    'The operating system refused to write. The message says whether the earlier site is unchanged or the next build finishes the work.',
} as const satisfies CodesOf<'build'>;
