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
      'Ranks boxes in the order given; other ranked boxes follow. Lists every sentence that may still describe the old order.',
    )
    .argument('<game>', 'the id of the game')
    .argument('<box...>', 'ids of boxes, the first one first'),
).action(async (id: string, boxes: string[], options: ChangeOptions) => {
  await changeData(options, async () => {
    const { games } = await loadValid(options.data, todayInUtc());
    const ids = findKnown('The game', id, games).expansions.map((box) => box.id);
    for (const box of boxes) requireKnown('The box', box, ids);
    if (new Set(boxes).size < boxes.length)
      throw new CannotRun('A box is named twice.', 'Name each box once.');
    return planRank(await readDataFiles(options.data), id, boxes);
  });
  process.stdout.write('guides validate shows what else names the old order.\n');
});
