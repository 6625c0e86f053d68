import { Command, InvalidArgumentError } from 'commander';
import { CannotRun } from './cannotRun.ts';
import { changeData } from './changeData.ts';
import { loadValid } from './loadValid.ts';
import { parseToday, requireFolder, todayInUtc } from './options.ts';
import { findKnown } from './requireKnown.ts';

interface Options {
  data: string;
  price?: number;
  url?: string;
  date?: string;
  dryRun?: true;
}

export const command = new Command('seen')
  .description(
    'Records that you saw a box in stock at a shop: in its offer, and as its availability with a source.',
  )
  .argument('<box>', 'the box, for example wingspan/oceania; wingspan for the base game')
  .argument('<shop>', 'the id of a shop of data/retailers.yaml, for example Zatu')
  .option(
    '--price <price>',
    'the price, in the shop’s currency; without it, the price is not known',
    parseAmount,
  )
  .option('--url <url>', 'the page, where the offer is missing or a search')
  .option('--date <date>', 'the day, YYYY-MM-DD (default: today in UTC)', parseToday)
  .option('--data <dir>', 'the data folder', 'data')
  .option('--dry-run', 'say what would change, and change nothing')
  .action(async (key: string, shop: string, { data, price, url, date, dryRun }: Options) => {
    const [{ readDataFiles }, { feedItems }, { planSeen }] = await Promise.all([
      import('../content/author/change.ts'),
      import('../content/author/feed/matchRow.ts'),
      import('../content/author/planSeen.ts'),
    ]);
    const today = todayInUtc();
    if (date !== undefined && date > today)
      throw new CannotRun(`--date ${date} is in the future.`, 'Name the day on which you saw the box.');
    await requireFolder(data);
    await changeData({ dir: data, dryRun: dryRun === true, validOn: today }, async () => {
      const content = await loadValid(data, today);
      const items = feedItems(content);
      const item = findKnown('The box', key, new Map(items.map((one) => [one.key, one])));
      const retailer = findKnown('The shop', shop, content.retailers);
      const sighting = { item, retailer, price: price ?? null, url: url ?? null, date: date ?? today };
      const plan = planSeen(await readDataFiles(data), sighting);
      if ('refused' in plan) throw new CannotRun(plan.refused, plan.hint);
      return plan;
    });
  });

function parseAmount(text: string): number {
  if (!/^\d{1,4}(?:\.\d{1,2})?$/.test(text) || Number(text) === 0)
    throw new InvalidArgumentError('It must be an amount such as 24.99.');
  return Number(text);
}
