import { Command } from 'commander';
import { readDataFiles } from '../content/author/change.ts';
import { guideAddress, rememberAddresses, renameGame } from '../content/author/moveGame.ts';
import { boxIds, renameBox } from '../content/author/moveBox.ts';
import { CannotRun } from './cannotRun.ts';
import { addChangeOptions, changeData, type ChangeOptions } from './changeData.ts';
import { requireSlug } from './options.ts';
import { requireBox, requireGame } from './requireKnown.ts';

export const command = addChangeOptions(
  new Command('rename')
    .description(
      'Changes the ID of a game, its guide, and its offers, or of one box. Updates links, and redirects the old URL.',
    )
    .argument('<from>', 'current ID: seven-wonders, or wingspan/oceania for a box')
    .argument('<to>', 'new ID, for example 7-wonders'),
).action(async (from: string, to: string, options: ChangeOptions) => {
  const { data } = options;
  requireSlug(to);
  await changeData(options, async () => {
    const files = await readDataFiles(data);
    const [game = '', boxId] = from.split('/');
    await requireGame(data, game);
    if (boxId !== undefined) {
      if (boxIds(files, game).includes(to))
        throw new CannotRun(`The game has a box "${to}" already.`, 'Choose another ID.');
      const box = requireBox(files, game, boxId);
      const change = renameBox(files, box, to);
      const addresses = 'refused' in change || !box.hasPage ? [] : [box.address, change.address];
      return rememberAddresses(data, files, game, addresses, change);
    }
    if (files.some(({ name }) => name === to))
      throw new CannotRun(`A file named ${to}.yaml already exists.`, 'Choose another ID.');
    const addresses = [guideAddress(files, from), guideAddress(files, to)];
    return rememberAddresses(data, files, from, addresses, renameGame(files, from, to));
  });
});
