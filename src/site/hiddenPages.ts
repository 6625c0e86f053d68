import type { Content } from '../content/content.ts';
import { absentPages, dealsPath, linkHealthPath } from '../domain/routes.ts';
import type { Deal } from './deals.ts';
import { shopHealth } from './linkHealth.ts';
import type { GuideEntry } from './publishedGuides.ts';

export function hiddenPages(
  content: Content,
  guides: readonly GuideEntry[],
  deals: readonly Deal[],
): string[] {
  const isChecked = shopHealth(content, guides).some(({ checked }) => checked !== null);
  return [
    ...absentPages(content.site),
    ...(deals.length === 0 ? [dealsPath] : []),
    ...(isChecked ? [] : [linkHealthPath]),
  ];
}
