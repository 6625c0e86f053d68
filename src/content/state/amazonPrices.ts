import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { isYoung, type AmazonPrice } from '../../domain/amazon.ts';
import { replaceFile } from '../../platform/atomicWrite.ts';
import { readIfThere } from '../load/readFile.ts';
import { ownJson, parseJson } from '../schema/ownJson.ts';

/** Outside of data/ and git: the prices may be kept for 24 hours. */
export interface AmazonPrices {
  /** The prices are made up: the stand-in answered. */
  practice: boolean;
  prices: readonly AmazonPrice[];
  /** ASINs that Amazon did not know, with the number of runs in a row. */
  gone: Readonly<Record<string, number>>;
}

const fileOf = (cacheDir: string) => path.join(cacheDir, 'amazon', 'prices.json');
const maxBytes = 10_000_000;

/** The prices that are young enough; null if there is no such file. now: ms since the epoch. */
export async function readAmazonPrices(cacheDir: string, now: number): Promise<AmazonPrices | null> {
  const text = await readIfThere(fileOf(cacheDir), maxBytes);
  if (text === null) return null;
  const data = parseJson(text);
  if (!isFile(data)) return { practice: false, prices: [], gone: {} };
  return { ...data, prices: data.prices.filter(({ at }) => isYoung(at, now)) };
}

export async function writeAmazonPrices(cacheDir: string, found: AmazonPrices): Promise<void> {
  const file = fileOf(cacheDir);
  await mkdir(path.dirname(file), { recursive: true });
  await replaceFile(file, `${JSON.stringify({ version: 1, ...found }, null, 1)}\n`);
}

const text = { type: 'string', maxLength: 300 };
const isFile = ownJson<AmazonPrices>({
  type: 'object',
  required: ['version', 'practice', 'prices', 'gone'],
  properties: {
    version: { const: 1 },
    practice: { type: 'boolean' },
    prices: {
      type: 'array',
      items: {
        type: 'object',
        required: ['offer', 'asin', 'at', 'price', 'in_stock', 'seller'],
        properties: {
          offer: text,
          asin: text,
          at: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$' },
          price: { type: ['number', 'null'], exclusiveMinimum: 0 },
          in_stock: { type: ['boolean', 'null'] },
          seller: { ...text, type: ['string', 'null'] },
        },
      },
    },
    gone: { type: 'object', additionalProperties: { type: 'integer' } },
  },
});
