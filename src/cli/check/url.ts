import { Command } from 'commander';
import type { Retailer } from '../../domain/data.ts';
import { CannotRun } from '../cannotRun.ts';
import { formatOption } from '../options.ts';
import { allowAddressOption, exitOf, modeOption, type AnswerFormat, networkOf } from './options.ts';
import { watchStopSignals } from '../stopSignals.ts';
import { checkItems } from '../../check/run/checkItems.ts';
import { listShop, loadRetailers } from '../../check/offers/listEntry.ts';
import { formatChecked, formatCheckedJson } from '../../check/report/checked.ts';

interface Options {
  data: string;
  retailer: string;
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
  .action(async (url: string, options: Options) => {
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
