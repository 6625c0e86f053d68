import { Command, InvalidArgumentError } from 'commander';
import { readDataFiles } from '../content/author/change.ts';
import { feedItems } from '../content/author/feed/matchRow.ts';
import { planSeen } from '../content/author/planSeen.ts';
import { CannotRun } from './cannotRun.ts';
import { addChangeOptions, changeData, type ChangeOptions } from './changeData.ts';
import { loadValid } from './loadValid.ts';
import { parseToday, todayInUtc } from './options.ts';
import { findKnown } from './requireKnown.ts';

interface Options extends ChangeOptions {
  price?: number;
  url?: string;
  date?: string;
}

export const command = addChangeOptions(
  new Command('seen')
    .description(
      'Records that you saw a box in stock at a shop, both in its offer and as a source of its availability.',
    )
    .argument('<box>', 'box, for example wingspan/oceania, or wingspan for the base game')
    .argument('<shop>', 'ID of the shop in data/retailers.yaml, for example Zatu')
    .option('--price <price>', 'price in the shop’s currency (default: unknown)', parseAmount)
    .option('--url <url>', 'product page, if there is no offer or only a search')
    .option('--date <date>', 'date you saw it, YYYY-MM-DD (default: today in UTC)', parseToday),
).action(async (key: string, shop: string, { price, url, date, ...options }: Options) => {
  const { data } = options;
  const today = todayInUtc();
  if (date !== undefined && date > today)
    throw new CannotRun(`--date ${date} is in the future.`, 'Use the day you saw the box.');
  await changeData({ ...options, validOn: today }, async () => {
    const content = await loadValid(data, today);
    const item = findKnown('The box', key, new Map(feedItems(content).map((one) => [one.key, one])));
    const retailer = findKnown('The shop', shop, content.retailers);
    const sighting = { item, retailer, price: price ?? null, url: url ?? null, date: date ?? today };
    return planSeen(await readDataFiles(data), sighting);
  });
});

function parseAmount(text: string): number {
  if (!/^\d{1,4}(?:\.\d{1,2})?$/.test(text) || Number(text) === 0)
    throw new InvalidArgumentError('It must be an amount, for example 24.99.');
  return Number(text);
}
