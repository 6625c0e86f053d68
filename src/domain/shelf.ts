/** The boxes that a reader owns across guides, and how they are stored on the reader's device. */
import type { FinderGame } from './finder/finderGame.ts';
import { formatChoices, ownedIn, parseChoices, type Choices } from './finder/choices.ts';

export const shelfKey = 'shelf';

/** The choices for each game, by its id, as an address contains them: game=own:base,box;p:5&other-game=own:base. */
export type Shelf = URLSearchParams;

/** Parses any text; null is an empty shelf. Entries that a game does not know are ignored when it is read. */
export function parseShelf(kept: string | null): Shelf {
  return new URLSearchParams(kept ?? '');
}

export function keptChoices(shelf: Shelf, game: FinderGame): Choices {
  return parseChoices(shelf.get(game.id) ?? '', game);
}

export function isOnShelf(shelf: Shelf, game: FinderGame, choices: Choices): boolean {
  return shelf.has(game.id) && formatChoices(keptChoices(shelf, game)) === formatChoices(choices);
}

/** "3 {boxes} on your shelf across 2 games", for fillTerms; empty if there is none. */
export function shelfText(shelf: Shelf): string {
  const counts = [...shelf.values()].map((text) => ownedIn(text)?.length ?? 0).filter((count) => count > 0);
  const boxes = counts.reduce((sum, count) => sum + count, 0);
  if (boxes === 0) return '';
  return `${boxes} ${boxes === 1 ? '{box}' : '{boxes}'} on your shelf across ${counts.length} game${counts.length === 1 ? '' : 's'}`;
}
