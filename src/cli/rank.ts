import { Command } from 'commander';
import { readDataFiles } from '../content/author/change.ts';
import { planRank } from '../content/author/rankBoxes.ts';
import { acceptSource } from '../content/schema/accept.ts';
import { addChangeOptions, changeData, type ChangeOptions } from './changeData.ts';
import { requireGame, requireKnown } from './requireKnown.ts';
import { CannotRun } from './cannotRun.ts';

export const command = addChangeOptions(
  new Command('rank')
    .description(
      'Ranks boxes in the given order, followed by the other ranked boxes. Lists every sentence that may still describe the old order.',
    )
    .argument('<game>', 'ID of the game')
    .argument('<box...>', 'IDs of boxes, best first'),
).action(async (id: string, boxes: string[], options: ChangeOptions) => {
  let last = 'The boxes already have this order.';
  await changeData(options, async () => {
    await requireGame(options.data, id);
    // Not the whole folder: after a first rank, texts that describe the old order are errors.
    const files = await readDataFiles(options.data);
    const game = files.find(({ kind, name }) => kind === 'game' && name === id);
    const ids = game && acceptSource('game', game.source)?.expansions.map((box) => box.id);
    for (const box of boxes) requireKnown('The box', box, ids ?? boxes);
    if (new Set(boxes).size < boxes.length)
      throw new CannotRun('A box is named twice.', 'Name each box once.');
    const change = planRank(files, id, boxes);
    if ('write' in change && change.write.size > 0)
      last = 'Run guides validate to find what else mentions the old order.';
    return change;
  });
  process.stdout.write(`${last}\n`);
});
