import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { rankedExpansions } from '../../domain/ranking.ts';
import type { Draft } from '../draft.ts';
import { placeOf } from '../source.ts';

/** Ranks count from 1, each once. */
export function* checkRanks(draft: Draft): Iterable<Diagnostic> {
  for (const { data, source } of draft.games.values()) {
    const placeOfRank = (id: string) => {
      const index = data.expansions.findIndex((box) => box.id === id);
      return placeOf(source, ['expansions', index, 'rank_recommended']);
    };
    let last: { rank: number; id: string } | undefined;
    for (const { rank, expansion } of rankedExpansions(data)) {
      const at = () => placeOfRank(expansion.id);
      const expected = (last?.rank ?? 0) + 1;
      if (rank === last?.rank) {
        const message = `Expansion "${expansion.id}" has rank ${rank}, which "${last.id}" has already.`;
        const related = [{ at: placeOfRank(last.id), message: `"${last.id}" has rank ${rank} here.` }];
        yield finding('game/rank-repeated', at(), message, {
          hint: 'Give each box a rank of its own.',
          related,
        });
      } else if (rank !== expected) {
        const missing =
          rank - expected === 1 ? `rank ${expected} is` : `ranks ${expected} to ${rank - 1} are`;
        const message = `Expansion "${expansion.id}" has rank ${rank}, but ${missing} missing before it.`;
        yield finding('game/rank-gap', at(), message, { hint: 'Number the boxes 1, 2, 3, … without a gap.' });
      }
      last = { rank, id: expansion.id };
    }
  }
}
