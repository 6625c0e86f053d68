import type { DataFiles } from '../domain/data.ts';

/** A kind of file below data/, as in data/schemas/<kind>.schema.json. */
export type Kind = keyof DataFiles;

/** Kinds of which there is one file. */
export const singleFiles = {
  'site.yaml': 'site',
  'retailers.yaml': 'retailers',
  'home.yaml': 'home',
  'redirects.yaml': 'redirects',
  'editorial.yaml': 'editorial',
} as const satisfies Record<string, Kind>;

/** Those of them that a site can do without: no page shows anything of them. */
export const optionalFiles: readonly string[] = ['editorial.yaml'];

/** Kinds with a folder of files, one for each slug. */
export const folders = {
  games: 'game',
  guides: 'guide',
  offers: 'offers',
  pages: 'page',
} as const satisfies Record<string, Kind>;

/** The folder of images. */
export const artFolder = 'art';

/** Folders beside the data that hold no content: schemas for editors, and what the checker remembers. */
export const otherFolders: readonly string[] = ['schemas', 'state'];
