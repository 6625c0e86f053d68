import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { UnitFiles } from '../load/siteFiles.ts';
import { locationOf, type DataPath, type Source } from '../yaml/source.ts';

export function* checkRanges(files: UnitFiles): Iterable<Diagnostic> {
  for (const { data, source } of files.games.values()) {
    yield* checkRange(source, [], ['min_players', data.min_players], ['max_players', data.max_players]);
    yield* checkRange(source, [], ['min_playtime', data.min_playtime], ['max_playtime', data.max_playtime]);
    for (const [index, box] of data.expansions.entries()) {
      const min = ['players_after_min', box.players_after_min] as const;
      yield* checkRange(source, ['expansions', index], min, ['players_after_max', box.players_after_max]);
    }
  }
}

type Field = readonly [name: string, value: number | undefined];

function* checkRange(source: Source, path: DataPath, min: Field, max: Field): Iterable<Diagnostic> {
  const [minName, minValue] = min;
  const [maxName, maxValue] = max;
  if (minValue === undefined || maxValue === undefined || minValue <= maxValue) return;
  const message = `"${minName}" is ${minValue}, but "${maxName}" is ${maxValue}; the first cannot be larger.`;
  const hint = 'Swap the two, or correct one.';
  yield diagnostic('game/range', locationOf(source, [...path, minName]), message, hint);
}
