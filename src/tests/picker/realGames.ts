import { pickerGame, type PickerGame } from '../../domain/picker/facts.ts';
import { loadData } from '../site/renderSite.ts';

const { games } = await loadData();

/** What the picking rule knows of each of the project's own games. */
export const realGames: readonly PickerGame[] = [...games.values()].map(pickerGame);

export function realGame(id: string): PickerGame {
  const game = realGames.find((known) => known.id === id);
  if (game === undefined) throw new Error(`No game ${id}`);
  return game;
}
