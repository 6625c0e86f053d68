import { once } from 'node:events';
import { Command, Option } from 'commander';
import { readAccess, readAddresses, type AmazonAccess, type Region } from '../check/amazon/access.ts';
import { askPrices, type AmazonItem, type AskedPrices } from '../check/amazon/askPrices.ts';
import { openAmazon } from '../check/amazon/client.ts';
import { openPracticeAmazon, practiceStates, type PracticeState } from '../check/amazon/practice.ts';
import { findProducts } from '../check/amazon/findProducts.ts';
import { readDataFiles } from '../content/author/change.ts';
import { feedItems, openTitleMatcher, type FeedItem } from '../content/author/feed/matchRow.ts';
import { planImport, type PlannedImport } from '../content/author/feed/planImport.ts';
import type { FeedRow } from '../content/author/feed/readFeed.ts';
import type { Content } from '../content/content.ts';
import { readAmazonPrices, writeAmazonPrices } from '../content/state/amazonPrices.ts';
import { printable } from '../diagnostics/printable.ts';
import { asinOf, isAmazon } from '../domain/amazon.ts';
import { isOfferOf } from '../domain/offers.ts';
import { CannotRun } from './cannotRun.ts';
import { changeData } from './changeData.ts';
import { keepDoubtful } from './offers.ts';
import { requireGame } from './requireKnown.ts';
import { loadValid } from './loadValid.ts';
import { cacheDir, todayInUtc } from './options.ts';
import { explainListening, parsePort } from './port.ts';
import { watchStopSignals } from './stopSignals.ts';

const prices = new Command('prices')
  .description(
    'Asks Amazon’s Creators API for the prices of all Amazon offers, for the next build. Exit codes: 0 asked, 1 something needs a person, 2 could not run.',
  )
  .option('--data <dir>', 'data folder', 'data')
  .action(askForPrices);

const find = new Command('find')
  .description(
    'Searches Amazon for boxes without a product page there, and shows what fits and why. Exit codes: 0 searched, 1 something needs a person, 2 could not run.',
  )
  .argument('[game]', 'only boxes of this game')
  .option('--data <dir>', 'data folder', 'data')
  .option('--write', 'write the certain ones to the offers')
  .option('--doubtful <file>', 'write doubtful ones to a table for guides offers import')
  .action(findPages);

const practice = new Command('practice')
  .description('Stands in for Amazon’s API on this machine, until Ctrl-C: for a try without access.')
  .option('--port <number>', 'port; 0 picks a free one', parsePort, 0)
  .addOption(new Option('--state <state>', 'state of the account').choices(practiceStates).default('ready'))
  .action(standIn);

export const command = new Command('amazon')
  .description('Prices and product pages from Amazon’s Creators API.')
  .addCommand(find)
  .addCommand(prices)
  .addCommand(practice);

/** A person has to look once an ASIN was missing this often in a row. */
const maxGone = 3;

async function askForPrices({ data }: { data: string }): Promise<void> {
  const { access, addresses, paceMs } = readEnvironment();
  const content = await loadValid(data, todayInUtc());
  const before = await readAmazonPrices(cacheDir, Date.now());
  const gone = new Map(Object.entries(before?.gone ?? {}));
  // What a fault leaves unasked keeps its price until it is too old.
  const known = new Map((before?.prices ?? []).map((price) => [price.offer, price]));
  if (before?.practice !== addresses.isPractice) known.clear();
  let needsPerson = false;
  for (const one of access) {
    warnOfTag(one, content);
    const items = itemsOf(content, one.region);
    const client = openAmazon(one, { addresses, paceMs });
    const answers = await askPrices(client, one.region, items, progress(one.region, items.length)).finally(
      () => client.close(),
    );
    for (const { offer } of [...answers.none, ...answers.gone]) known.delete(offer);
    for (const price of answers.prices) known.set(price.offer, price);
    for (const { asin } of [...answers.prices, ...answers.none]) gone.delete(asin);
    for (const { asin } of answers.gone) gone.set(asin, (before?.gone[asin] ?? 0) + 1);
    needsPerson ||=
      answers.fault !== null || answers.gone.some(({ asin }) => (gone.get(asin) ?? 0) >= maxGone);
    process.stdout.write(reportOf(one.region, items.length, answers, gone));
  }
  await writeAmazonPrices(cacheDir, {
    practice: addresses.isPractice,
    prices: [...known.values()],
    gone: Object.fromEntries(gone),
  });
  process.stdout.write('The next build shows what is younger than 24 hours.\n');
  process.exitCode = needsPerson ? 1 : 0;
}

