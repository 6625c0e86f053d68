import { FinderForm } from './finder/FinderForm.tsx';
import { hydrateIsland } from './hydrate.ts';

export const start = (root: HTMLElement): Promise<void> => hydrateIsland(root, FinderForm);
