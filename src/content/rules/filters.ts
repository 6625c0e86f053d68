import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Game, IndexFilter } from '../../domain/data.ts';
import type { SiteFiles } from '../siteFiles.ts';
import { placeOf } from '../source.ts';

/** Each filter of the index matches at least one game. */
export function* checkFilters(files: SiteFiles): Iterable<Diagnostic> {
  if (!files.site) return;
  const { data, source } = files.site;
  const games = [...files.games.values()].map((game) => game.data);
  const complete = games.length > 0 && ![...files.broken].some((file) => file.startsWith('game/'));
  for (const [index, filter] of data.index.filters.entries()) {
    const path = ['index', 'filters', index];
    const { min_weight: min, max_weight: max } = filter;
    if (min !== undefined && max !== undefined && min >= max) {
      const message = `Filter "${filter.id}" asks for a weight of at least ${min} and below ${max}; there is none.`;
      const hint = 'Exchange the two, or delete one.';
      yield finding('site/filter-range', placeOf(source, [...path, 'min_weight']), message, { hint });
    } else if (complete && !games.some((game) => matches(filter, game))) {
      const hint = 'Spell mechanism and tag as the games do, or delete the filter.';
      yield finding(
        'site/filter-matches-nothing',
        placeOf(source, path),
        `Filter "${filter.id}" matches no game.`,
        { hint },
      );
    }
  }
}

function matches(filter: IndexFilter, game: Game): boolean {
  const { mechanism, tag, players, max_time: time, min_weight: min, max_weight: max } = filter;
  return (
    (mechanism === undefined || game.mechanisms.includes(mechanism)) &&
    (tag === undefined || game.tags.includes(tag)) &&
    (players === undefined || (players >= game.min_players && players <= game.max_players)) &&
    (time === undefined || game.max_playtime <= time) &&
    (min === undefined || game.complexity_weight >= min) &&
    (max === undefined || game.complexity_weight < max)
  );
}
