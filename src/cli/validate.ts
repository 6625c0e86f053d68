import { stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { Command, Option } from 'commander';
import { formatNames, type Format, formatDiagnostics } from '../diagnostics/format.ts';
import { isFailure } from '../diagnostics/diagnostic.ts';
import { CannotRun } from './cannotRun.ts';
import { nearest } from '../diagnostics/didYouMean.ts';
import { gameIds } from './requireKnown.ts';
import { wantsColor, cacheDir, parseToday, requireFolder, todayInUtc } from './options.ts';

import { loadContent } from '../content/content.ts';

interface Options {
  data: string;
  game?: string;
  today?: string;
  format: Format;
  strict?: true;
  quiet?: true;
  verify?: true;
  drafts?: true;
}

export const command = new Command('validate')
  .description(
    'Says everything that is wrong with the data. Exit 0: nothing, 1: something, 2: could not run.',
  )
  .argument('[path...]', 'say only what is wrong in these files or folders; all files are read')
  .option('--data <dir>', 'the data folder', 'data')
  .option('--game <id>', 'say only what is wrong with this game, its guide and its offers')
  .option('--today <date>', 'the date to judge by, YYYY-MM-DD (default: today in UTC)', parseToday)
  .addOption(new Option('--format <format>', 'how to report').choices(formatNames).default('pretty'))
  .option('--strict', 'let warnings count as errors do')
  .option('--drafts', 'let problems of drafts count; otherwise they are notes')
  .option('--verify', 'check everything again, whatever is cached')
  .option('--quiet', 'print nothing where nothing is wrong')
  .action(async (paths: string[], options: Options) => {
    await requireFolder(options.data);
    const scope = await findScope(paths, options);
    const loaded = await loadContent(options.data, {
      today: options.today ?? todayInUtc(),
      cacheDir,
      verify: options.verify === true,
      drafts: options.drafts === true,
    });
    const diagnostics = loaded.diagnostics.filter(({ at }) => scope === null || isWithin(scope, at.file));
    if (options.quiet !== true || diagnostics.length > 0) {
      const color = wantsColor(process.stdout, process.env);
      process.stdout.write(
        formatDiagnostics(diagnostics, options.format, { color, summary: { files: loaded.files } }),
      );
    }
    process.exitCode = isFailure(diagnostics, options.strict === true) ? 1 : 0;
  });

/** The files and folders to report on; null for all. */
async function findScope(paths: readonly string[], { data, game }: Options): Promise<string[] | null> {
  for (const path of paths)
    if ((await stat(path).catch(() => null)) === null)
      throw new CannotRun(`There is no file or folder ${path}.`, 'Name it as seen from this folder.');
    else if (!isWithin([resolve(data)], path) && !isWithin([resolve(path)], data))
      throw new CannotRun(
        `${path} is not in ${data}, so there is nothing to validate in it.`,
        'Name a file or folder of the data.',
      );
  const files = [...paths];
  if (game !== undefined) {
    const ofGame = ['games', 'guides', 'offers'].map((folder) => join(data, folder, `${game}.yaml`));
    const found = await Promise.all(ofGame.map((file) => stat(file).catch(() => null)));
    if (found.every((file) => file === null)) {
      const meant = nearest(game, await gameIds(data));
      throw new CannotRun(
        `There is no ${ofGame[0]}.`,
        meant === undefined ? 'Name the game by its id, as its file is named.' : `Did you mean "${meant}"?`,
      );
    }
    files.push(...ofGame);
  }
  return files.length === 0 ? null : files.map((file) => resolve(file));
}

function isWithin(scope: readonly string[], file: string): boolean {
  const path = resolve(file);
  return scope.some((wanted) => path === wanted || path.startsWith(wanted + sep));
}
