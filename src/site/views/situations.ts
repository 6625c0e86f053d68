import type { OwningView, SituationView } from '../../../templates/guide/Situations.tsx';
import type { FinderProps } from '../../../templates/islands/finder/FinderForm.tsx';
import type { Site, Situation } from '../../domain/data.ts';
import { finderPath } from '../../domain/routes.ts';
import { adviceOf, isAboutPlay } from '../../domain/situations/answer.ts';
import { finderGame } from '../../domain/situations/finderGame.ts';
import { fragmentKey } from '../../domain/situations/ticked.ts';
import { nothingText } from '../../domain/words.ts';
import { fillWords, hasFeature, wordsOf } from '../../domain/siteLook.ts';
import type { GuideParts } from '../publishedGuides.ts';
import type { GuideMaterial } from './guideMaterial.ts';

export function owningView({ site, entry }: GuideMaterial): OwningView {
  const form = finderForm(entry, site.content.site);
  const { groups } = entry.guide;
  const own = form.game.rows.filter((row) => !isAboutPlay(row));
  return {
    rows: own.map((row) => situationView(row, form)),
    base: entry.game.title,
    order: groups === undefined ? 'all' : groups.some(({ boxes }) => boxes.length > 1) ? 'group' : null,
    finder: hasFeature(site.content.site, 'finder')
      ? { form, path: finderPath(entry.id), hashKey: fragmentKey }
      : null,
  };
}

export function recommendationsView({ site, entry }: GuideMaterial): SituationView[] {
  const form = finderForm(entry, site.content.site);
  return form.game.rows.filter(isAboutPlay).map((row) => situationView(row, form));
}

export function finderForm(
  { guide, game }: Pick<GuideParts, 'guide' | 'game'>,
  { words }: Site,
): FinderProps {
  return { game: finderGame(guide, game), ...(words && { words }) };
}

function situationView(row: Situation, { game, ...site }: FinderProps): SituationView {
  const advice = adviceOf(row, game);
  const { label, reason } = row;
  switch (advice.kind) {
    case 'buy': {
      const picks = advice.boxes.map(({ title, slug }) => ({
        title,
        href: slug === null ? null : `#${slug}`,
      }));
      return { label, answer: picks.map(({ title }) => title).join(', then '), picks, reason };
    }
    case 'nothing':
      return { label, answer: fillWords(nothingText[advice.nothing], wordsOf(site)), picks: [], reason };
    case 'other': {
      const picks = [{ title: advice.title, href: advice.href }];
      return { label, answer: `${advice.label}: ${advice.title}`, picks, reason };
    }
  }
}
