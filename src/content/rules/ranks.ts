import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Game, Guide } from '../../domain/data.ts';
import { rankedExpansions } from '../../domain/ranking.ts';
import type { Entry, UnitFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';

export function* checkRanks(files: UnitFiles): Iterable<Diagnostic> {
  for (const game of files.games.values()) {
    const grouped = [...files.guides.values()].find(({ data }) => data.groups !== undefined);
    if (grouped) yield* checkGroups(grouped, game);
    // The ranks of a guide's groups each begin at 1; a draft's or a broken guide's groups are not known.
    else if (files.guides.size > 0 && !files.broken.has(`guide/${game.name}`)) yield* checkOrder(game);
  }
}

function* checkOrder({ data, source }: Entry<Game>): Iterable<Diagnostic> {
  const locationOfRank = (id: string) => {
    const index = data.expansions.findIndex((box) => box.id === id);
    return locationOf(source, ['expansions', index, 'rank_recommended']);
  };
  let last: { rank: number; id: string } | undefined;
  for (const { rank, expansion } of rankedExpansions(data)) {
    const at = () => locationOfRank(expansion.id);
    const expected = (last?.rank ?? 0) + 1;
    if (rank === last?.rank) {
      const message = `Expansion "${expansion.id}" has rank ${rank}, which "${last.id}" already has.`;
      const related = [{ at: locationOfRank(last.id), message: `"${last.id}" has rank ${rank} here.` }];
      yield diagnostic('game/rank-repeated', at(), message, {
        hint: 'Use a different rank for each box.',
        related,
      });
    } else if (rank !== expected) {
      const missing = rank - expected === 1 ? `rank ${expected} is` : `ranks ${expected} to ${rank - 1} are`;
      const message = `Expansion "${expansion.id}" has rank ${rank}, but ${missing} missing before it.`;
      yield diagnostic('game/rank-gap', at(), message, 'Number the boxes 1, 2, 3, … without a gap.');
    }
    last = { rank, id: expansion.id };
  }
}

function* checkGroups({ data, source }: Entry<Guide>, game: Entry<Game>): Iterable<Diagnostic> {
  const seen = new Set<string>();
  for (const [index, group] of (data.groups ?? []).entries()) {
    for (const [place, id] of group.boxes.entries()) {
      const at = () => locationOf(source, ['groups', index, 'boxes', place]);
      const box = game.data.expansions.findIndex((expansion) => expansion.id === id);
      const rank = game.data.expansions[box]?.rank_recommended;
      if (box === -1) continue;
      if (seen.has(id)) {
        const message = `Box "${id}" is in two groups of the ranking.`;
        yield diagnostic('guide/group-repeated', at(), message, 'Keep it in one of them.');
      } else if (rank !== place + 1) {
        const message = `Box "${id}" is number ${place + 1} of "${group.name}", but its rank is ${rank ?? 'missing'}.`;
        yield diagnostic('guide/group-rank', at(), message, {
          hint: `Set rank_recommended: ${place + 1}, or change the order of the group.`,
          related: [
            { at: locationOf(game.source, ['expansions', box, 'rank_recommended']), message: 'The rank.' },
          ],
        });
      }
      seen.add(id);
    }
  }
  for (const { expansion } of rankedExpansions(game.data)) {
    if (expansion.rank_recommended === undefined || seen.has(expansion.id)) continue;
    const at = locationOf(source, ['groups'], 'key');
    const message = `Box "${expansion.id}" has a rank but is in no group.`;
    yield diagnostic('guide/group-missing', at, message, 'Add it to a group, or delete its rank.');
  }
}
