import type { Game, Guide } from '../data.ts';
import { rankedExpansions } from '../ranking.ts';
import { baseId, finderGame } from './finderGame.ts';
import { tables, wantsOf, type Ticked } from './ticked.ts';

/** Something that a reader may tick, and the same in words: "owning nothing, 3–4 players". */
export interface Combination {
  ticked: Ticked;
  words: () => string;
}

/**
 * The combinations that every guide must answer: owning nothing, the base game, each ranked box (with the base game where it needs it) or
 * everything ranked, for each number of players, edition and wish, and for none of these said.
 */
export function* combinations(guide: Guide, game: Game): Iterable<Combination> {
  const facts = finderGame(guide, game);
  const asked = {
    table: [null, ...tables],
    edition: [null, ...facts.editions],
    wants: [null, ...wantsOf(facts)],
  };
  for (const { owned, words } of shelves(game)) {
    for (const wants of asked.wants) {
      for (const edition of asked.edition) {
        for (const table of asked.table) {
          yield {
            ticked: { owned, table, edition: edition?.id ?? null, wants },
            words: () =>
              [words, table?.label, edition?.name, wants === null ? undefined : `wants "${wants}"`]
                .filter((part) => part !== undefined)
                .join(', '),
          };
        }
      }
    }
  }
}

function shelves(game: Game): { owned: readonly string[]; words: string }[] {
  const boxes = rankedExpansions(game).flatMap(({ expansion }) => (expansion.is_base_game ? [] : expansion));
  return [
    { owned: [], words: 'owning nothing' },
    { owned: [baseId], words: 'owning the base game' },
    ...boxes.map(({ id, requires_base_game: needsBase }) => ({
      owned: needsBase ? [baseId, id] : [id],
      words: `owning "${id}"`,
    })),
    { owned: [baseId, ...boxes.map(({ id }) => id)], words: 'owning everything ranked' },
  ];
}
