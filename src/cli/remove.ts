import { Command } from 'commander';
import { readDataFiles } from '../content/author/change.ts';
import { guideAddress, rememberAddresses, removeGame } from '../content/author/moveGame.ts';
import { readIndexPath } from '../content/author/rawFile.ts';
import { CannotRun } from './cannotRun.ts';
import { addChangeOptions, changeData, type ChangeOptions } from './changeData.ts';
import { requireGame } from './requireKnown.ts';

interface Options extends ChangeOptions {
  to?: string;
  gone?: true;
}

export const command = addChangeOptions(
  new Command('remove')
    .description(
      'Removes a game, its guide, and its offers. The guide’s URL redirects to another page or answers 410 Gone.',
    )
    .argument('<id>', 'ID of the game')
    .option('--to <path>', 'path of the page to redirect to (default: the index of guides)')
    .option('--gone', 'answer 410 Gone instead; links in other guides still change to --to'),
).action(async (id: string, { to, gone, ...options }: Options) => {
  const { data } = options;
  await changeData(options, async () => {
    const files = await readDataFiles(data);
    await requireGame(data, id);
    const links = to ?? (await readIndexPath(data));
    const address = guideAddress(files, id);
    if (links === null || links === address || !/^\/(?!\/)[A-Za-z0-9._~/-]*$/.test(links))
      throw new CannotRun(
        `--to ${links ?? ''} is not the path of another page on this site.`,
        'For example --to /guides/wingspan-expansion-order.',
      );
    const change = removeGame(data, files, id, { links, isGone: gone === true });
    return rememberAddresses(data, files, id, [address], change);
  });
  process.stdout.write('Run guides validate to see what is left to change.\n');
});
