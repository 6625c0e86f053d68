import { resolve } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { hostNames, needPolicyInPages, planHosts, refuseAmazon, type HostName } from '../hosts/hosts.ts';
import { readAmazonPrices } from '../content/state/amazonPrices.ts';
import { emptyBuild, type BuildOutcome } from '../site/build/buildResult.ts';
import { cacheDir, formatOption, parseBaseUrl, requireFolder, todayOption } from './options.ts';
import { printBuild, type BuildFormat, type BuildView } from './buildReport.ts';
import { watchStopSignals } from './stopSignals.ts';
import { loadContent } from '../content/content.ts';
import { findPlaceholders } from '../content/placeholders.ts';
import { makeSite } from '../site/build/makeSite.ts';
import type { BuildProgress } from '../site/build/buildSite.ts';
import { shownPath } from '../content/load/readFile.ts';
import { isOwnAddress } from '../site/context.ts';

interface Options {
  data: string;
  out: string;
  today: string;
  baseUrl?: string;
  host?: readonly HostName[];
  format: BuildFormat;
  strict?: true;
  verify?: true;
}

const exitCodes = {
  published: 0,
  findings: 1,
  refused: 2,
  interrupted: 130,
} satisfies Record<BuildOutcome, number>;

export const command = new Command('build')
  .description('Builds the site. Exit codes: 0 built, 1 problems found, 2 could not run.')
  .option('--data <dir>', 'data folder', 'data')
  .option('--out <dir>', 'output folder', 'dist')
  .addOption(todayOption())
  .option('--base-url <url>', "the site's URL (default: base_url in site.yaml)", parseBaseUrl)
  .option(
    '--host <names>',
    `also write the files for these hosts (comma-separated): ${hostNames.join(', ')}`,
    parseHosts,
  )
  .addOption(formatOption())
  .option('--strict', 'treat warnings as errors')
  .option('--verify', 'ignore the cache')
  .action(build);

async function build(options: Options): Promise<void> {
  const stop = watchStopSignals();
  const started = performance.now();
  await requireFolder(options.data);
  const { today } = options;
  const loaded = await loadContent(options.data, {
    today,
    cacheDir,
    verify: options.verify === true,
  });
  const { content, files } = loaded;
  const baseUrl = options.baseUrl ?? content?.site.base_url ?? '';
  const dataLabel = shownPath(options.data);
  const view: BuildView = {
    format: options.format,
    label: shownPath(options.out),
    dataLabel,
    baseUrl,
    copyOf: content === null || isOwnAddress(baseUrl, content.site.base_url) ? null : content.site.base_url,
    placeholders: content === null ? [] : findPlaceholders(content, baseUrl),
    files,
    amazonOff: null,
    milliseconds: 0,
  };
  const diagnostics = loaded.diagnostics;
  if (content === null || (options.strict === true && diagnostics.length > 0)) {
    printBuild(emptyBuild('findings', diagnostics), view);
    process.exitCode = exitCodes.findings;
    return;
  }

  const hosts = options.host ?? [];
  const { prices: amazon, off } = await amazonFor(hosts);
  view.amazonOff = off;
  const progress = progressLine(process.stderr, () => performance.now());
  const result = await makeSite(content, {
    today,
    baseUrl,
    cacheDir,
    out: options.out,
    surroundings: { cwd: process.cwd(), data: resolve(options.data) },
    dataLabel,
    amazon,
    policyInPages: needPolicyInPages(hosts),
    hosts,
    planHosts: (deployment, count) => planHosts(hosts, deployment, view.label, count),
    strict: options.strict === true,
    verify: options.verify === true,
    signal: stop.signal,
    onProgress: options.format === 'pretty' ? progress.show : () => undefined,
  }).finally(progress.clear);
  view.milliseconds = Math.round(performance.now() - started);
  printBuild({ ...result, diagnostics: [...diagnostics, ...result.diagnostics] }, view);
  process.exitCode = stop.exitCode() ?? exitCodes[result.outcome];
}

/** The prices of .cache/amazon for these hosts, or why they cannot have them. */
async function amazonFor(hosts: readonly HostName[]) {
  const stored = await readAmazonPrices(cacheDir, Date.now());
  if (stored === null) return { prices: null, off: null };
  const off = stored.practice && hosts.length > 0 ? 'the stand-in has made them up' : refuseAmazon(hosts);
  return { prices: off === null ? stored.prices : null, off };
}

function parseHosts(text: string, before: readonly HostName[] = []): HostName[] {
  const named = text.split(',').map((name) => {
    const known = hostNames.find((host) => host === name.trim());
    if (known === undefined) throw new InvalidArgumentError(`Choose from ${hostNames.join(', ')}.`);
    return known;
  });
  return [...new Set([...before, ...named])];
}

const words = {
  prepare: (done: number, total: number) => `Drawing ${total} pictures, ${done} of ${total}`,
  render: (done: number, total: number) => `Rendering ${done} of ${total}`,
  publish: (done: number, total: number) => `Writing ${done} of ${total}`,
} as const;
const between = 50;
const betweenLines = 10_000;

/** On a terminal, redraws one line at most every 50 ms; elsewhere prints a line every ten seconds. */
function progressLine(stream: NodeJS.WriteStream, now: () => number) {
  let drawn = -Infinity;
  let isBegun = false;
  return {
    show: ({ phase, done, total }: BuildProgress): void => {
      const isTerminal = stream.isTTY;
      const isFirst = !isBegun;
      isBegun = true;
      if (!isTerminal && isFirst && phase !== 'prepare') drawn = now();
      if (now() - drawn < (isTerminal ? between : betweenLines)) return;
      drawn = now();
      const text = words[phase](done, total);
      stream.write(isTerminal ? `\r\u001b[K${text}` : `${text}\n`);
    },
    clear: (): void => {
      if (stream.isTTY) stream.write('\r\u001b[K');
    },
  };
}
