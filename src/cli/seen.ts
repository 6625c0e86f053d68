import { Command, InvalidArgumentError } from 'commander';
import { pricesOf } from '../check/offers/loadOffers.ts';
import { findPriceJump } from '../check/writeBack/editOffers.ts';
import { readDataFiles } from '../content/author/change.ts';
import { feedItems } from '../content/author/feed/matchRow.ts';
import { planSeen } from '../content/author/planSeen.ts';
import type { Offer } from '../domain/data.ts';
import { isOfferOf } from '../domain/offers.ts';
import { addChangeOptions, changeData, type ChangeOptions } from './changeData.ts';
import { parseToday, todayInUtc } from './options.ts';
import { findKnown } from './requireKnown.ts';
import { CannotRun } from './cannotRun.ts';
import { loadValid } from './loadValid.ts';

interface Options extends ChangeOptions {
  price?: number;
  acceptPriceJumps?: boolean;
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
    .option('--accept-price-jumps', 'also record a price that differs greatly from the known ones')
    .option('--url <url>', 'product page, if there is no offer or only a search')
    .option('--date <date>', 'date you saw it, YYYY-MM-DD (default: today in UTC)', parseToday),
).action(
  async (key: string, shop: string, { price, url, date, acceptPriceJumps = false, ...options }: Options) => {
    const { data } = options;
    const today = todayInUtc();
    if (date !== undefined && date > today)
      throw new CannotRun(`--date ${date} is in the future.`, 'Use the day you saw the box.');
    await changeData({ ...options, validOn: today }, async () => {
      const content = await loadValid(data, today);
      const item = findKnown('The box', key, new Map(feedItems(content).map((one) => [one.key, one])));
      const retailer = findKnown('The shop', shop, content.retailers);
      const offers = content.offers.get(item.game.id) ?? [];
      const isOwn = (offer: Offer) => offer.retailer === retailer.id && isOfferOf(offer, item.box);
      const stored = offers.find((offer) => offer.link === 'product' && isOwn(offer))?.price ?? null;
      const others = offers.filter((offer) => !isOwn(offer));
      const jump = findPriceJump(
        stored,
        price ?? 0,
        { priceJumpRatio: content.site.check.price_jump_ratio, acceptPriceJumps },
        pricesOf(item, others, retailer.currency),
      );
      if (price !== undefined && jump !== null)
        throw new CannotRun(`${retailer.name}: ${jump}.`, 'If it is right, add --accept-price-jumps.');
      const sighting = { item, retailer, price: price ?? null, url: url ?? null, date: date ?? today };
      return planSeen(await readDataFiles(data), sighting);
    });
  },
);

function parseAmount(text: string): number {
  if (!/^\d{1,4}(?:\.\d{1,2})?$/.test(text) || Number(text) === 0)
    throw new InvalidArgumentError('It must be an amount, for example 24.99.');
  return Number(text);
}
