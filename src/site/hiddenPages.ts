import { dealsPath, linkHealthPath } from '../domain/routes.ts';
import type { SiteContext } from './context.ts';
import { shopHealth } from './linkHealth.ts';

/** Pages that have nothing to say yet: nothing leads to them, and the sitemap leaves them out. */
export function hiddenPages({ content, guides, deals }: SiteContext): string[] {
  const isChecked = shopHealth(content, guides).some(({ checked }) => checked !== null);
  return [...(deals.deals.length === 0 ? [dealsPath] : []), ...(isChecked ? [] : [linkHealthPath])];
}
