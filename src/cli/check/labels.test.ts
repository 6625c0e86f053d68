import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageCommand, priceCommand } from './page.ts';

let folder = '';
let out = '';

beforeEach(async () => {
  out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  folder = await mkdtemp(join(tmpdir(), 'labels-'));
  const offer = '{"@type": "Offer", "price": "26.99", "priceCurrency": "GBP", "availability": "InStock"}';
  await writeFile(
    join(folder, 'oceania.html'),
    `<h1>Oceania</h1><script type="application/ld+json">{"@type": "Product", "name": "Oceania", "offers": ${offer}}</script>`,
  );
});
afterEach(async () => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
  await rm(folder, { recursive: true });
});

/** Runs a command over the folder; returns its output and exit code. */
async function run(
  command: typeof pageCommand,
  ...options: string[]
): Promise<{ code: unknown; out: string }> {
  // Commander keeps the options of the previous run.
  command.setOptionValue('format', undefined);
  await command.parseAsync([folder, ...options], { from: 'user' });
  return { code: process.exitCode, out };
}

const label = (price: number | null) =>
  writeFile(
    join(folder, 'truth.json'),
    JSON.stringify([
      { file: 'oceania.html', url: 'https://zatu.example/oceania', in_stock: true, price, currency: 'GBP' },
    ]),
  );
const labelTexts = (amount: number) =>
  writeFile(
    join(folder, 'price-strings.json'),
    JSON.stringify([{ text: '£26.99', amount, currency: '£', iso: 'GBP' }]),
  );

describe('guides check page FOLDER', () => {
  it('counts what it reads correctly', async () => {
    await label(26.99);
    expect(await run(pageCommand, '--format', 'pretty')).toEqual({
      code: 0,
      out: expect.stringContaining('price    1 of 1 (100.0 %) right, 0 wrong, 0 not read') as string,
    });
  });

  it('exits with 1 if it reads a price that differs from the label', async () => {
    await label(19.99);
    expect(await run(pageCommand, '--format', 'pretty')).toMatchObject({
      code: 1,
      out: expect.stringContaining('oceania.html: stock right, price wrong') as string,
    });
  });

  it('prints each page as JSON', async () => {
    await label(26.99);
    const { out: json } = await run(pageCommand, '--format', 'json');
    expect(JSON.parse(json)).toMatchObject([
      { file: 'oceania.html', price: 'right', said: 'true 26.99 GBP' },
    ]);
  });
});

describe('guides check page --box', () => {
  const page = (box: string) => {
    pageCommand.setOptionValue('box', undefined);
    const of = ['--box', box, '--data', 'src/tests/golden/base', '--url', 'https://zatu.example/x'];
    return pageCommand.parseAsync([join(folder, 'seafarers.html'), ...of, '--format', 'json'], {
      from: 'user',
    });
  };

  it('reads the page of the box, and nothing from the page of another', async () => {
    const html =
      '<h1>Catan: Seafarers</h1><p class="price">£26.99</p><p>In stock</p><button>Add to cart</button>';
    await writeFile(join(folder, 'seafarers.html'), html);
    await page('catan/seafarers');
    expect(JSON.parse(out)).toMatchObject({ kind: 'product', in_stock: true, price: 26.99 });
    out = '';
    await page('catan');
    expect(JSON.parse(out)).toMatchObject({
      kind: 'unknown',
      in_stock: null,
      price: null,
      evidence: ['it is headed "Catan: Seafarers", which is Catan: Seafarers'],
    });
    expect(process.exitCode).toBe(1);
  });
});

describe('guides check price FOLDER', () => {
  it('counts what it reads correctly', async () => {
    await labelTexts(26.99);
    expect(await run(priceCommand)).toEqual({ code: 0, out: 'prices   1 of 1 (100.0 %) right\n' });
  });

  it('exits with 1 if it reads a price that differs from the label', async () => {
    await labelTexts(2699);
    expect((await run(priceCommand)).code).toBe(1);
  });

  it('prints each text as JSON', async () => {
    await labelTexts(26.99);
    const { out: json } = await run(priceCommand, '--format', 'json');
    expect(JSON.parse(json)).toMatchObject([{ text: '£26.99', said: '26.99 GBP', right: true }]);
  });
});
