import type { CodesOf } from '../codeInfo.ts';

export const buildCodes = {
  'build/out-link': {
    severity: 'error',
    title: 'The output folder is a symbolic link',
    explanation:
      'The build writes and deletes below its output folder, and a link could send it to a folder that nobody meant. Name the folder itself.',
  },
  'build/out-not-folder': {
    severity: 'error',
    title: 'The output folder is a file',
    explanation: 'The site is many files and needs a folder. Delete the file or give --out another name.',
  },
  'build/out-protected': {
    severity: 'error',
    title: 'The output folder holds something else that is needed',
    explanation:
      'The root of the disk, your home folder, the folder you work in, the data folder, anything in it and anything around them, the folders of the program, and a folder with files that no build wrote: a build there would mix the site with them. Give --out a folder of its own, for example dist.',
  },
  'build/locked': {
    severity: 'error',
    title: 'Another build is writing the same folder',
    explanation:
      'Two builds at once would mix their files. The message names the process and since when it runs. A build that was killed holds nothing: the next one on the same machine sees that and takes over.',
  },
  'build/path-unsafe': {
    severity: 'error',
    title: 'A file of the site has a path that cannot be written safely',
    explanation:
      'Paths come from slugs. They stay below the output folder and use letters, digits, hyphens, full stops and single slashes, so that every system and every host takes them as they stand.',
  },
  'build/path-repeated': {
    severity: 'error',
    title: 'Two files of the site want the same place',
    explanation:
      'Two slugs make the same path, or paths that differ only in upper and lower case, or one is a file where the other needs a folder. One of the two pages would silently be lost. Rename one.',
  },
  'build/foreign-file': {
    severity: 'error',
    title: 'A file that no build made is in the way',
    explanation:
      'The build keeps a list of what it made and never overwrites or deletes anything else. Move the file away, or delete the whole output folder if nothing in it is yours.',
  },
  'build/manifest-unreadable': {
    severity: 'error',
    title: 'The list of files that earlier builds made cannot be read',
    explanation:
      'Without the list in .guides/manifest.json the build cannot tell its own files from yours. Delete the output folder if nothing in it is yours, and build again.',
  },
  'build/write-failed': {
    severity: 'error',
    title: 'The operating system did not let the build write',
    explanation:
      'No right to write, a read-only or a full disk. Every file is prepared aside first, so that this nearly always leaves the earlier site as it was; the message says so, or says that the next build finishes the work.',
  },
} as const satisfies CodesOf<'build'>;
