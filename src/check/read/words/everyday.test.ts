import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parsePrices } from '../price/parsePrice.ts';
import { readStock } from './readStock.ts';
import { isBuyText, isPhrase, phraseWithin, saysClosed } from './languages.ts';

const at = Date.UTC(2026, 10, 23);

/** "label|price|text after it", each on a separate line. */
function kindOf(line: string): string {
  const [before = '', price = '', after = ''] = line.split('|');
  return parsePrices(price, { before: `\n${before}`, after: `${after}\n` })[0]?.kind ?? 'none';
}

const tests: Readonly<Record<string, (line: string) => boolean>> = {
  'in stock': (line) => readStock(line, at) === 'in',
  'out of stock': (line) => readStock(line, at) === 'out',
  'not yet': (line) => ['ahead', 'later'].includes(readStock(line, at) ?? ''),
  'perhaps not sent': (line) => readStock(line, at) === 'unsure',
  'nothing on stock': (line) => ['aside', null].includes(readStock(line, at)),
  buys: isBuyText,
  'heads others': (line) => isPhrase('others', line, 70),
  'not found': (line) => phraseWithin('lost', line) !== null,
  'not for everybody': saysClosed,
  'paid now': (line) => kindOf(line) === 'exact',
  'paid before': (line) => ['old', 'regular'].includes(kindOf(line)),
  'not paid': (line) => !['exact', 'none'].includes(kindOf(line)),
};

const folder = new URL('everyday/', import.meta.url);
const rows = readdirSync(folder).flatMap((file) =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n\n')
    .map((part) => {
      const [title = '', ...lines] = part.trim().split('\n');
      return [file, title.slice(2), lines] as const;
    }),
);

describe('everyday shop texts', () => {
  it.each(rows)('%s: %s', (_, meaning, lines) => {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => tests[meaning]?.(line) !== true)).toEqual([]);
  });
});
