import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { parsePrice } from '../check/read/price/parsePrice.ts';
import { readDataFiles } from '../content/author/change.ts';
import { feedItems } from '../content/author/feed/matchRow.ts';
import { planListPrices } from '../content/author/feed/planListPrices.ts';
import { planImport, type PlannedImport } from '../content/author/feed/planImport.ts';
import {
  doubtfulText,
  readFeed,
  type DoubtfulRow,
  type Feed,
  type FeedRow,
} from '../content/author/feed/readFeed.ts';
import { printable } from '../diagnostics/printable.ts';
import { openTerminal } from './ask.ts';
import { addChangeOptions, changeData, type ChangeOptions } from './changeData.ts';
import { readSavedPage } from './check/options.ts';
import { parseToday, requireFolder, todayInUtc } from './options.ts';
import { CannotRun } from './cannotRun.ts';
import { loadValid } from './loadValid.ts';

interface Options extends ChangeOptions {
  date?: string;
  doubtful?: string;
  listPrices?: true;
  publisher?: string;
  source?: string;
  currency?: string;
}

const importCommand = addChangeOptions(
  new Command('import')
    .description(
      'Imports product pages from a shop’s feed or table, in place of searches. Asks about doubtful rows, and keeps existing product pages. Exit codes: 0 imported, 1 a decision cannot be applied, 2 could not run.',
    )
    .argument(
      '<file>',
      'CSV table with a title and a URL per line, or a feed (CSV or XML) from Awin, CJ, or Google',
    )
    .option(
      '--date <date>',
      'date of prices that have none, YYYY-MM-DD (default: leave these prices out)',
      parseToday,
    )
    .option('--doubtful <file>', 'write doubtful rows to this table instead of asking')
    .option('--list-prices', 'read a publisher’s catalog: list prices and product numbers')
    .option('--publisher <name>', 'with --list-prices: whose catalog it is')
    .option('--source <url>', 'with --list-prices: where readers find it')
    .option('--currency <code>', 'with --list-prices: currency of prices that name none'),
).action(importFeed);

export const command = new Command('offers')
  .description('Imports product pages from a shop’s feed.')
  .addCommand(importCommand);

async function importFeed(file: string, { date, doubtful, ...change }: Options): Promise<void> {
  const { data, dryRun = false } = change;
  await requireFolder(data);
  const today = todayInUtc();
  if (date !== undefined && date > today)
    throw new CannotRun(`The date ${date} is in the future.`, 'Use the day of the prices.');
  if (change.listPrices === true) {
    await importListPrices(
      file,
      { ...change, date: date ?? today, ...(doubtful !== undefined && { doubtful }) },
      today,
    );
    return;
  }
  const options = { date: date ?? null, today, readPrice: parsePrice };
  const feed = readFeed(await readSavedPage(file), options);
  if ('refused' in feed) throw new CannotRun(`${file}: ${feed.refused}`, 'docs/prices.md lists the columns.');
  const planRows = async (rows: readonly FeedRow[]) => {
    const content = await loadValid(data, today);
    const files = (await readDataFiles(data)).filter(({ kind }) => kind === 'offers');
    const retailers = [...content.retailers.values()];
    return planImport(rows, { items: feedItems(content), retailers, files });
  };
  const { doubtful: asked } =
    doubtful === undefined && process.stdin.isTTY ? await planRows(feed.rows) : { doubtful: [] };
  const rows = asked.length === 0 ? feed.rows : await decide(feed.rows, asked);
  let plan: PlannedImport | undefined;
  await changeData({ ...change, validOn: today }, async () => {
    plan = await planRows(rows);
    process.stdout.write(`${summaryOf(plan, feed.unreadable)}\n`);
    return { write: plan.write, notes: plan.notes };
  });
  if (plan === undefined) return;
  if (plan.doubtful.length > 0) await keepDoubtful(plan.doubtful, doubtful, dryRun);
  if (plan.refused.length > 0) process.exitCode ??= 1;
}

