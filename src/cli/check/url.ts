import { Command } from 'commander';
import type { Retailer } from '../../domain/data.ts';
import { formatOption } from '../options.ts';
import {
  allowAddressOption,
  exitOf,
  modeOption,
  type AnswerFormat,
  networkOf,
  parseConcurrency,
  readJson,
} from './options.ts';
import { watchStopSignals } from '../stopSignals.ts';
import { checkItems } from '../../check/run/checkItems.ts';
import { listShop, loadRetailers, type ListEntry, readList } from '../../check/offers/listEntry.ts';
import { formatChecked, formatCheckedJson } from '../../check/report/checked.ts';
import { printable } from '../../diagnostics/printable.ts';
import { defaultSettings } from '../../check/run/settings.ts';
import { listResultOf } from '../../check/report/report.ts';
import { CannotRun } from '../cannotRun.ts';

interface Options {
  data: string;
  format: AnswerFormat;
  mode?: Retailer['mode'];
  allowAddress: ReadonlySet<string>;
}

export const urlCommand = new Command('url')
  .description(
    'Checks one URL, and shows every redirect, every signal, and the reason for the verdict. Exit codes: 0 alive, 1 needs attention, 2 could not run.',
  )
  .argument('<url>', 'URL to check')
  .option('--retailer <id>', 'ID of the shop in retailers.yaml', 'Other')
  .option('--data <dir>', 'folder with retailers.yaml, if there is one', 'data')
  .addOption(formatOption())
  .addOption(modeOption())
  .addOption(allowAddressOption())
  .action(async (url: string, options: Options & { retailer: string }) => {
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
      throw new CannotRun(`"${url}" is not a URL.`, 'It must start with https:// or http://.');
    }
    const stop = watchStopSignals();
    const retailers = await loadRetailers(options.data);
    const known = retailers.get(options.retailer);
    // A URL on the command line is fetched unless its shop's mode forbids it.
    const mode = options.mode ?? (options.retailer === 'Other' ? 'page' : undefined);
    const item = {
      id: 'url',
      url,
      link: 'product' as const,
      currency: options.retailer === 'Other' ? null : (known?.currency ?? null),
      price: null,
      in_stock: null,
      region: known?.region,
      shop: listShop(options.retailer, url, { retailers, mode }),
    };
    await checkItems([item], networkOf(options.allowAddress, stop.signal), (checked) => {
      process.stdout.write(options.format === 'json' ? formatCheckedJson(checked) : formatChecked(checked));
      process.exitCode = exitOf([checked.verdict.kind]);
    });
    process.exitCode = stop.exitCode() ?? process.exitCode ?? 0;
  });

interface ListOptions extends Options {
  concurrency?: number;
  acceptPriceJumps?: true;
}

export const urlsCommand = new Command('urls')
  .description(
    'Checks a list of addresses, or of {id, retailer, url, currency, title?, in_stock?, price?}, and prints an array of results. Exit codes: 0 all alive, 1 some need attention, 2 could not run.',
  )
  .argument('<file>', 'JSON file; its hosts may differ from those in retailers.yaml')
  .option('--data <dir>', 'folder with retailers.yaml, if there is one', 'data')
  .addOption(formatOption(undefined, 'json'))
  .addOption(modeOption())
  .addOption(allowAddressOption())
  .option('--concurrency <n>', 'maximum number of simultaneous requests per host', parseConcurrency)
  .option('--accept-price-jumps', 'report prices that differ greatly from the stored ones')
  .action(async (file: string, options: ListOptions) => {
    const stop = watchStopSignals();
    const retailers = await loadRetailers(options.data);
    const entries = readList(await readJson(file), { retailers, mode: options.mode });
    if (entries === null) throw new CannotRun(`${file} is not a list.`, 'It must be a JSON array.');
    const rules = {
      priceJumpRatio: defaultSettings.price_jump_ratio,
      acceptPriceJumps: options.acceptPriceJumps === true,
    };
    const items = entries.flatMap((entry) => (entry.kind === 'item' ? [entry.item] : []));
    const results = new Map<unknown, ReturnType<typeof listResultOf>>();
    await checkItems(items, networkOf(options.allowAddress, stop.signal, options.concurrency), (checked) =>
      results.set(checked.item, listResultOf(checked, rules)),
    );
    const rows = entries.flatMap((entry) => {
      if (entry.kind === 'refused') return refusedRow(entry);
      const result = results.get(entry.item);
      return result === undefined ? [] : { ...result, id: entry.id };
    });
    process.stdout.write(options.format === 'json' ? `${JSON.stringify(rows, null, 2)}\n` : formatRows(rows));
    const isRead = entries.every(({ kind }) => kind === 'item');
    process.exitCode = stop.exitCode() ?? (isRead ? exitOf(rows.map(({ verdict }) => verdict)) : 1);
  });

function formatRows(
  rows: readonly { id: unknown; url: string; verdict: string; evidence: string }[],
): string {
  const lines = rows.flatMap(({ id, url, verdict, evidence }) => [
    `${verdict}  ${String(id)}  ${url}`,
    `  ${evidence}`,
  ]);
  return printable(`${lines.join('\n')}\n`, 'lines');
}

function refusedRow({ id, url, why }: Extract<ListEntry, { kind: 'refused' }>) {
  const unknown = { in_stock: null, price: null, currency: null, final_url: null, tag_lost: null };
  return { id, url, verdict: 'skipped' as const, ...unknown, evidence: `not checked: ${why}` };
}
