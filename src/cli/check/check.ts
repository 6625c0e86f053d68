import path from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { reportFormats, type ReportFormat, formatReport } from '../../check/report/formats.ts';
import type { VerdictKind } from '../../check/verdict/verdict.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { mergeCommand } from './merge.ts';
import { allowAddressOption, parseConcurrency } from './options.ts';
import { pageCommand, priceCommand } from './page.ts';
import { practice } from './practice.ts';
import { sourcesCommand } from './sources.ts';
import { urlCommand, urlsCommand } from './url.ts';
import { cacheDir, formatOption, requireFolder, wantsColor } from '../options.ts';
import { printReport } from '../printReport.ts';
import { requireKnown } from '../requireKnown.ts';
import { watchStopSignals } from '../stopSignals.ts';
import { loadOffers, selectOffers } from '../../check/offers/loadOffers.ts';
import { checkData } from '../../check/run/checkData.ts';
import { prepareWriting } from '../../check/writeBack/writer.ts';
import * as settings from '../../check/run/settings.ts';
import * as network from '../../check/net/pageCache.ts';
import { sortResults } from '../../check/report/parseReport.ts';
import { formatDiagnostics } from '../../diagnostics/format.ts';
import { printable } from '../../diagnostics/printable.ts';
import { loadState } from '../../content/state/checkState.ts';

interface Options {
  data: string;
  game?: string;
  retailer?: string;
  maxAge?: number;
  write?: true;
  acceptPriceJumps?: true;
  followMoves?: true;
  format: ReportFormat;
  report?: string;
  shard?: { index: number; count: number };
  concurrency?: number;
  maxTime?: number;
  failOn?: ReadonlySet<string>;
  allowAddress: ReadonlySet<string>;
  practice?: true;
}

export const command = new Command('check')
  .description(
    'Checks the links, stock, and prices of offers. Exit codes: 0 no broken links, 1 links to fix, 2 could not run.',
  )
  .option('--data <dir>', 'data folder', 'data')
  .option('--game <slug>', 'check only this game’s offers')
  .option('--retailer <id>', 'check only this shop’s offers')
  .option('--max-age <time>', 'skip offers checked within this time, for example 24h', parseTime)
  .option(
    '--max-time <time>',
    'stop after this time, for example 25m; the next run starts with the rest',
    parseTime,
  )
  .option('--write', 'write in_stock, price, and last_checked (default: only show the diff)')
  .option('--accept-price-jumps', 'also write prices that differ greatly from the stored ones')
  .option('--follow-moves', 'with --write: update the URLs of products that shops have permanently moved')
  .addOption(formatOption(reportFormats))
  .option('--report <file>', 'write the report to this file')
  .option('--shard <i/n>', 'check only part i of n', parseShard)
  .option('--concurrency <n>', 'maximum number of simultaneous requests per host', parseConcurrency)
  .option(
    '--fail-on <kinds>',
    'exit with 1 if an offer gets one of these verdicts, for example broken,soft404',
    parseKinds,
  )
  .option('--practice', 'check a copy of the data against a local practice shop; needs no network')
  .addOption(allowAddressOption())
  .addCommand(mergeCommand)
  .addCommand(urlCommand)
  .addCommand(urlsCommand)
  .addCommand(sourcesCommand)
  .addCommand(pageCommand)
  .addCommand(priceCommand)
  .action(async (options: Options) => {
    await requireFolder(options.data);
    if (options.practice === true) await practice(options.data, (run) => check({ ...options, ...run }));
    else await check(options);
  });

const hostShare = 0.8;

