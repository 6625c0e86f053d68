import { Command } from 'commander';
import { guidePath } from '../domain/routes.ts';
import { applyChange } from './applyChange.ts';
import { CannotRun } from './cannotRun.ts';
import { requireFolder } from './options.ts';

interface Options {
  data: string;
  dryRun?: true;
}

export const command = new Command('rename')
  .description(
    'Gives a game, its guide and its offers another id. Links follow, and the old address redirects.',
  )
  .argument('<from>', 'the id as it is, for example seven-wonders')
  .argument('<to>', 'the id as it should be, for example 7-wonders')
  .option('--data <dir>', 'the data folder', 'data')
  .option('--dry-run', 'say what would change, and change nothing')
  .action(async (from: string, to: string, { data, dryRun }: Options) => {
    await requireFolder(data);
    const [
      { readDataFiles },
      { renameGame },
      { hasPublishedGuide },
      { rememberAddresses },
      { readAddresses },
      { requireGame },
    ] = await Promise.all([
      import('../content/author/dataFiles.ts'),
      import('../content/author/renameGame.ts'),
      import('../content/author/references.ts'),
      import('../content/author/plannedChange.ts'),
      import('../content/state/addresses.ts'),
      import('./requireGame.ts'),
    ]);
    const files = await readDataFiles(data);
    requireGame(files, from);
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(to))
      throw new CannotRun(
        `"${to}" cannot become an address.`,
        'Use lower-case letters, digits and single hyphens.',
      );
    if (files.some(({ name }) => name === to))
      throw new CannotRun(`There is a file of the name ${to}.yaml already.`, 'Take another id.');
    const published = hasPublishedGuide(files, from) ? [guidePath(from), guidePath(to)] : [];
    const change = rememberAddresses(renameGame(data, files, from, to), await readAddresses(data), published);
    await applyChange(change, dryRun === true);
  });
