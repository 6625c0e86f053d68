import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { reportFormats, type ReportFormat } from '../check/report/formats.ts';
import type { VerdictKind } from '../check/verdict.ts';
import { CannotRun } from './cannotRun.ts';
import { mergeCommand } from './checkMerge.ts';
import { allowAddressOption, parseConcurrency } from './checkOptions.ts';
import { pageCommand } from './checkPage.ts';
import { priceCommand } from './checkPrice.ts';
import { urlCommand } from './checkUrl.ts';
import { urlsCommand } from './checkUrls.ts';
import { contentCache, requireFolder } from './options.ts';
import { watchStopSignals } from './stopSignals.ts';
import { wantsColor } from './color.ts';

interface Options {
  data: string;
  game?: string;
  retailer?: string;
  maxAge?: number;
  write?: true;
  acceptPriceJumps?: true;
  format: ReportFormat;
  report?: string;
  shard?: { index: number; count: number };
  concurrency?: number;
  failOn?: ReadonlySet<string>;
  allowAddress: ReadonlySet<string>;
}

export const command = new Command('check')
  .description(
    'Checks the offers’ links, stock and prices. Exit 0: in order, 1: links to mend, 2: could not run.',
  )
  .option('--data <dir>', 'the data folder', 'data')
  .option('--game <slug>', 'only the offers of one game')
  .option('--retailer <id>', 'only the offers of one shop')
  .option('--max-age <time>', 'leave out what was checked less than this ago, for example 24h', parseAge)
  .option('--write', 'write in_stock, price and last_checked; without it, the diff is shown')
  .option('--accept-price-jumps', 'write prices that are far from the stored ones')
  .addOption(new Option('--format <format>', 'how to report').choices(reportFormats).default('pretty'))
  .option('--report <file>', 'write the report to a file')
  .option('--shard <i/n>', 'only one part of n; the parts together are everything', parseShard)
  .option('--concurrency <n>', 'requests to one host at a time', parseConcurrency)
  .option('--fail-on <kinds>', 'verdicts that fail the run at once, for example broken,soft404', parseKinds)
  .addOption(allowAddressOption())
  .addCommand(mergeCommand)
  .addCommand(urlCommand)
  .addCommand(urlsCommand)
  .addCommand(pageCommand)
  .addCommand(priceCommand)
  .action(check);

async function check(options: Options): Promise<void> {
  const stop = watchStopSignals();
  await requireFolder(options.data);
  const now = Date.now();
  const at = new Date(now).toISOString();
  const [{ loadOffers }, { readState, stateFileOf }, { runCheck }, { selectOffers }, settings, network] =
    await Promise.all([
      import('../check/loadOffers.ts'),
      import('../check/stateFile.ts'),
      import('../check/runCheck.ts'),
      import('../check/select.ts'),
      import('../check/settings.ts'),
      import('../check/pageCache.ts'),
    ]);
  const data = await loadOffers(options.data, options.allowAddress);
  if (data.site === null || data.diagnostics.some(({ severity }) => severity === 'error')) {
    const { formatDiagnostics } = await import('../diagnostics/format.ts');
    const view = { color: wantsColor(process.stdout, process.env), summary: { files: 0 } };
    process.stdout.write(formatDiagnostics(data.diagnostics, 'pretty', view));
    process.exitCode = 1;
    return;
  }
  const { state, damaged } = await readState(stateFileOf(options.data));
  if (damaged) {
    process.stderr.write(`${stateFileOf(options.data)} cannot be read; strikes and times start anew.\n`);
  }
  const offers = selectOffers(data.offers, state, { ...options, now });
  const rules = {
    at,
    priceJumpRatio: data.site.check.price_jump_ratio,
    restampDays: data.site.check.restamp_days,
    acceptPriceJumps: options.acceptPriceJumps === true,
  };
  const cacheDir = path.join(path.dirname(contentCache), 'http');
  const progress = hostProgress(process.stderr, offers.length);
  const outcomes = await runCheck(offers, {
    retailers: data.retailers,
    settings: data.site.check,
    state,
    rules,
    network: {
      userAgent: settings.userAgentOf(data.site.check),
      allowed: options.allowAddress,
      limits: settings.limitsOf(data.site.check, options.concurrency),
      signal: stop.signal,
      cache: network.openPageCache(cacheDir, data.site.check),
    },
    onChecked: ({ item }) => {
      progress.show(item.shop.id);
    },
  }).finally(progress.clear);
  const { writeOutcomes } = await import('./checkWrite.ts');
  const written = await writeOutcomes(outcomes, {
    dir: options.data,
    write: options.write === true,
    rules,
    allowed: options.allowAddress,
    known: new Set(data.offers.map(({ offer }) => offer.id)),
  });
  const [{ formatReport }, { sortResults }] = await Promise.all([
    import('../check/report/formats.ts'),
    import('../check/report/parseReport.ts'),
  ]);
  const results = sortResults(outcomes.map(({ result }) => result));
  const report = {
    version: 1 as const,
    started: at,
    finished: new Date().toISOString(),
    complete: stop.exitCode() === null,
    shard: options.shard === undefined ? null : `${options.shard.index}/${options.shard.count}`,
    written: options.write === true,
    results,
  };
  const text = formatReport(report, options.format);
  if (options.report === undefined) process.stdout.write(text);
  else await writeReport(options.report, text);
  if (options.write !== true && options.format === 'pretty') process.stdout.write(written.diff);
  for (const id of written.refused) {
    process.stderr.write(`${id}: the file was changed meanwhile, nothing was written for it.\n`);
  }
  const failed = results.some(({ error, verdict }) => error || options.failOn?.has(verdict) === true);
  process.exitCode = stop.exitCode() ?? (failed ? 1 : 0);
}

async function writeReport(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CannotRun(`The report could not be written: ${why}.`);
  }
}

/** How many are done, by shop; nothing where no terminal reads. */
function hostProgress(stream: NodeJS.WriteStream, total: number) {
  const done = new Map<string, number>();
  let count = 0;
  return {
    show: (shop: string): void => {
      done.set(shop, (done.get(shop) ?? 0) + 1);
      count += 1;
      if (!stream.isTTY) return;
      const shops = [...done].map(([name, number]) => `${name} ${number}`).join(', ');
      stream.write(`\r\u001b[K${`${count} of ${total}: ${shops}`.slice(0, stream.columns - 1)}`);
    },
    clear: (): void => {
      if (stream.isTTY) stream.write('\r\u001b[K');
    },
  };
}

function parseAge(text: string): number {
  const match = /^(\d{1,6})([mhd])$/.exec(text);
  const units: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
  if (match === null) throw new InvalidArgumentError('It must be a time, for example 90m, 24h or 7d.');
  return Number(match[1]) * (units[match[2] ?? ''] ?? 0);
}

function parseShard(text: string): { index: number; count: number } {
  const [index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).slice(1).map(Number);
  if (index < 1 || index > count) throw new InvalidArgumentError('It must be i/n, for example 1/4.');
  return { index, count };
}

function parseKinds(text: string): ReadonlySet<string> {
  const known: readonly VerdictKind[] = [
    'ok',
    'redirected',
    'broken',
    'soft404',
    'blocked',
    'timeout',
    'unreachable',
    'unknown',
    'skipped',
  ];
  const kinds = text.split(',').map((kind) => kind.trim());
  if (kinds.some((kind) => !known.some((other) => other === kind))) {
    throw new InvalidArgumentError(`It must be a list of ${known.join(', ')}.`);
  }
  return new Set(kinds);
}