async function check(options: Options): Promise<void> {
  const stop = watchStopSignals();
  const started = Date.now();
  const write = options.write === true;
  const { maxTime } = options;
  const data = await loadOffers(options.data, options.allowAddress);
  const { state, diagnostics } = await loadState(options.data);
  const problems = [...data.diagnostics, ...diagnostics];
  if (data.site === null || problems.some(({ severity }) => severity === 'error')) {
    printFound(process.stdout, problems, data.files);
    process.exitCode = 1;
    return;
  }
  const games = data.offers.map(({ game }) => game);
  requireKnown('--game', options.game, games);
  requireKnown('--retailer', options.retailer, data.retailers.keys());
  const offers = selectOffers(data.offers, state, { ...options, now: started });
  const obstacle = write ? await prepareWriting(options.data, offers) : null;
  printFound(process.stderr, obstacle === null ? problems : [...problems, obstacle], data.files);
  if (obstacle !== null) {
    process.exitCode = 2;
    return;
  }
  const pagesDir = path.join(cacheDir, 'http');
  const progress = checkProgress(
    process.stderr,
    offers.map(({ offer }) => offer.retailer),
    () => performance.now(),
  );
  const checked = await checkData(offers, {
    dir: options.data,
    all: data.offers,
    write,
    retailers: data.retailers,
    settings: data.site.check,
    state,
    rules: {
      priceJumpRatio: data.site.check.price_jump_ratio,
      restampDays: data.site.check.restamp_days,
      acceptPriceJumps: options.acceptPriceJumps === true,
    },
    followMoves: options.followMoves === true,
    network: {
      userAgent: settings.userAgentOf(data.site.check),
      allowed: options.allowAddress,
      limits: {
        ...settings.limitsOf(data.site.check, options.concurrency),
        ...(maxTime !== undefined && { hostMs: maxTime * hostShare }),
      },
      signal:
        maxTime === undefined ? stop.signal : AbortSignal.any([stop.signal, AbortSignal.timeout(maxTime)]),
      cache: network.openPageCache(pagesDir, data.site.check),
    },
    onOutcome: ({ stored }) => {
      progress.show(stored.offer.retailer);
    },
  }).finally(progress.clear);
  await network.prunePageCache(pagesDir, data.site.check, started);
  const results = sortResults(checked.results);
  const report = {
    version: 1 as const,
    started: new Date(started).toISOString(),
    finished: new Date().toISOString(),
    complete: checked.complete && stop.exitCode() === null,
    failure: checked.failure && { code: checked.failure.code, message: checked.failure.message },
    shard: options.shard === undefined ? null : `${options.shard.index}/${options.shard.count}`,
    written: write,
    results,
  };
  const lost = !(await printReport(formatReport(report, options.format), options.report));
  if (options.format === 'pretty') process.stdout.write(checked.diff);
  printFound(process.stderr, checked.failure === null ? [] : [checked.failure], data.files);
  const failed = results.some(({ error, verdict }) => error || options.failOn?.has(verdict) === true);
  process.exitCode = stop.exitCode() ?? (checked.failure !== null || lost ? 2 : failed ? 1 : 0);
}

function printFound(stream: NodeJS.WriteStream, diagnostics: readonly Diagnostic[], files: number): void {
  if (diagnostics.length === 0) return;
  const view = { color: wantsColor(stream, process.env), summary: { files } };
  stream.write(formatDiagnostics(diagnostics, 'pretty', view));
}

function parseTime(text: string): number {
  const match = /^(\d{1,6})([smhd])$/.exec(text);
  const units: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
  if (match === null) throw new InvalidArgumentError('It must be a duration, for example 90m, 24h, or 7d.');
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

interface Shown {
  done: number;
  total: number;
}

export interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const between = 100;

/** Shows how many offers of each shop are done: one line, redrawn at most every 100 ms, only on a terminal. now: ms. */
export function checkProgress(stream: Terminal, shops: readonly string[], now: () => number) {
  const shown = new Map<string, Shown>();
  for (const shop of shops) {
    const { total } = shown.get(shop) ?? { total: 0 };
    shown.set(shop, { done: 0, total: total + 1 });
  }
  let drawn = -Infinity;
  let done = 0;
  return {
    show: (shop: string): void => {
      const counts = shown.get(shop);
      if (counts !== undefined) counts.done += 1;
      done += 1;
      if (stream.isTTY !== true || now() - drawn < between) return;
      drawn = now();
      const line = [`${done} of ${shops.length}`, ...[...shown].flatMap(formatShop)].join('  ');
      stream.write(`\r\u001b[K${line.slice(0, Math.max(0, (stream.columns ?? 80) - 1))}`);
    },
    clear: (): void => {
      if (stream.isTTY === true && drawn !== -Infinity) stream.write('\r\u001b[K');
    },
  };
}

function formatShop([shop, { done, total }]: [string, Shown]): string[] {
  return done === total ? [] : [`${printable(shop)} ${done}/${total}`];
}