function readEnvironment() {
  const [access, addresses] = [readAccess(process.env), readAddresses(process.env)];
  if ('refused' in access) throw new CannotRun(access.refused, access.hint);
  if ('refused' in addresses) throw new CannotRun(addresses.refused, addresses.hint);
  return { access, addresses, paceMs: addresses.isPractice ? 0 : 1100 };
}

function warnOfTag({ region, tag }: AmazonAccess, { retailers }: Content): void {
  const shop = [...retailers.values()].find((retailer) => retailer.region === region && isAmazon(retailer));
  const own = shop?.affiliate !== undefined && 'value' in shop.affiliate ? shop.affiliate.value : null;
  if (shop !== undefined && own !== tag)
    process.stderr.write(
      `warning: GUIDES_AMAZON_${region}_TAG is not the tag of ${shop.id} in retailers.yaml; links keep ${own === null ? 'none' : 'that one'}.\n`,
    );
}

interface FindOptions {
  data: string;
  write?: true;
  doubtful?: string;
}

async function findPages(game: string | undefined, { data, write, doubtful }: FindOptions): Promise<void> {
  const { access, addresses, paceMs } = readEnvironment();
  const today = todayInUtc();
  const content = await loadValid(data, today);
  if (game !== undefined) await requireGame(data, game);
  const rows: FeedRow[] = [];
  for (const one of access) {
    warnOfTag(one, content);
    const wanted = feedItems(content).filter(
      (item) => (game ?? item.game.id) === item.game.id && !hasPage(content, one.region, item),
    );
    const client = openAmazon(one, { addresses, paceMs });
    const result = await findProducts(client, one.region, wanted, today).finally(() => client.close());
    rows.push(...result.rows);
    process.stdout.write(
      `${one.region}: ${result.searched} of ${wanted.length} boxes without a product page searched.\n`,
    );
    if (result.fault === null) continue;
    process.stdout.write(`  ${result.fault.message}\n    ${result.fault.hint}\n`);
    process.exitCode = 1;
  }
  // The stand-in makes its products up.
  const dryRun = write !== true || addresses.isPractice;
  let plan: PlannedImport | undefined;
  const change = async () => {
    const files = (await readDataFiles(data)).filter(({ kind }) => kind === 'offers');
    const retailers = [...content.retailers.values()];
    plan = planImport(rows, { items: feedItems(content), retailers, files });
    return { write: plan.write, notes: plan.notes };
  };
  await changeData({ data, validOn: today, ...(dryRun && { dryRun }) }, change, () => {
    const why = addresses.isPractice ? 'the stand-in makes its products up' : '--write adds the certain ones';
    return `${tableOf(plan)}${dryRun ? `Nothing was changed: ${why}.\n` : ''}`;
  });
  if (plan !== undefined && plan.doubtful.length > 0) await keepDoubtful(plan.doubtful, doubtful, false);
}

function hasPage({ offers, retailers }: Content, region: Region, { game, box }: FeedItem): boolean {
  return (offers.get(game.id) ?? []).some((offer) => {
    const shop = retailers.get(offer.retailer);
    const isThere = shop !== undefined && isAmazon(shop) && offer.region === region;
    return isThere && asinOf(offer) !== null && isOfferOf(offer, box);
  });
}

