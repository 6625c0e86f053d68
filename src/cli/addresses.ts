import path from 'node:path';
import { Command } from 'commander';
import { makeFolder, replaceFile } from '../platform/atomicWrite.ts';
import { withDataLock } from './changeData.ts';
import { todayOption } from './options.ts';
import { readAddresses, formatAddresses } from '../content/load/addresses.ts';
import { pagesOf } from '../domain/pages.ts';
import type { Content } from '../content/content.ts';
import { loadValid } from './loadValid.ts';

interface Options {
  data: string;
  today: string;
  write?: true;
}

export const command = new Command('addresses')
  .description(
    'Lists published addresses that are not recorded yet. The nightly script runs it with --write. Exit codes: 0 done, 2 could not run.',
  )
  .option('--data <dir>', 'data folder', 'data')
  .addOption(todayOption())
  .option('--write', 'record them in state/addresses.json: from then on, each must be served or redirected')
  .action(async ({ data, today, write }: Options) => {
    const content = await loadValid(data, today);
    const record = async () => {
      const { file, paths } = await readAddresses(data);
      const added = publishedPaths(content).filter((address) => !paths.includes(address));
      process.stdout.write(added.map((address) => `${address}\n`).join(''));
      if (write !== true || added.length === 0) return;
      await makeFolder(path.dirname(file));
      await replaceFile(file, formatAddresses([...paths, ...added]));
    };
    await (write === true ? withDataLock(data, record) : record());
  });

/** Every address that a site answers with a page or a redirect, except further pages of the index. */
export function publishedPaths(content: Content): string[] {
  const pages = pagesOf(content).filter(
    (page) =>
      page.status === 'published' &&
      page.kind !== 'not_found' &&
      !(page.kind === 'index' && typeof page.part === 'number' && page.part > 1),
  );
  return [...pages.map(({ path }) => path), ...content.redirects.map(({ from }) => from)].sort();
}
