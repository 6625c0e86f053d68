import { Command } from 'commander';
import { CannotRun } from './cannotRun.ts';
import { changeData } from './changeData.ts';
import { loadValid } from './loadValid.ts';
import { requireFolder, todayInUtc } from './options.ts';
import { findKnown, requireKnown } from './requireKnown.ts';

interface Options {
  data: string;
  dryRun?: true;
}

export const command = new Command('rank')
  .description(
    'Ranks boxes in the order given; other ranked boxes follow. Lists every sentence that may still tell the old order.',
  )
  .argument('<game>', 'the id of the game')
  .argument('<box...>', 'ids of boxes, the first one first')
  .option('--data <dir>', 'the data folder', 'data')
  .option('--dry-run', 'say what would change, and change nothing')
  .action(async (id: string, boxes: string[], { data, dryRun }: Options) => {
    await requireFolder(data);
    const [{ readDataFiles }, { planRank }] = await Promise.all([
      import('../content/author/change.ts'),
      import('../content/author/rankBoxes.ts'),
    ]);
    await changeData({ dir: data, dryRun: dryRun === true, validOn: null }, async () => {
      const { games } = await loadValid(data, todayInUtc());
      const { expansions } = findKnown('The game', id, games);
      for (const box of boxes)
        requireKnown(
          'The box',
          box,
          expansions.map((one) => one.id),
        );
      if (new Set(boxes).size < boxes.length)
        throw new CannotRun('A box is named twice.', 'Name each box once.');
      const plan = planRank(await readDataFiles(data), id, boxes);
      if ('refused' in plan) throw new CannotRun(plan.refused, plan.hint);
      return plan;
    });
    process.stdout.write('guides validate shows what else names the old order.\n');
  });
