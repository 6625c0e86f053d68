import type { DataFiles } from '../../domain/data.ts';

export type Kind = keyof DataFiles;

export const singleFiles = {
  'site.yaml': 'site',
  'retailers.yaml': 'retailers',
  'home.yaml': 'home',
  'redirects.yaml': 'redirects',
  'editorial.yaml': 'editorial',
} as const satisfies Record<string, Kind>;

export const optionalFiles: readonly string[] = ['editorial.yaml'];

export const folders = {
  games: 'game',
  guides: 'guide',
  offers: 'offers',
  pages: 'page',
} as const satisfies Record<string, Kind>;

export const artFolder = 'art';

/** Folders without content: schemas for editors, and the checker’s state. */
export const otherFolders: readonly string[] = ['schemas', 'state'];
