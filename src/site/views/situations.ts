import type { OwningView, RecommendationsView, SituationView } from '../../../templates/guide/Situations.tsx';
import type { FinderProps } from '../../../templates/islands/finder/FinderForm.tsx';
import type { Game, Guide, Situation } from '../../domain/data.ts';
import { finderPath } from '../../domain/routes.ts';
import { adviceOf, isAboutPlay } from '../../domain/situations/answer.ts';
import { finderGame, type FinderGame } from '../../domain/situations/finderGame.ts';
import { fragmentKey } from '../../domain/situations/ticked.ts';
import type { GuideMaterial } from './guideMaterial.ts';

/** The rows about owned boxes that fit the table; the finder reads all of them. */
export function owningView({ site, entry }: GuideMaterial): OwningView {
  const game = finderGame(entry.guide, entry.game);
  const own = game.rows.filter((row) => !isAboutPlay(row));
  const shown = own.slice(0, site.content.site.limits.owning_rows);
  return { rows: shown.map((row) => situationView(row, game)), more: own.length - shown.length };
}

/** The rows about play, the first few as a grid, and the finder that reads all rows. */
export function recommendationsView({ site, entry }: GuideMaterial): RecommendationsView {
  const game = finderGame(entry.guide, entry.game);
  const { playstyles } = site.content.site.limits;
  const play = game.rows.filter(isAboutPlay).map((row) => situationView(row, game));
  return {
    play: play.slice(0, playstyles),
    more: play.slice(playstyles),
    finder: { form: finderForm(entry.guide, entry.game), path: finderPath(entry.id), hashKey: fragmentKey },
  };
}

/** The data of the finder, for the server and for the browser when the reader first touches it. */
export function finderForm(guide: Guide, game: Game): FinderProps {
  return { game: finderGame(guide, game) };
}

function situationView(row: Situation, game: FinderGame): SituationView {
  const advice = adviceOf(row, game);
  const { label, reason } = row;
  switch (advice.kind) {
    case 'buy':
      return {
        label,
        kind: 'buy',
        picks: advice.boxes.map(({ title, slug }) => ({ title, href: slug === null ? null : `#${slug}` })),
        reason,
      };
    case 'nothing':
      return { label, kind: 'nothing', picks: [], reason };
    case 'other':
      return { label, kind: 'other', picks: [{ title: advice.title, href: advice.href }], reason };
  }
}
