import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { CannotRun } from '../cannotRun.ts';
import { readJson, type AnswerFormat } from './options.ts';
import { parsePrice } from '../../check/read/price/parsePrice.ts';
import { judgePriceTexts, formatPriceAccuracy } from './accuracy.ts';

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
    const found = await stat(text).catch(() => null);
    if (found?.isDirectory() === true) {
      await measureFolder(text, format);
      return;
    }
    const price = parsePrice(text, { currency });
    const words = price === null ? 'no price' : `${price.amount} ${price.currency ?? 'in no currency'}`;
    process.stdout.write(`${format === 'pretty' ? words : JSON.stringify(price)}\n`);
    process.exitCode = price === null ? 1 : 0;
  });

async function measureFolder(folder: string, format?: AnswerFormat): Promise<void> {
  const judged = judgePriceTexts(await readJson(join(folder, 'price-strings.json')));
  if (judged === null)
    throw new CannotRun(`${folder}/price-strings.json is not a list of {text, amount, …}.`);
  process.stdout.write(
    format === 'json' ? `${JSON.stringify(judged, null, 2)}\n` : formatPriceAccuracy(judged),
  );
  const isWrong = judged.some(({ counts, right, said }) => counts && !right && said !== 'null');
  process.exitCode = isWrong ? 1 : 0;
}
