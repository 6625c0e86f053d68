import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { passesFilter } from '../../domain/indexFilter.ts';
import type { SiteFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';

export function* checkFilters(files: SiteFiles): Iterable<Diagnostic> {
  if (!files.site) return;
  const { data, source } = files.site;
  const games = [...files.games.values()].map((game) => game.data);
  const complete = games.length > 0 && ![...files.broken].some((file) => file.startsWith('game/'));
  for (const [index, filter] of data.index.filters.entries()) {
    const path = ['index', 'filters', index];
    const { min_weight: min, max_weight: max } = filter;
    if (min !== undefined && max !== undefined && min >= max) {
      const message = `Filter "${filter.id}" asks for a weight of at least ${min} and below ${max}; no weight is both.`;
      const hint = 'Swap the two, or delete one.';
      yield diagnostic('site/filter-range', locationOf(source, [...path, 'min_weight']), message, hint);
    } else if (complete && !games.some((game) => passesFilter(game, filter))) {
      const at = locationOf(source, path);
      const hint = 'Spell mechanism and tag as the games do, or delete the filter.';
      yield diagnostic('site/filter-matches-nothing', at, `Filter "${filter.id}" matches no game.`, hint);
    }
  }
}
