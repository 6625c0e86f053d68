import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { loadValid } from './loadValid.ts';
import { parseToday, todayInUtc } from './options.ts';

interface Options {
  data: string;
  today?: string;
  write?: true;
}

export const command = new Command('addresses')
  .description(
    'Shows which addresses are new since they were last remembered. Exit 0: done, 2: could not run. The night runs it with --write.',
  )
  .option('--data <dir>', 'the data folder', 'data')
  .option('--today <date>', 'the date to judge by, YYYY-MM-DD (default: today in UTC)', parseToday)
  .option('--write', 'remember them in state/addresses.json: from then on each must be served or redirected')
  .action(async ({ data, today, write }: Options) => {
    const [{ readAddresses, formatAddresses }, { publishedPaths }, { replaceFile }] = await Promise.all([
      import('../content/state/addresses.ts'),
      import('../content/publishedPaths.ts'),
      import('../platform/atomicWrite.ts'),
    ]);
    const content = await loadValid(data, today ?? todayInUtc());
    const { file, paths } = await readAddresses(data);
    const added = publishedPaths(content).filter((address) => !paths.includes(address));
    process.stdout.write(added.map((address) => `${address}\n`).join(''));
    if (write !== true || added.length === 0) return;
    await mkdir(path.dirname(file), { recursive: true });
    await replaceFile(file, formatAddresses([...paths, ...added]));
  });
