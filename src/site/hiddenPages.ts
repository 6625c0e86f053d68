import { absentPages, dealsPath, linkHealthPath } from '../domain/routes.ts';
import type { SiteContext } from './context.ts';
import { shopHealth } from './linkHealth.ts';

export function hiddenPages({ content, guides, deals }: SiteContext): string[] {
  const isChecked = shopHealth(content, guides).some(({ checked }) => checked !== null);
  return [
    ...absentPages(content.site),
    ...(deals.deals.length === 0 ? [dealsPath] : []),
    ...(isChecked ? [] : [linkHealthPath]),
  ];
}
