import type { FaqItem } from '../../../domain/data.ts';
import { hasPage } from '../../../domain/ranking.ts';
import type { GuideParts } from '../../guides/publishedGuides.ts';

/** The questions of the guide's page; those about one box are on that box's page, if it has one. */
export function guideFaq({ guide, game }: Pick<GuideParts, 'guide' | 'game'>): FaqItem[] {
  return guide.faq.filter(({ scope, expansion_id: id }) => {
    const box = game.expansions.find((expansion) => expansion.id === id);
    return scope !== 'expansion' || box === undefined || !hasPage(box);
  });
}
