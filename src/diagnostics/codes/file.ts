import { warning, type CodesOf } from '../codeInfo.ts';

export const fileCodes = {
  'file/missing':
    'A required file is missing. Every site needs site.yaml, retailers.yaml, home.yaml and redirects.yaml.',
  'file/unreadable': 'A file or folder cannot be read. The message says what the system answered.',
  'file/symlink-outside':
    'A symbolic link leads out of the data folder. It could publish any file of the machine.',
  'file/bad-name': 'A file name cannot be part of an address. The name without .yaml is the id.',
  'file/case-collision': 'Two file names differ only in case. On Windows and macOS the two are one file.',
  'file/unexpected': warning(
    'A file in the data folder is not read. Only .yaml files in their own folders and images in art/ are read.',
  ),
  'file/too-many-problems': warning('More problems of a file are not shown. They usually have one cause.'),
} as const satisfies CodesOf<'file'>;
