import { hydrateIsland } from './hydrate.ts';
import { NewsletterForm } from './newsletter/NewsletterForm.tsx';

export const start = (root: HTMLElement): Promise<void> => hydrateIsland(root, NewsletterForm);