function tableOf(plan: PlannedImport | undefined): string {
  if (plan === undefined) return '';
  const line = (name: string, { url, title, gtin }: FeedRow, why: string) =>
    `  ${name}  ${url}\n    "${title}"${gtin === null ? '' : `, GTIN ${gtin}`}: ${why}`;
  const lines = [
    `Certain: ${plan.rows.size}`,
    ...[...plan.rows].map(([id, row]) => line(id, row, 'fits this box and no other')),
    `Doubtful: ${plan.doubtful.length}`,
    ...plan.doubtful.map(({ row, why, candidates }) => line(candidates.join(' or '), row, why)),
    `About other products: ${plan.others}. Product pages kept: ${plan.kept.length}.`,
    ...plan.notes,
  ];
  return printable(`${lines.join('\n')}\n`, 'lines');
}

/** The offers with a product page at Amazon. */
function itemsOf(content: Content, region: Region): AmazonItem[] {
  const boxes = feedItems(content);
  const match = openTitleMatcher(boxes);
  return [...content.offers].flatMap(([game, offers]) =>
    offers.flatMap((offer): AmazonItem[] => {
      const shop = content.retailers.get(offer.retailer);
      const asin = asinOf(offer);
      if (shop === undefined || offer.region !== region || !isAmazon(shop) || asin === null) return [];
      const own = boxes.find((box) => box.game.id === game && isOfferOf(offer, box.box))?.key;
      const refuseTitle = (title: string) => {
        const nearest = match(title);
        return nearest.kind === 'certain' && nearest.item.key !== own
          ? `its page is about ${nearest.item.key}`
          : null;
      };
      return [{ offer: offer.id, asin, refuseTitle }];
    }),
  );
}

/** Never a price: this goes into logs. */
function reportOf(
  region: Region,
  count: number,
  { prices: found, none, gone, fault }: AskedPrices,
  strikes: ReadonlyMap<string, number>,
): string {
  const lines = [
    `${region}: ${count} offers with an ASIN, ${found.length} with a price or stock, ${none.length} without, ${gone.length} not found.`,
    ...none.map(({ offer, asin, why }) => `  ${offer} (${asin}): ${why}`),
    ...gone.map(
      ({ offer, asin }) =>
        `  ${offer} (${asin}): Amazon did not find it, ${strikes.get(asin)} of ${maxGone} times; then look at its page, and remove the offer if it is gone`,
    ),
    ...(fault === null ? [] : [`  ${fault.message}\n    ${fault.hint}`]),
  ];
  return printable(`${lines.join('\n')}\n`, 'lines');
}

function progress(region: Region, count: number): (done: number) => void {
  return (done) => {
    if (process.stderr.isTTY)
      process.stderr.write(`\r\u001b[K${done < count ? `${region}: ${done} of ${count}` : ''}`);
  };
}

async function standIn({ port, state }: { port: number; state: PracticeState }): Promise<void> {
  const stop = watchStopSignals();
  const amazon = await openPracticeAmazon({ port, state }).catch((error: unknown) => {
    throw explainListening(error, { host: '127.0.0.1', port });
  });
  const set = ['US', 'UK'].flatMap((region) =>
    Object.entries({
      ID: 'practice',
      SECRET: 'practice',
      VERSION: region === 'US' ? '3.1' : '3.2',
      TAG: 'practice-20',
    }).map(([part, value]) => `export GUIDES_AMAZON_${region}_${part}=${value}`),
  );
  process.stdout.write(
    [
      `# A stand-in for Amazon’s API, account ${state}. In another terminal:`,
      `export GUIDES_AMAZON_API=${amazon.origin} GUIDES_AMAZON_TOKEN=${amazon.origin}/token`,
      ...set,
      '# Then: guides amazon prices, guides build, guides serve. Every ASIN is in one of the states that items can have.',
      '',
    ].join('\n'),
  );
  if (!stop.signal.aborted) await once(stop.signal, 'abort');
  await amazon.close();
}
