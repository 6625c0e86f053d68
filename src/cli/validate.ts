import { stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { Command } from 'commander';
import { formatNames, type Format, formatDiagnostics } from '../diagnostics/format.ts';
import { isFailure } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/didYouMean.ts';
import { gameIds } from './requireKnown.ts';
import { cacheDir, formatOption, requireFolder, todayOption, wantsColor } from './options.ts';
import { loadContent } from '../content/content.ts';
import { CannotRun } from './cannotRun.ts';

interface Options {
  data: string;
  game?: string;
  today: string;
  format: Format;
  strict?: true;
  quiet?: true;
  verify?: true;
  drafts?: true;
}

export const command = new Command('validate')
  .description(
    'Checks the data and reports every problem. Exit codes: 0 no errors, 1 errors, 2 could not run.',
  )
  .argument('[path...]', 'report only these files or folders (all files are checked)')
  .option('--data <dir>', 'data folder', 'data')
  .option('--game <id>', 'report only this game, its guide, and its offers')
  .addOption(todayOption())
  .addOption(formatOption(formatNames))
  .option('--strict', 'treat warnings as errors')
  .option('--drafts', 'report problems in drafts as errors and warnings, not as notes')
  .option('--verify', 'ignore the cache')
  .option('--quiet', 'print nothing if there are no problems')
  .action(async (paths: string[], options: Options) => {
    await requireFolder(options.data);
    const scope = await findScope(paths, options);
    const loaded = await loadContent(options.data, {
      today: options.today,
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
      throw new CannotRun(`There is no file or folder ${path}.`, 'Paths are relative to the current folder.');
    else if (!isWithin([resolve(data)], path) && !isWithin([resolve(path)], data))
      throw new CannotRun(
        `${path} is not in ${data}, so it was not validated.`,
        'Choose a file or folder in the data folder.',
      );
  const files = [...paths];
  if (game !== undefined) {
    const ofGame = ['games', 'guides', 'offers'].map((folder) => join(data, folder, `${game}.yaml`));
    const known = await Promise.all(ofGame.map((file) => stat(file).catch(() => null)));
    if (known.every((file) => file === null)) {
      const otherwise = 'Use the game’s ID, which is its file name.';
      throw new CannotRun(`There is no ${ofGame[0]}.`, didYouMean(game, await gameIds(data), otherwise));
    }
    files.push(...ofGame);
  }
  return files.length === 0 ? null : files.map((file) => resolve(file));
}

function isWithin(scope: readonly string[], file: string): boolean {
  const path = resolve(file);
  return scope.some((wanted) => path === wanted || path.startsWith(wanted + sep));
}
