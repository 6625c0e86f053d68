import { Command } from 'commander';
import { readDataFiles } from '../content/author/change.ts';
import { guideAddress, rememberAddresses, removeGame } from '../content/author/moveGame.ts';
import { removeBox } from '../content/author/moveBox.ts';
import { CannotRun } from './cannotRun.ts';
import { addChangeOptions, changeData, type ChangeOptions } from './changeData.ts';
import { requireBox, requireGame } from './requireKnown.ts';
import { readIndexPath } from '../content/author/skeleton.ts';

interface Options extends ChangeOptions {
  to?: string;
  gone?: true;
}

export const command = addChangeOptions(
  new Command('remove')
    .description(
      'Removes a game, its guide, and its offers, or one box. The URL redirects to another page or answers 410 Gone.',
    )
    .argument('<id>', 'ID of the game, or GAME/BOX')
    .option('--to <path>', 'path of the page to redirect to (default: the index; for a box, its guide)')
    .option('--gone', 'answer 410 Gone instead; links in other guides still change to --to'),
).action(async (id: string, { to, gone, ...options }: Options) => {
  const { data } = options;
  await changeData(options, async () => {
    const files = await readDataFiles(data);
    const [game = '', boxId] = id.split('/');
    await requireGame(data, game);
    const box = boxId === undefined ? null : requireBox(files, game, boxId);
    const links = to ?? (box === null ? await readIndexPath(data) : guideAddress(files, game));
    const address = box?.address ?? guideAddress(files, game);
    if (links === null || links === address || !/^\/(?!\/)[A-Za-z0-9._~/-]*$/.test(links))
      throw new CannotRun(
        `--to ${links ?? ''} is not the path of another page on this site.`,
        'For example --to /guides/wingspan-expansion-order.',
      );
    const target = { links, isGone: gone === true };
    const change = box === null ? removeGame(files, game, target) : removeBox(files, box, target);
    return rememberAddresses(data, files, game, box?.hasPage === false ? [] : [address], change);
  });
  process.stdout.write('Run guides validate to see what is left to change.\n');
});
