import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { formatOption, todayInUtc } from '../options.ts';
import { readJson, readSavedPage, type AnswerFormat } from './options.ts';
import { type FeedItem, feedItems } from '../../content/author/feed/matchRow.ts';
import { emptyReading } from '../../check/read/reading.ts';
import { findKnown } from '../requireKnown.ts';
import { readPage } from '../../check/read/readPage.ts';
import { formatReading } from '../../check/report/checked.ts';
import { parseTruth, judgeRow, formatAccuracy, judgePriceTexts, formatPriceAccuracy } from './accuracy.ts';
import { parsePrice } from '../../check/read/price/parsePrice.ts';
import { CannotRun } from '../cannotRun.ts';
import { loadValid } from '../loadValid.ts';
import { openOtherBox } from '../../check/offers/item.ts';

interface Options {
  box?: string;
  data: string;
  url?: string;
  retailer?: string;
  format: AnswerFormat;
}

export const pageCommand = new Command('page')
  .description(
    'Reads a saved product page, or measures the accuracy on a folder of pages with a truth.json. Needs no network.',
  )
  .argument('<file>', 'HTML file (may be gzipped), or a folder with truth.json')
  .option('--url <url>', 'URL that the page was saved from (required for a file)')
  .option('--box <box>', 'box that the page should be about, for example wingspan/oceania')
  .option('--data <dir>', 'data folder, for --box', 'data')
  .option('--retailer <id>', 'ID of the shop in retailers.yaml')
  .addOption(formatOption())
  .action(async (file: string, options: Options) => {
    const stats = await stat(file).catch(() => null);
    if (stats === null) throw new CannotRun(`There is no file ${file}.`);
    await (stats.isDirectory() ? measureFolder(file, options) : readOne(file, options));
  });

async function readOne(file: string, { url, retailer, format, box, data }: Options): Promise<void> {
  if (url === undefined || !URL.canParse(url)) {
    throw new CannotRun(
      '--url is required: the URL that the page was saved from.',
      'For example --url https://zatu.com/products/wingspan',
    );
  }
  const findOtherBox = box === undefined ? () => null : await otherBoxFinder(box, data);
  const page = readPage(await readSavedPage(file), { url, status: 200, retailer, at: Date.now() });
  const other = page.kind === 'product' ? findOtherBox(page.name) : null;
  const reading = other === null ? page : { ...emptyReading('unknown', other), name: page.name };
  process.stdout.write(format === 'json' ? `${JSON.stringify(reading, null, 2)}\n` : formatReading(reading));
  process.exitCode = reading.kind === 'product' ? 0 : 1;
}

async function otherBoxFinder(box: string, data: string) {
  const items = feedItems(await loadValid(data, todayInUtc()));
  const keysOf = ({ key, game, box: own }: FeedItem) => [
    key,
    ...(own === null ? [] : [`${game.id}/${own.id}`]),
  ];
  const byKey = new Map(items.flatMap((item) => keysOf(item).map((key) => [key, item])));
  const { game, key } = findKnown('--box', box, byKey);
  return openOtherBox(
    items.filter((item) => item.game === game),
    key,
  );
}

async function measureFolder(folder: string, { format }: Options): Promise<void> {
  const rows = parseTruth(await readJson(join(folder, 'truth.json')));
  if (rows === null) throw new CannotRun(`${folder}/truth.json is not a list of {file, url, …}.`);
  const now = Date.now();
  const results = [];
  for (const row of rows) results.push(judgeRow(row, await readSavedPage(join(folder, row.file)), now));
  process.stdout.write(format === 'json' ? `${JSON.stringify(results, null, 2)}\n` : formatAccuracy(results));
  const wrong = results.some(({ stock, price, currency }) => [stock, price, currency].includes('wrong'));
  process.exitCode = wrong ? 1 : 0;
}

export const priceCommand = new Command('price')
  .description('Reads a price from text, or measures the accuracy on a folder with price-strings.json.')
  .argument('<text>', 'text such as "£1,299.00", or a folder with price-strings.json')
  .option('--currency <code>', 'currency of text that names none')
  .addOption(
    new Option('--format <format>', 'output format (default: json for text, pretty for a folder)').choices([
      'pretty',
      'json',
    ]),
  )
  .action(async (text: string, { currency, format }: { currency?: string; format?: AnswerFormat }) => {
    const stats = await stat(text).catch(() => null);
    if (stats?.isDirectory() === true) {
      await measurePrices(text, format);
      return;
    }
    const price = parsePrice(text, { currency });
    const words = price === null ? 'no price' : `${price.amount} ${price.currency ?? 'in no currency'}`;
    process.stdout.write(`${format === 'pretty' ? words : JSON.stringify(price)}\n`);
    process.exitCode = price === null ? 1 : 0;
  });

async function measurePrices(folder: string, format?: AnswerFormat): Promise<void> {
  const results = judgePriceTexts(await readJson(join(folder, 'price-strings.json')));
  if (results === null)
    throw new CannotRun(`${folder}/price-strings.json is not a list of {text, amount, …}.`);
  process.stdout.write(
    format === 'json' ? `${JSON.stringify(results, null, 2)}\n` : formatPriceAccuracy(results),
  );
  const isWrong = results.some(({ counts, right, said }) => counts && !right && said !== 'null');
  process.exitCode = isWrong ? 1 : 0;
}
