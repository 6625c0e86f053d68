import type { CodesOf } from '../codeInfo.ts';

export const buildCodes = {
  'build/out-link': {
    title: 'The output folder is a symbolic link',
    explanation: 'A link could lead to a folder that nobody meant. Name the folder itself.',
  },
  'build/out-not-folder': {
    title: 'The output folder is a file',
    explanation: 'Delete the file, or give --out another name.',
  },
  'build/out-protected': {
    title: 'The output folder contains other files',
    explanation:
      'A build never writes into the root of the disk, your home folder, the working folder, the data folder and its surroundings, the folders of the program, or a folder with files that no build wrote. Give --out another folder, for example dist.',
  },
  'build/locked': {
    title: 'Another build is writing the same folder',
    explanation:
      'The message names the process. A killed build blocks nothing: the next one on the same machine takes over.',
  },
  'build/path-unsafe': {
    title: 'A file of the site has a path that cannot be written safely',
    explanation: 'Paths come from slugs: letters, digits, hyphens, periods and single slashes.',
  },
  'build/path-repeated': {
    title: 'Two files of the site have the same path',
    explanation:
      'The paths are equal, differ only in case, or one is a file where the other needs a folder. Rename one.',
  },
  'build/foreign-file': {
    title: 'A file that no build made is in the way',
    explanation:
      'The build never overwrites files it did not make. Move the file, or delete the output folder.',
  },
  'build/manifest-unreadable': {
    title: 'The list of files that earlier builds made cannot be read',
    explanation:
      '.guides/manifest.json lists the files of the build. If nothing in the output folder is yours, delete it.',
  },
  'build/write-failed': {
    title: 'The operating system refused to write',
    explanation:
      'No permission, a read-only disk, or a full one. The message says whether the earlier site is unchanged or the next build finishes the work.',
  },
} as const satisfies CodesOf<'build'>;
