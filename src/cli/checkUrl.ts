import { Command } from 'commander';
import type { Retailer } from '../domain/data.ts';
import { CannotRun } from './cannotRun.ts';
import { allowAddressOption, exitOf, formatOption, modeOption, type AnswerFormat } from './checkOptions.ts';
import { watchStopSignals } from './stopSignals.ts';
import { checkItems } from '../check/run/checkItems.ts';
import { listShop, loadRetailers } from '../check/offers/listEntry.ts';
import * as settings from '../check/run/settings.ts';
import { formatChecked, formatCheckedJson } from '../check/report/checked.ts';

interface Options {
  data: string;
  retailer: string;
  format: AnswerFormat;
  mode?: Retailer['mode'];
  allowAddress: ReadonlySet<string>;
}

export const urlCommand = new Command('url')
  .description(
    'Checks one address: every hop, every signal, the verdict and why. Exit 0: alive, 1: needs a person, 2: could not run.',
  )
  .argument('<url>', 'the address')
  .option('--retailer <id>', 'the shop, as in retailers.yaml', 'Other')
  .option('--data <dir>', 'where retailers.yaml is looked for; need not be there', 'data')
  .addOption(formatOption('pretty'))
  .addOption(modeOption())
  .addOption(allowAddressOption())
  .action(async (url: string, options: Options) => {
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
      throw new CannotRun(`"${url}" is no address.`, 'It begins with https://, as in a browser.');
    }
    const stop = watchStopSignals();
    const retailers = await loadRetailers(options.data);
    const known = retailers.get(options.retailer);
    // An address given by hand is fetched unless the mode of its shop forbids it.
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
    const { defaultSettings, limitsOf, userAgentOf } = settings;
    await checkItems(
      [item],
      {
        userAgent: userAgentOf(defaultSettings),
        allowed: options.allowAddress,
        limits: limitsOf(defaultSettings),
        signal: stop.signal,
      },
      (checked) => {
        process.stdout.write(options.format === 'json' ? formatCheckedJson(checked) : formatChecked(checked));
        process.exitCode = exitOf([checked.verdict.kind]);
      },
    );
    process.exitCode = stop.exitCode() ?? process.exitCode ?? 0;
  });
