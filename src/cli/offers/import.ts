import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { Command } from 'commander';
import type { PlannedImport } from '../../content/author/feed/planImport.ts';
import type { FeedRow } from '../../content/author/feed/readFeed.ts';
import { printable } from '../../diagnostics/printable.ts';
import { applyChange } from '../applyChange.ts';
import { CannotRun } from '../cannotRun.ts';
import { readText } from '../checkOptions.ts';
import { loadValid } from '../loadValid.ts';
import { parseToday, requireFolder, todayInUtc } from '../options.ts';

interface Options {
  data: string;
  date?: string;
  doubtful?: string;
  dryRun?: true;
}

export const importCommand = new Command('import')
  .description(
    'Writes product pages from a shop’s feed or table in place of searches. Asks about doubtful ones. Pages that are there stay.',
  )
  .argument('<file>', 'a table with a title and an address a line: CSV, or a feed of Awin, CJ or Google')
  .option('--data <dir>', 'the data folder', 'data')
  .option(
    '--date <date>',
    'the day of the feed’s prices, YYYY-MM-DD, where it names none; without it they are left out',
    parseToday,
  )
  .option('--doubtful <file>', 'write what is doubtful to a table to decide on, and ask nothing')
  .option('--dry-run', 'say what would change, and change nothing')
  .action(async (file: string, { data, date, doubtful, dryRun }: Options) => {
    await requireFolder(data);
    const [{ readDataFiles }, { feedItems }, { planImport }, { readFeed }] = await Promise.all([
      import('../../content/author/dataFiles.ts'),
      import('../../content/author/feed/feedItems.ts'),
      import('../../content/author/feed/planImport.ts'),
      import('../../content/author/feed/readFeed.ts'),
    ]);
    const rows = readFeed(await readText(file));
    if ('refused' in rows)
      throw new CannotRun(`${file}: ${rows.refused}`, 'docs/prices.md names the columns that are read.');
    const content = await loadValid(data, todayInUtc());
    const files = (await readDataFiles(data)).filter(({ kind }) => kind === 'offers');
    const options = {
      items: feedItems(content),
      retailers: [...content.retailers.values()],
      files,
      date: date ?? null,
    };
    let plan = planImport(rows, options);
    if (plan.doubtful.length > 0 && doubtful === undefined && process.stdin.isTTY)
      plan = planImport(await decide(rows, plan), options);
    process.stdout.write(`${summaryOf(plan)}\n`);
    if (plan.doubtful.length > 0) await keepDoubtful(plan, dryRun === true ? undefined : doubtful);
    await applyChange({ write: plan.write, rename: [], remove: [], notes: plan.notes }, dryRun === true);
  });

function summaryOf({ replaced, added, kept, doubtful, others }: PlannedImport): string {
  return [
    `Searches that become product pages: ${replaced.length}. New offers: ${added.length}.`,
    `Product pages that were there already and stay: ${kept.length}.`,
    `Doubtful rows: ${doubtful.length}. Rows about none of our boxes: ${others}.`,
  ].join('\n');
}

async function keepDoubtful({ doubtful }: PlannedImport, file: string | undefined): Promise<void> {
  if (file === undefined) {
    process.stdout.write('--doubtful FILE writes the doubtful ones to a table to decide on.\n');
    return;
  }
  const { doubtfulText } = await import('../../content/author/feed/doubtfulText.ts');
  try {
    await writeFile(file, doubtfulText(doubtful), { flag: 'wx' });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotRun(`${file} cannot be written: ${reason}.`, 'Name a file that does not exist yet.');
  }
  process.stdout.write(`Fill the column "box" in ${file}, then import it.\n`);
}

/** The rows with what the person at the terminal said of the doubtful ones. */
async function decide(rows: readonly FeedRow[], { doubtful }: PlannedImport): Promise<FeedRow[]> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answers = new Map<FeedRow, string>();
  for (const { row, why, candidates } of doubtful) {
    const question = `\n${printable(row.title)}\n  ${printable(row.url)}\n  ${printable(why)}\n  ${candidates.join(' or ')}? (the one it is, or nothing for none) `;
    const answer = (await terminal.question(question)).trim();
    answers.set(row, answer === '' ? '-' : answer);
  }
  terminal.close();
  return rows.map((row) => ({ ...row, box: answers.get(row) ?? row.box }));
}