async function importListPrices(
  file: string,
  { date, doubtful, publisher = '', source = '', currency = '', ...change }: Options & { date: string },
  today: string,
): Promise<void> {
  if (publisher === '' || !/^https:\/\/[^\s/]+\//.test(source))
    throw new CannotRun(
      '--list-prices needs the name of the publisher and the https address of the catalog.',
    );
  const options = { date, today, readPrice: parsePrice, catalog: { currency } };
  const feed = readFeed(await readSavedPage(file), options);
  if ('refused' in feed) throw new CannotRun(`${file}: ${feed.refused}`, 'docs/prices.md lists the columns.');
  let doubts: DoubtfulRow[] = [];
  await changeData({ ...change, validOn: today }, async () => {
    const content = await loadValid(change.data, today);
    const files = (await readDataFiles(change.data)).filter(({ kind }) => kind === 'game');
    const catalog = { publisher, url: source, date };
    const plan = planListPrices(feed.rows, { items: feedItems(content), files, catalog });
    doubts = plan.doubtful;
    const leftOut = feed.rows.filter((row) => row.leftOut !== null).length;
    process.stdout.write(
      `Boxes changed: ${plan.changed.length}. Doubtful rows: ${doubts.length}. Rows about boxes that are not in the data: ${plan.others}.\nList prices that cannot be read: ${leftOut}. Lines that are not read: ${feed.unreadable.length}.\n`,
    );
    return { write: plan.write, notes: plan.notes };
  });
  if (doubts.length > 0) await keepDoubtful(doubts, doubtful, change.dryRun === true);
}

// Enough to see what is wrong with a file.
const maxLinesShown = 20;

function summaryOf(
  { replaced, added, kept, doubtful, others, refused, leftOut }: PlannedImport,
  unreadable: Feed['unreadable'],
): string {
  const reasons = [...leftOut].map(([why, count]) => `${count}: ${why}`);
  const lines = unreadable.map(({ line, why }) => `Line ${line} is not read: ${why}.`);
  return [
    `Searches replaced with product pages: ${replaced.length}. New offers: ${added.length}.`,
    `Existing product pages kept: ${kept.length}.`,
    `Doubtful rows: ${doubtful.length}. Rows about boxes that are not in the data: ${others}.`,
    ...(reasons.length === 0 ? [] : [`Prices and stock left out, by reason: ${reasons.join('; ')}.`]),
    ...lines.slice(0, maxLinesShown),
    ...(lines.length > maxLinesShown ? [`${lines.length - maxLinesShown} more lines are not read.`] : []),
    ...refused.map((text) => printable(text)),
  ].join('\n');
}

export async function keepDoubtful(
  rows: readonly DoubtfulRow[],
  file: string | undefined,
  dryRun: boolean,
): Promise<void> {
  if (file === undefined || dryRun) {
    process.stdout.write(
      file === undefined
        ? 'To decide on doubtful rows later, write them to a table with --doubtful FILE.\n'
        : `Without --dry-run, doubtful rows go to ${file}.\n`,
    );
    return;
  }
  try {
    await writeFile(file, doubtfulText(rows), { flag: 'wx' });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotRun(`${file} cannot be written: ${reason}.`, 'Name a file that does not exist yet.');
  }
  process.stdout.write(`Fill in the column "box" in ${file}, then import it.\n`);
}

async function decide(rows: readonly FeedRow[], doubtful: readonly DoubtfulRow[]): Promise<FeedRow[]> {
  const terminal = openTerminal();
  const answers = new Map<FeedRow, string>();
  for (const { row, why, candidates } of doubtful) {
    const question = `\n${printable(row.title)}\n  ${printable(row.url)}\n  ${printable(why)}\n  ${candidates.join(' or ')}? (type one, or press Enter for none) `;
    const answer = (await terminal.question(question)).trim();
    answers.set(row, answer === '' ? '-' : answer);
  }
  terminal.close();
  return rows.map((row) => ({ ...row, box: answers.get(row) ?? row.box }));
}
