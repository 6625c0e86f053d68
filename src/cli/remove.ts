import { Command } from 'commander';
import { guidePath } from '../domain/routes.ts';
import { applyChange } from './applyChange.ts';
import { CannotRun } from './cannotRun.ts';
import { requireFolder } from './options.ts';

interface Options {
  data: string;
  to?: string;
  dryRun?: true;
}

export const command = new Command('remove')
  .description('Takes a game, its guide and its offers away. Its address redirects to another page.')
  .argument('<id>', 'the id of the game')
  .option('--data <dir>', 'the data folder', 'data')
  .option('--to <path>', 'the page that its address leads to (default: the index of guides)')
  .option('--dry-run', 'say what would change, and change nothing')
  .action(async (id: string, { data, to, dryRun }: Options) => {
    await requireFolder(data);
    const [
      { readDataFiles },
      { removeGame },
      { hasPublishedGuide },
      { rememberAddresses },
      { readAddresses },
      { requireGame },
      { readIndexPath },
    ] = await Promise.all([
      import('../content/author/dataFiles.ts'),
      import('../content/author/removeGame.ts'),
      import('../content/author/references.ts'),
      import('../content/author/plannedChange.ts'),
      import('../content/state/addresses.ts'),
      import('./requireGame.ts'),
      import('../content/author/rawFile.ts'),
    ]);
    const files = await readDataFiles(data);
    requireGame(files, id);
    const target = to ?? (await readIndexPath(data));
    if (target === null || !/^\/(?!\/)[A-Za-z0-9._~/-]*$/.test(target))
      throw new CannotRun(
        `--to ${target ?? ''} is no path of this site.`,
        'For example --to /guides/wingspan-expansion-order.',
      );
    const published = hasPublishedGuide(files, id) ? [guidePath(id)] : [];
    const change = rememberAddresses(
      removeGame(data, files, id, target),
      await readAddresses(data),
      published,
    );
    await applyChange(change, dryRun === true);
    process.stdout.write('guides validate says what the rest of the data makes of it.\n');
  });
