import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { CannotRun } from './cannotRun.ts';
import { readJson } from './checkOptions.ts';

export const priceCommand = new Command('price')
  .description('Reads a price out of a text, or measures a folder’s price-strings.json.')
  .argument('<text>', 'for example "£1,299.00", or a folder with price-strings.json')
  .option('--currency <code>', 'what a text without a currency is in')
  .action(async (text: string, { currency }: { currency?: string }) => {
    const found = await stat(text).catch(() => null);
    if (found?.isDirectory() === true) {
      await measureFolder(text);
      return;
    }
    const { parsePrice } = await import('../check/price.ts');
    const price = parsePrice(text, { currency });
    process.stdout.write(`${JSON.stringify(price)}\n`);
    process.exitCode = price === null ? 1 : 0;
  });

async function measureFolder(folder: string): Promise<void> {
  const [{ judgePriceTexts }, { formatPriceAccuracy }] = await Promise.all([
    import('../check/priceTruth.ts'),
    import('../check/report/accuracy.ts'),
  ]);
  const judged = judgePriceTexts(await readJson(join(folder, 'price-strings.json')));
  if (judged === null) throw new CannotRun(`${folder}/price-strings.json is no list of {text, amount, …}.`);
  process.stdout.write(formatPriceAccuracy(judged));
}
