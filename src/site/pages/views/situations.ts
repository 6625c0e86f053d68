import type {
  OwningView,
  RecommendationsView,
  SituationView,
} from '../../../../templates/guide/Situations.tsx';
import type { FinderProps } from '../../../../templates/islands/finder/FinderForm.tsx';
import type { Site, Situation } from '../../../domain/data.ts';
import { finderPath } from '../../../domain/routes.ts';
import { adviceOf, isAboutPlay } from '../../../domain/finder/answer.ts';
import { finderGame } from '../../../domain/finder/finderGame.ts';
import { nothingText } from '../../../domain/words.ts';
import { fillTerms, hasFeature, termsOf } from '../../../domain/siteLook.ts';
import type { GuideParts } from '../../guides/publishedGuides.ts';
import { boxLink } from './boxes.ts';
import type { GuideMaterial } from './guideMaterial.ts';

export function owningView(material: GuideMaterial): OwningView {
  const { context, entry } = material;
  const form = finderForm(entry, context.content.site);
  return {
    rows: form.game.rows.filter((row) => !isAboutPlay(row)).map((row) => situationView(material, row, form)),
    finder: hasFeature(context.content.site, 'finder') ? { form, path: finderPath(entry.id) } : null,
  };
}

/** The most rows by playstyle without a fold, and how many of more rows stand above it. */
const playstyles = { unfolded: 5, first: 4 };

export function recommendationsView(material: GuideMaterial): RecommendationsView {
  const { context, entry } = material;
  const form = finderForm(entry, context.content.site);
  const rows = form.game.rows.filter(isAboutPlay).map((row) => situationView(material, row, form));
  const first = rows.length > playstyles.unfolded ? playstyles.first : rows.length;
  return { rows: rows.slice(0, first), others: rows.slice(first) };
}

export function finderForm(
  { guide, game }: Pick<GuideParts, 'guide' | 'game'>,
  { terms }: Site,
): FinderProps {
  return { game: finderGame(guide, game), ...(terms && { terms }) };
}

export function situationView(
  material: GuideMaterial,
  row: Situation,
  { game, ...site }: FinderProps,
): SituationView {
  const advice = adviceOf(row, game);
  const { label, reason } = row;
  switch (advice.kind) {
    case 'buy': {
      const picks = advice.boxes.map(({ title, slug }) => {
        const box = material.entry.game.expansions.find((expansion) => expansion.slug === slug);
        return { title, href: box === undefined ? null : boxLink(material, box) };
      });
      return { label, answer: picks.map(({ title }) => title).join(', then '), picks, reason };
    }
    case 'nothing':
      return { label, answer: fillTerms(nothingText[advice.nothing], termsOf(site)), picks: [], reason };
    case 'other': {
      const picks = [{ title: advice.title, href: advice.href }];
      return { label, answer: `${advice.label}: ${advice.title}`, picks, reason };
    }
  }
}
