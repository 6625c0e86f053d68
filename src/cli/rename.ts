import { Command } from 'commander';
import { readDataFiles } from '../content/author/change.ts';
import { guideAddress, rememberAddresses, renameGame } from '../content/author/moveGame.ts';
import { CannotRun } from './cannotRun.ts';
import { addChangeOptions, changeData, type ChangeOptions } from './changeData.ts';
import { requireSlug } from './options.ts';
import { requireGame } from './requireKnown.ts';

export const command = addChangeOptions(
  new Command('rename')
    .description(
      'Changes the ID of a game, its guide, and its offers. Updates links, and redirects the old URL.',
    )
    .argument('<from>', 'current ID, for example seven-wonders')
    .argument('<to>', 'new ID, for example 7-wonders'),
).action(async (from: string, to: string, options: ChangeOptions) => {
  const { data } = options;
  requireSlug(to);
  await changeData(options, async () => {
    const files = await readDataFiles(data);
    await requireGame(data, from);
    if (files.some(({ name }) => name === to))
      throw new CannotRun(`A file named ${to}.yaml already exists.`, 'Choose another ID.');
    const addresses = [guideAddress(files, from), guideAddress(files, to)];
    return rememberAddresses(data, files, from, addresses, renameGame(data, files, from, to));
  });
});
