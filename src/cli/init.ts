import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { makeFolder } from '../platform/atomicWrite.ts';
import { projectFolder } from '../platform/project.ts';
import { explainRefusal, failedWith, isSystemError } from '../platform/systemError.ts';
import { commandLine, todayOption } from './options.ts';
import { CannotRun } from './cannotRun.ts';

const starterDate = '2026-11-20';

export const command = new Command('init')
  .description(
    'Creates a small, complete data folder about two invented games, as a start for your own site.',
  )
  .argument('<dir>', 'folder to create; if it exists, it must be empty')
  .addOption(todayOption('date to write'))
  .action(async (dir: string, { today }: { today: string }) => {
    await requireEmpty(dir);
    await copyStarter(dir, today);
    process.stdout.write(
      [
        `Created a site about two invented games in ${dir}.`,
        `Preview it:          ${commandLine(`dev --data ${dir}`)}`,
        `See what to replace: ${commandLine(`status --data ${dir}`)}`,
        `Add your own game:   ${commandLine(`new game my-game --data ${dir}`)}`,
        '',
      ].join('\n'),
    );
  });

export async function requireEmpty(dir: string): Promise<void> {
  const entries = await readdir(dir).catch((error: unknown) => {
    if (failedWith(error, 'ENOENT')) return [];
    throw new CannotRun(`${dir} is not a readable folder.`, 'Choose another one.');
  });
  if (entries.length > 0)
    throw new CannotRun(
      `${dir} is not empty; nothing was written.`,
      'Choose a folder that does not exist yet.',
    );
}

/** Writes the starter site, dated today. */
export async function copyStarter(dir: string, today: string): Promise<void> {
  const starter = new URL('src/cli/init/starter/', projectFolder);
  await makeFolder(dir).catch((error: unknown) => {
    if (!isSystemError(error)) throw error;
    throw new CannotRun(
      `The folder ${dir} cannot be created: ${explainRefusal(error).reason}.`,
      'Choose another one.',
    );
  });
  await cp(starter, dir, { recursive: true });
  await cp(new URL('data/schemas/', projectFolder), join(dir, 'schemas'), { recursive: true });
  for (const name of await readdir(dir, { recursive: true })) {
    if (!name.endsWith('.yaml')) continue;
    const file = join(dir, name);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(starterDate, today));
  }
}
