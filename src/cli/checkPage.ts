import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { CannotRun } from './cannotRun.ts';
import { formatOption } from './options.ts';
import { readJson, readSavedPage, type AnswerFormat } from './checkOptions.ts';
import { readPage } from '../check/read/readPage.ts';
import { formatReading } from '../check/report/checked.ts';
import { parseTruth, judgeRow, formatAccuracy } from '../check/measure/accuracy.ts';

interface Options {
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
  .option('--retailer <id>', 'ID of the shop in retailers.yaml')
  .addOption(formatOption())
  .action(async (file: string, options: Options) => {
    const found = await stat(file).catch(() => null);
    if (found === null) throw new CannotRun(`There is no file ${file}.`);
    await (found.isDirectory() ? measureFolder(file, options) : readOne(file, options));
  });

async function readOne(file: string, { url, retailer, format }: Options): Promise<void> {
  if (url === undefined || !URL.canParse(url)) {
    throw new CannotRun(
      '--url is required: the URL that the page was saved from.',
      'For example --url https://zatu.com/products/wingspan',
    );
  }
  const reading = readPage(await readSavedPage(file), { url, status: 200, retailer, at: Date.now() });
  process.stdout.write(format === 'json' ? `${JSON.stringify(reading, null, 2)}\n` : formatReading(reading));
  process.exitCode = reading.kind === 'product' ? 0 : 1;
}

async function measureFolder(folder: string, { format }: Options): Promise<void> {
  const rows = parseTruth(await readJson(join(folder, 'truth.json')));
  if (rows === null) throw new CannotRun(`${folder}/truth.json is not a list of {file, url, …}.`);
  const now = Date.now();
  const judged = [];
  for (const row of rows) judged.push(judgeRow(row, await readSavedPage(join(folder, row.file)), now));
  process.stdout.write(format === 'json' ? `${JSON.stringify(judged, null, 2)}\n` : formatAccuracy(judged));
  const wrong = judged.some(({ stock, price, currency }) => [stock, price, currency].includes('wrong'));
  process.exitCode = wrong ? 1 : 0;
}
