import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import type { PlannedImport } from '../content/author/feed/planImport.ts';
import type { DoubtfulRow, FeedRow } from '../content/author/feed/readFeed.ts';
import { printable } from '../diagnostics/printable.ts';
import { openTerminal } from './ask.ts';
import { CannotRun } from './cannotRun.ts';
import { changeData } from './changeData.ts';
import { readText } from './checkOptions.ts';
import { loadValid } from './loadValid.ts';
import { parseToday, requireFolder, todayInUtc } from './options.ts';

interface Options {
  data: string;
  date?: string;
  doubtful?: string;
  dryRun?: true;
}

const importCommand = new Command('import')
  .description(
    'Writes product pages from a shop’s feed or table in place of searches. Asks about doubtful ones. Pages that are there stay. Exit 1: a row names a box that does not exist.',
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
  .action(importFeed);

export const command = new Command('offers')
  .description('Works on the offers of all games: imports product pages from a shop’s feed.')
  .addCommand(importCommand);

async function importFeed(file: string, { data, date, doubtful, dryRun }: Options): Promise<void> {
  await requireFolder(data);
  const [{ readDataFiles }, { feedItems }, { planImport }, { readFeed }] = await Promise.all([
    import('../content/author/change.ts'),
    import('../content/author/feed/matchRow.ts'),
    import('../content/author/feed/planImport.ts'),
    import('../content/author/feed/readFeed.ts'),
  ]);
  const feed = readFeed(await readText(file));
  if ('refused' in feed)
    throw new CannotRun(`${file}: ${feed.refused}`, 'docs/prices.md names the columns that are read.');
  const today = todayInUtc();
  const planRows = async (rows: readonly FeedRow[]) => {
    const content = await loadValid(data, today);
    const files = (await readDataFiles(data)).filter(({ kind }) => kind === 'offers');
    const retailers = [...content.retailers.values()];
    return planImport(rows, { items: feedItems(content), retailers, files, date: date ?? null });
  };
  const { doubtful: asked } =
    doubtful === undefined && process.stdin.isTTY ? await planRows(feed.rows) : { doubtful: [] };
  const rows = asked.length === 0 ? feed.rows : await decide(feed.rows, asked);
  let plan: PlannedImport | undefined;
  await changeData({ dir: data, dryRun: dryRun === true, validOn: today }, async () => {
    plan = await planRows(rows);
    process.stdout.write(`${summaryOf(plan, feed.unreadable)}\n`);
    return { write: plan.write, rename: [], remove: [], notes: plan.notes };
  });
  if (plan === undefined) return;
  if (plan.doubtful.length > 0) await keepDoubtful(plan.doubtful, doubtful, dryRun === true);
  if (plan.unknown.length > 0) process.exitCode ??= 1;
}

function summaryOf(
  { replaced, added, kept, doubtful, others, unknown }: PlannedImport,
  unreadable: readonly number[],
): string {
  return [
    `Searches that become product pages: ${replaced.length}. New offers: ${added.length}.`,
    `Product pages that were there already and stay: ${kept.length}.`,
    `Doubtful rows: ${doubtful.length}. Rows about none of our boxes: ${others}.`,
    ...(unreadable.length === 0
      ? []
      : [`Lines that cannot be read, because a quote is not closed: ${unreadable.join(', ')}.`]),
    ...unknown.map((text) => printable(text)),
  ].join('\n');
}

async function keepDoubtful(
  rows: readonly DoubtfulRow[],
  file: string | undefined,
  dryRun: boolean,
): Promise<void> {
  if (file === undefined || dryRun) {
    process.stdout.write(
      file === undefined
        ? '--doubtful FILE writes the doubtful ones to a table to decide on.\n'
        : `Without --dry-run, the doubtful ones go to ${file}.\n`,
    );
    return;
  }
  const { doubtfulText } = await import('../content/author/feed/readFeed.ts');
  try {
    await writeFile(file, doubtfulText(rows), { flag: 'wx' });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotRun(`${file} cannot be written: ${reason}.`, 'Name a file that does not exist yet.');
  }
  process.stdout.write(`Fill the column "box" in ${file}, then import it.\n`);
}

/** The rows with what the person at the terminal said about the doubtful ones. */
async function decide(rows: readonly FeedRow[], doubtful: readonly DoubtfulRow[]): Promise<FeedRow[]> {
  const terminal = openTerminal();
  const answers = new Map<FeedRow, string>();
  for (const { row, why, candidates } of doubtful) {
    const question = `\n${printable(row.title)}\n  ${printable(row.url)}\n  ${printable(why)}\n  ${candidates.join(' or ')}? (the one it is, or nothing for none) `;
    const answer = (await terminal.question(question)).trim();
    answers.set(row, answer === '' ? '-' : answer);
  }
  terminal.close();
  return rows.map((row) => ({ ...row, box: answers.get(row) ?? row.box }));
}
