import type { Game, Guide } from '../data.ts';
import { withBundle } from './answer.ts';
import { baseId, finderGame, type FinderGame } from './finderGame.ts';
import { defaultWords, fillWords } from '../siteLook.ts';
import { tables, wantsOf, type Ticked } from './ticked.ts';

/** Every combination of this many boxes from the top of a group is tried. */
const maxBoxes = 6;

/** Something that a reader may tick, and the same in words: "owning nothing, 3–4 players". */
export interface Combination {
  ticked: Ticked;
  words: () => string;
}

/** Every shelf with every number of players, edition, and wish, and without each of them. */
export function* combinations(guide: Guide, game: Game): Iterable<Combination> {
  const facts = finderGame(guide, game);
  for (const owned of shelves(facts)) {
    for (const wants of [null, ...wantsOf(facts)]) {
      for (const edition of [null, ...facts.editions]) {
        for (const table of [null, ...tables]) {
          const ticked = { owned, table, edition: edition?.id ?? null, wants };
          yield { ticked, words: () => wordsOf(ticked, edition?.name) };
        }
      }
    }
  }
}

/** "owning nothing, 3–4 players". */
function wordsOf({ owned, table, wants }: Ticked, edition: string | undefined): string {
  const players = table && fillWords(table.label, defaultWords);
  return [ownedWords(owned), players, edition, wants === null ? null : `wants "${wants}"`]
    .filter(Boolean)
    .join(', ');
}

export function ownedWords(owned: readonly string[]): string {
  const names = owned.map((id) => (id === baseId ? 'the base game' : `"${id}"`));
  return `owning ${names.length === 0 ? 'nothing' : names.join(' and ')}`;
}

/** What a reader may own. Boxes come with what they need: nobody owns an expansion without its base game. */
export function shelves({ boxes, groups, rows, bundle }: FinderGame): string[][] {
  const needs = new Map(boxes.map(({ id, needs: ids }) => [id, ids]));
  const isWhole = (owned: readonly string[]) =>
    owned.every((id) =>
      (needs.get(id) ?? []).every((needed) => withBundle({ bundle }, owned).includes(needed)),
    );
  const ofGroups = groups.flatMap((ids) =>
    subsets([baseId, ...ids.filter((id) => id !== baseId).slice(0, maxBoxes)]),
  );
  const ofRows = rows.map(({ owns = [] }) => boxes.flatMap(({ id }) => (owns.includes(id) ? id : [])));
  const all = [...ofGroups, ...ofRows].filter(isWhole);
  return [...new Map(all.map((owned) => [owned.join(), owned])).values()];
}

function subsets(ids: readonly string[]): string[][] {
  return ids.reduce<string[][]>((all, id) => [...all, ...all.map((subset) => [...subset, id])], [[]]);
}
