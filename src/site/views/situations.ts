import type { OwningView, SituationView } from '../../../templates/guide/Situations.tsx';
import type { FinderProps } from '../../../templates/islands/finder/FinderForm.tsx';
import type { Game, Guide, Situation } from '../../domain/data.ts';
import { finderPath } from '../../domain/routes.ts';
import { adviceOf, isAboutPlay } from '../../domain/situations/answer.ts';
import { finderGame, type FinderGame } from '../../domain/situations/finderGame.ts';
import { fragmentKey } from '../../domain/situations/ticked.ts';
import { nothingText } from '../../domain/words.ts';
import { hasFeature } from '../../domain/siteLook.ts';
import type { GuideMaterial } from './guideMaterial.ts';

export function owningView({ site, entry }: GuideMaterial): OwningView {
  const form = finderForm(entry.guide, entry.game);
  const { groups } = entry.guide;
  const own = form.game.rows.filter((row) => !isAboutPlay(row));
  return {
    rows: own.map((row) => situationView(row, form.game)),
    base: entry.game.title,
    order: groups === undefined ? 'all' : groups.some(({ boxes }) => boxes.length > 1) ? 'group' : null,
    finder: hasFeature(site.content.site, 'finder')
      ? { form, path: finderPath(entry.id), hashKey: fragmentKey }
      : null,
  };
}

export function recommendationsView({ entry }: GuideMaterial): SituationView[] {
  const game = finderGame(entry.guide, entry.game);
  return game.rows.filter(isAboutPlay).map((row) => situationView(row, game));
}

export function finderForm(guide: Guide, game: Game): FinderProps {
  return { game: finderGame(guide, game) };
}

function situationView(row: Situation, game: FinderGame): SituationView {
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
      return { label, answer: nothingText[advice.nothing], picks: [], reason };
    case 'other': {
      const picks = [{ title: advice.title, href: advice.href }];
      return { label, answer: `${advice.label}: ${advice.title}`, picks, reason };
    }
  }
}
