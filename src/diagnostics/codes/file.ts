import type { CodesOf } from '../codeInfo.ts';

export const fileCodes = {
  'file/missing': {
    severity: 'error',
    title: 'A file that every site needs is not there',
    explanation:
      'site.yaml, retailers.yaml, home.yaml and redirects.yaml hold what the whole site needs. Without one of them no page can be made. Bring the file back, or write it anew from its schema in data/schemas/.',
  },
  'file/unreadable': {
    severity: 'error',
    title: 'A file or folder cannot be read',
    explanation:
      'The file is there, but the system does not let it be read: a permission is missing, the name belongs to a folder or a device, or it vanished while it was read. Mend the permission or move what is in the way.',
  },
  'file/symlink-outside': {
    severity: 'error',
    title: 'A symbolic link leads out of the data folder',
    explanation:
      'A link could bring any file of the machine into a public page, and would lead nowhere on another machine. Put the file itself into the folder.',
  },
  'file/bad-name': {
    severity: 'error',
    title: 'A file name cannot be part of an address',
    explanation:
      'The name without .yaml is the id and a part of the address: lower-case letters, digits and single hyphens. Rename the file, and its id with it.',
  },
  'file/case-collision': {
    severity: 'error',
    title: 'Two file names differ only in case',
    explanation:
      'On Windows and macOS the two are one file, so that one of them would be lost. Rename or remove one.',
  },
  'file/unexpected': {
    severity: 'warning',
    title: 'A file in the data folder is not read',
    explanation:
      'Only .yaml files in their own folders and images in art/ are read. A guide saved as .yml or in the wrong folder would silently not exist. Rename, move or remove the file.',
  },
  'file/too-many-problems': {
    severity: 'warning',
    title: 'Further problems of a file are not shown',
    explanation:
      'So many problems in one file usually have one cause. Mend the first ones and run the command again.',
  },
} as const satisfies CodesOf<'file'>;
