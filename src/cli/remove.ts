import { Command } from 'commander';
import { guidePath } from '../domain/routes.ts';
import { CannotRun } from './cannotRun.ts';
import { changeData } from './changeData.ts';
import { requireFolder } from './options.ts';
import { gameIds, requireGame } from './requireKnown.ts';

interface Options {
  data: string;
  to?: string;
  gone?: true;
  dryRun?: true;
}

export const command = new Command('remove')
  .description('Removes a game, its guide and its offers. Its address redirects to another page, or is gone.')
  .argument('<id>', 'the id of the game')
  .option('--data <dir>', 'the data folder', 'data')
  .option('--to <path>', 'the page that its address leads to (default: the index of guides)')
  .option('--gone', 'let its address answer 410 Gone; links to it lead to the page of --to')
  .option('--dry-run', 'say what would change, and change nothing')
  .action(async (id: string, { data, to, gone, dryRun }: Options) => {
    await requireFolder(data);
    const [
      { readDataFiles, rememberAddresses },
      { hasPublishedGuide, removeGame },
      { readAddresses },
      { readIndexPath },
    ] = await Promise.all([
      import('../content/author/change.ts'),
      import('../content/author/moveGame.ts'),
      import('../content/state/addresses.ts'),
      import('../content/author/rawFile.ts'),
    ]);
    await changeData({ dir: data, dryRun: dryRun === true, validOn: null }, async () => {
      const files = await readDataFiles(data);
      requireGame(await gameIds(data), id);
      const links = to ?? (await readIndexPath(data));
      if (links === null || links === guidePath(id) || !/^\/(?!\/)[A-Za-z0-9._~/-]*$/.test(links))
        throw new CannotRun(
          `--to ${links ?? ''} is no path of another page of this site.`,
          'For example --to /guides/wingspan-expansion-order.',
        );
      const published = hasPublishedGuide(files, id) ? [guidePath(id)] : [];
      const change = removeGame(data, files, id, { links, isGone: gone === true });
      return rememberAddresses(change, await readAddresses(data), published);
    });
    process.stdout.write('guides validate shows what is left to change.\n');
  });
