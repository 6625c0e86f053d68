import { hydrateIsland } from './hydrate.ts';
import './search/beginEngine.ts';
import { SearchBox } from './search/SearchBox.tsx';

export const start = (root: HTMLElement): Promise<void> => hydrateIsland(root, SearchBox);
