import { createElement, type ComponentType, type ReactElement } from 'react';
import { BestFor as BestForSection, type BestForView } from '../../../../templates/guide/BestFor.tsx';
import { HowExpansionsWork } from '../../../../templates/guide/HowExpansionsWork.tsx';
import { Ranking } from '../../../../templates/guide/Ranking.tsx';
import { ReleaseOrder } from '../../../../templates/guide/ReleaseOrder.tsx';
import { Recommendations } from '../../../../templates/guide/Situations.tsx';
import { WhereToBuy } from '../../../../templates/guide/WhereToBuy.tsx';
import { Faq } from '../../../../templates/parts/Faq.tsx';
import { guideSections, type SectionId } from '../../../domain/sections.ts';
import { fillTerms, termsOf } from '../../../domain/siteLook.ts';
import { type GuideMaterial, guideFaq } from './guideMaterial.ts';
import { howExpansionsWorkView } from './howExpansionsWork.ts';
import { rankingView } from './ranking.ts';
import { releaseOrderView } from './release.ts';
import { recommendationsView } from './situations.ts';
import { whereToBuyView } from './whereToBuy.ts';
import type { BestFor, Guide } from '../../../domain/data.ts';
import { leadOf } from '../../../domain/prose.ts';
import { hasPage, shortTitle } from '../../../domain/ranking.ts';
import { boxLink } from './boxes.ts';
import { RelatedGuides, type GuideCardView } from '../../../../templates/parts/GuideCard.tsx';
import type { SiteContext } from '../../context.ts';
import { comingSoonCard, guideCard } from './cards.ts';

type Body = (material: GuideMaterial) => ReactElement;

function shows<View>(
  component: ComponentType<{ view: View }>,
  view: (material: GuideMaterial) => View,
): Body {
  return (material) => createElement(component, { view: view(material) });
}

const bodies: Record<SectionId, Body> = {
  'tldr-table': shows(Ranking, rankingView),
  'how-expansions-work': shows(HowExpansionsWork, howExpansionsWorkView),
  'best-for-beginners': shows(BestForSection, (from) =>
    bestForView(from, from.entry.guide.best_for_beginners),
  ),
  'best-for-strategy': shows(BestForSection, (from) => bestForView(from, from.entry.guide.best_for_strategy)),
  'release-order': shows(ReleaseOrder, releaseOrderView),
  recommendations: shows(Recommendations, recommendationsView),
  faq: shows(Faq, ({ entry }) => guideFaq(entry)),
  'where-to-buy': shows(WhereToBuy, whereToBuyView),
  'related-guides': shows(RelatedGuides, relatedGuidesView),
};

export interface SectionView {
  id: string;
  label: string;
  heading: string;
  body: ReactElement;
}

export function sectionViews(material: GuideMaterial): SectionView[] {
  const terms = termsOf(material.context.content.site);
  const parts: Partial<Record<SectionId, readonly unknown[]>> = {
    faq: guideFaq(material.entry),
    'related-guides': material.entry.guide.related_guides,
  };
  const ids = sectionIds.filter((id) => parts[id]?.length !== 0);
  return ids.map((id) => ({
    id,
    label: fillTerms(guideSections[id].label, terms),
    heading: fillTerms(guideSections[id].heading, terms),
    body: bodies[id](material),
  }));
}

const sectionIds = Object.keys(guideSections).filter((id): id is SectionId => id in bodies);

/** The box's page has the whole text. */
export function bestForView(material: GuideMaterial, { expansion_id: id, text }: BestFor): BestForView {
  const { ranked, entry } = material;
  const box = ranked.find(({ expansion }) => expansion.id === id);
  return {
    // In a guide with groups, several boxes have the same rank.
    rank: entry.guide.groups === undefined ? (box?.rank ?? null) : null,
    title: box === undefined ? '' : shortTitle(box.expansion),
    href: box === undefined ? '#tldr-table' : boxLink(material, box.expansion),
    text: box !== undefined && hasPage(box.expansion) ? leadOf(text) : text,
  };
}

export function relatedGuidesView({ context, entry }: GuideMaterial): GuideCardView[] {
  const cards = entry.guide.related_guides.map((related) => relatedCard(context, related));
  const coming = cards.filter(({ href }) => href === null);
  return [...cards.filter(({ href }) => href !== null), ...coming.slice(0, 1)];
}

function relatedCard(context: SiteContext, related: Guide['related_guides'][number]): GuideCardView {
  const other = context.guideByPath.get(related.href);
  return related.available && other !== undefined
    ? { ...guideCard(context, other, related.description), title: related.title, pick: null }
    : comingSoonCard(context, related.title, related.description);
}
