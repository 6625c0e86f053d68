import { Command } from 'commander';
import { readDataFiles } from '../content/author/change.ts';
import { planRank } from '../content/author/rankBoxes.ts';
import { CannotRun } from './cannotRun.ts';
import { addChangeOptions, changeData, type ChangeOptions } from './changeData.ts';
import { loadValid } from './loadValid.ts';
import { todayInUtc } from './options.ts';
import { findKnown, requireKnown } from './requireKnown.ts';

export const command = addChangeOptions(
  new Command('rank')
    .description(
      'Ranks boxes in the given order, followed by the other ranked boxes. Lists every sentence that may still describe the old order.',
    )
    .argument('<game>', 'ID of the game')
    .argument('<box...>', 'IDs of boxes, best first'),
).action(async (id: string, boxes: string[], options: ChangeOptions) => {
  await changeData(options, async () => {
    const { games } = await loadValid(options.data, todayInUtc());
    const ids = findKnown('The game', id, games).expansions.map((box) => box.id);
    for (const box of boxes) requireKnown('The box', box, ids);
    if (new Set(boxes).size < boxes.length)
      throw new CannotRun('A box is named twice.', 'Name each box once.');
    return planRank(await readDataFiles(options.data), id, boxes);
  });
  process.stdout.write('Run guides validate to find what else mentions the old order.\n');
});
