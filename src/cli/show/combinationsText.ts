import type { Game, Guide } from '../../domain/data.ts';
import { answer, type Answer } from '../../domain/situations/answer.ts';
import { shelves } from '../../domain/situations/combinations.ts';
import { finderGame } from '../../domain/situations/finderGame.ts';
import { defaultWords, fillWords } from '../../domain/siteLook.ts';
import { nothingText } from '../../domain/words.ts';
import { strong, wrapText } from './wrapText.ts';

/** What to buy next for each combination of owned boxes, and whether a row or the ranking says so. */
export function combinationsText(guide: Guide, game: Game, width: number): string[] {
  const facts = finderGame(guide, game);
  const titleOf = (id: string) => facts.boxes.find((box) => box.id === id)?.title ?? id;
  return shelves(facts).flatMap((owned) => {
    const found = answer(facts, { owned, table: null, edition: null, wants: null });
    const by = found.kind === 'row' ? `row "${found.row.label}"` : 'ranking';
    const boxes = owned.length === 0 ? 'nothing' : owned.map(titleOf).join(' + ');
    return [
      ...wrapText(`Owns ${boxes}`, width),
      ...wrapText(`${strong(adviceOf(found))} (${by})`, width, '  → '),
    ];
  });
}

function adviceOf(found: Answer): string {
  if (found.kind === 'done') return nothingText.set;
  if (found.kind === 'next') return listed([...found.missing, found.box]);
  const { advice } = found;
  if (advice.kind === 'buy') return listed(advice.boxes);
  return advice.kind === 'nothing'
    ? fillWords(nothingText[advice.nothing], defaultWords)
    : `${advice.title}, a different game`;
}

const listed = (boxes: readonly { title: string }[]) => boxes.map(({ title }) => title).join(', then ');
