import type { CodesOf } from '../codeInfo.ts';

export const fileCodes = {
  'file/missing': {
    title: 'A required file is missing',
    explanation:
      'Every site needs site.yaml, retailers.yaml, home.yaml and redirects.yaml; see data/schemas/.',
  },
  'file/unreadable': {
    title: 'A file or folder cannot be read',
    explanation: 'Permission is denied, it is a folder or a device, or it vanished while it was read.',
  },
  'file/symlink-outside': {
    title: 'A symbolic link leads out of the data folder',
    explanation: 'The link could publish any file of the machine. Put the file itself into the folder.',
  },
  'file/bad-name': {
    title: 'A file name cannot be part of an address',
    explanation: 'The name without .yaml is the id: lower-case letters, digits and single hyphens.',
  },
  'file/case-collision': {
    title: 'Two file names differ only in case',
    explanation: 'On Windows and macOS the two are one file. Rename or remove one.',
  },
  'file/unexpected': {
    severity: 'warning',
    title: 'A file in the data folder is not read',
    explanation:
      'Only .yaml files in their own folders and images in art/ are read. Rename, move or remove it.',
  },
  'file/too-many-problems': {
    severity: 'warning',
    title: 'More problems of a file are not shown',
    explanation: 'They usually have one cause. Fix the first ones and run the command again.',
  },
} as const satisfies CodesOf<'file'>;
