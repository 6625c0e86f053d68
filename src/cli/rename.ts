import { Command } from 'commander';
import { guidePath } from '../domain/routes.ts';
import { CannotRun } from './cannotRun.ts';
import { changeData } from './changeData.ts';
import { isSlug, requireFolder, slugHint } from './options.ts';
import { gameIds, requireGame } from './requireKnown.ts';

interface Options {
  data: string;
  dryRun?: true;
}

export const command = new Command('rename')
  .description(
    'Changes the id of a game, its guide and its offers. Links follow, and the old address redirects.',
  )
  .argument('<from>', 'the id as it is, for example seven-wonders')
  .argument('<to>', 'the id as it should be, for example 7-wonders')
  .option('--data <dir>', 'the data folder', 'data')
  .option('--dry-run', 'say what would change, and change nothing')
  .action(async (from: string, to: string, { data, dryRun }: Options) => {
    await requireFolder(data);
    const [{ readDataFiles, rememberAddresses }, { hasPublishedGuide, renameGame }, { readAddresses }] =
      await Promise.all([
        import('../content/author/change.ts'),
        import('../content/author/moveGame.ts'),
        import('../content/state/addresses.ts'),
      ]);
    if (!isSlug(to)) throw new CannotRun(`"${to}" cannot become an address.`, slugHint);
    await changeData({ dir: data, dryRun: dryRun === true, validOn: null }, async () => {
      const files = await readDataFiles(data);
      requireGame(await gameIds(data), from);
      if (files.some(({ name }) => name === to))
        throw new CannotRun(`There is a file named ${to}.yaml already.`, 'Choose another id.');
      const published = hasPublishedGuide(files, from) ? [guidePath(from), guidePath(to)] : [];
      return rememberAddresses(renameGame(data, files, from, to), await readAddresses(data), published);
    });
  });
