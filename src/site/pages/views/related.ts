import type { GuideCardView } from '../../../../templates/parts/GuideCard.tsx';
import type { Guide } from '../../../domain/data.ts';
import type { SiteContext } from '../../context.ts';
import { comingSoonCard, guideCard } from './cards.ts';
import type { GuideMaterial } from './guideMaterial.ts';

export function relatedGuidesView({ site, entry }: GuideMaterial): GuideCardView[] {
  const cards = entry.guide.related_guides.map((related) => relatedCard(site, related));
  const coming = cards.filter(({ href }) => href === null);
  return [...cards.filter(({ href }) => href !== null), ...coming.slice(0, 1)];
}

function relatedCard(site: SiteContext, related: Guide['related_guides'][number]): GuideCardView {
  const other = site.guideByPath.get(related.href);
  return related.available && other !== undefined
    ? { ...guideCard(site, other, related.description), title: related.title, pick: null }
    : comingSoonCard(site, related.title, related.description);
}
