import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPracticeAmazon, type PracticeAmazon } from '../../check/amazon/practice.ts';
import { practiceItem } from '../../check/amazon/practiceItems.ts';
import { programFor } from '../../cli/main.ts';
import { readFolder, scratchFolder } from './folders.ts';

const scratch = vi.hoisted(() => ({ cache: '' }));
vi.mock('../../cli/options.ts', async (original) => ({
  ...(await original<object>()),
  get cacheDir() {
    return scratch.cache;
  },
}));

const base = fileURLToPath(new URL('../golden/base/', import.meta.url));
const shop = (id: string, region: string, currency: string, host: string) =>
  `  - { id: ${id}, name: Amazon, button: View on Amazon, region: ${region}, currency: ${currency}, hosts: [${host}], specialty: false, mode: shape, price_max_age_days: 0, product_path: '^/dp/[A-Z0-9]{10}', search_path: '^/s\\?k=' }\n`;
const offer = (id: string, item: string, region: string, address: string, link: string) =>
  `  - id: ${id}
    ${item}
    retailer: Amazon${region}
    region: ${region}
    url: ${address}
    link: ${link}
    currency: ${region === 'US' ? 'USD' : 'GBP'}
    price: null
    in_stock: null
    last_checked: null
    priority: 1
`;
const oceania = 'item_type: expansion\n    expansion_id: oceania';

let amazon: PracticeAmazon;
let folder = '';
let remove = () => Promise.resolve();
let said = '';
const data = () => join(folder, 'data');
const states = new Map<string, string>();

beforeAll(async () => {
  ({ path: folder, remove } = await scratchFolder());
  scratch.cache = join(folder, 'cache');
  await cp(base, data(), { recursive: true });
  await appendFile(
    join(data(), 'retailers.yaml'),
    shop('AmazonUS', 'US', 'USD', 'amazon.com') + shop('AmazonUK', 'UK', 'GBP', 'amazon.co.uk'),
  );
  await appendFile(
    join(data(), 'offers/wingspan.yaml'),
    offer(
      'wingspan-base-amazon-us',
      'item_type: base\n    game_id: wingspan',
      'US',
      'https://www.amazon.com/dp/B000000001',
      'product',
    ) +
      offer('wingspan-oceania-amazon-us', oceania, 'US', 'https://www.amazon.com/dp/B000000002', 'product') +
      offer(
        'wingspan-oceania-amazon-uk',
        oceania,
        'UK',
        'https://www.amazon.co.uk/s?k=wingspan+oceania',
        'search',
      ),
  );
  amazon = await openPracticeAmazon({
    stateOf: (asin) => states.get(asin) ?? 'amazon',
    productsOf: (_keywords, region) =>
      [
        ['B00000000A', 'Stonemaier Games Wingspan Oceania Expansion'],
        ['B00000000B', 'Wingspan Oceania Organizer Insert'],
        ['B00000000C', 'Wingspan Oceania Erweiterung German Edition'],
        ['B00000000D', 'A Garden Hose'],
      ].map(([asin = '', title]) => ({
        ...practiceItem(asin, region, []),
        itemInfo: { title: { displayValue: title } },
      })),
  });
});
afterAll(async () => {
  await amazon.close();
  await remove();
});

beforeEach(() => {
  said = '';
  process.exitCode = 0;
  states.clear();
  amazon.setState('ready');
  amazon.calls.length = 0;
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    });
  const values = { ID: 'the-id', SECRET: 'the-secret', TAG: 'harbor-20' };
  vi.unstubAllEnvs();
  for (const region of ['US', 'UK']) {
    for (const [part, value] of Object.entries(values)) vi.stubEnv(`GUIDES_AMAZON_${region}_${part}`, value);
    vi.stubEnv(`GUIDES_AMAZON_${region}_VERSION`, region === 'US' ? '3.1' : '2.2');
  }
  vi.stubEnv('GUIDES_AMAZON_API', amazon.origin);
  vi.stubEnv('GUIDES_AMAZON_TOKEN', `${amazon.origin}/token`);
});

/** The exit code that the command would have. */
async function guides(...args: string[]): Promise<number> {
  process.exitCode = 0;
  const program = await programFor(args[0]);
  await program.parseAsync([...args, '--data', data()], { from: 'user' });
  const code: number = process.exitCode;
  process.exitCode = 0;
  return code;
}

const priceFile = () => join(scratch.cache, 'amazon/prices.json');
async function kept() {
  const file = JSON.parse(await readFile(priceFile(), 'utf8')) as { prices: object[]; gone: object };
  return { ...file, text: JSON.stringify(file) };
}

describe('guides amazon prices', () => {
  it('keeps the prices outside of the data, and names none', async () => {
    states.set('B000000002', 'seller');
    const before = await readFolder(data());
    expect(await guides('amazon', 'prices')).toBe(0);
    expect(await kept()).toMatchObject({
      practice: true,
      prices: [
        { offer: 'wingspan-base-amazon-us', asin: 'B000000001', price: 24.99, in_stock: true, seller: null },
        { offer: 'wingspan-oceania-amazon-us', price: 24.99, seller: 'Harbor Games' },
      ],
    });
    expect(await readFolder(data())).toEqual(before);
    expect(said).toContain('US: 2 offers with an ASIN, 2 with a price or stock, 0 without, 0 not found.');
    expect(said).toContain('UK: 0 offers');
    expect(said).not.toMatch(/24\.99|the-id|the-secret/);
    expect(said).toContain('warning: GUIDES_AMAZON_US_TAG is not the tag of AmazonUS');
  });

  it.each(['no-sales', 'bad-credential', 'quota', 'out-of-order', 'wrong-clock'] as const)(
    '%s: says so, exits with 1, and keeps what is still young',
    async (state) => {
      await guides('amazon', 'prices');
      amazon.setState(state);
      expect(await guides('amazon', 'prices')).toBe(1);
      expect((await kept()).prices).toHaveLength(2);
      const old = (await kept()).text.replaceAll(/"at":"[^"]+"/g, '"at":"2026-01-01T00:00:00Z"');
      await writeFile(priceFile(), old);
      expect(await guides('amazon', 'prices')).toBe(1);
      expect((await kept()).prices).toEqual([]);
      expect(said).not.toMatch(/the-id|the-secret/);
    },
  );

  it('counts how often an ASIN was not found, and wants a person the third time', async () => {
    states.set('B000000002', 'gone');
    const codes = [];
    for (let run = 0; run < 3; run += 1) codes.push(await guides('amazon', 'prices'));
    expect(codes).toEqual([0, 0, 1]);
    expect(said).toContain('wingspan-oceania-amazon-us (B000000002): Amazon did not find it, 3 of 3 times');
    states.clear();
    expect(await guides('amazon', 'prices')).toBe(0);
    expect(await kept()).toMatchObject({ gone: {} });
  });

  it('an offer that loses its price loses the kept one', async () => {
    await guides('amazon', 'prices');
    states.set('B000000001', 'used');
    expect(await guides('amazon', 'prices')).toBe(0);
    expect(said).toContain('wingspan-base-amazon-us (B000000001): the offer is not new');
    expect((await kept()).text).not.toContain('wingspan-base-amazon-us');
  });

  it('without credentials requests nothing', async () => {
    vi.unstubAllEnvs();
    vi.stubEnv('GUIDES_AMAZON_API', amazon.origin);
    vi.stubEnv('GUIDES_AMAZON_TOKEN', `${amazon.origin}/token`);
    await expect(guides('amazon', 'prices')).rejects.toThrow('Nothing was requested');
    await expect(guides('amazon', 'find')).rejects.toThrow('Nothing was requested');
    expect(amazon.calls).toEqual([]);
  });

  it('sends credentials to no other machine', async () => {
    vi.stubEnv('GUIDES_AMAZON_API', 'https://shop.example');
    await expect(guides('amazon', 'prices')).rejects.toThrow('not an http address on this machine');
  });
});

describe('the build', () => {
  const build = (out: string, ...args: string[]) =>
    guides('build', '--today', '2026-11-21', '--out', join(folder, out), ...args);
  const planted = /737[.,]?31/;
  const isPage = ([path]: [string, unknown]) => path.endsWith('.html');

  /** A price file as after a run, with one price that occurs nowhere else. */
  async function plant(
    change: (price: object) => object = (price) => price,
    practice = false,
  ): Promise<void> {
    await guides('amazon', 'prices');
    const { prices } = await kept();
    const changed = prices.map((price) => change({ ...price, price: 737.31 }));
    await writeFile(priceFile(), JSON.stringify({ version: 1, practice, prices: changed, gone: {} }));
  }

  it('has a planted price in the guide’s own file and nowhere else', async () => {
    await plant();
    const report = join(folder, 'report.json');
    expect(await build('with', '--format', 'json')).toBe(0);
    expect(await guides('check', '--report', report, '--format', 'json', '--max-time', '0s')).toBeLessThan(2);
    for (const command of ['prices', 'status', 'show wingspan']) await guides(...command.split(' '));
    const written: Record<string, string> = { ...(await readFolder(folder)), said };
    const names = Object.entries(written).flatMap(([path, text]) => (planted.test(text) ? path : []));
    expect(names).toEqual(['cache/amazon/prices.json', 'with/amazon/wingspan.json']);
    expect(written['with/amazon/catan.json']).toContain('"prices":[]');
    expect(JSON.parse(written['with/amazon/wingspan.json'] ?? '')).toMatchObject({
      prices: [
        {
          offer: 'wingspan-base-amazon-us',
          text: expect.stringMatching(
            /^\$737\.31 at Amazon, in stock, \w+ \d+, \d{4}, \d+:\d\d [AP]M UTC$/,
          ) as unknown,
        },
        { offer: 'wingspan-oceania-amazon-us' },
      ],
    });
    expect(written['with/guides/wingspan-expansion-order.html']).toContain(
      'data-amazon="/amazon/wingspan.json"',
    );
    expect(written['with/.guides/deployment.json']).toContain('"/amazon/"');
  });

  it('has empty files once the prices are a day old, and not a byte without a price file', async () => {
    await plant((price) => ({ ...price, at: '2026-01-01T00:00:00Z' }));
    await build('old');
    const old = await readFolder(join(folder, 'old'));
    expect(old['amazon/wingspan.json']).toContain('"prices":[]');
    await plant((price) => ({ ...price, asin: 'B00000000X' }));
    await build('old');
    expect((await readFolder(join(folder, 'old')))['amazon/wingspan.json']).toContain('"prices":[]');
    await rm(priceFile());
    await build('without');
    const without = await readFolder(join(folder, 'without'));
    expect(Object.keys(without).filter((path) => path.startsWith('amazon/'))).toEqual([]);
    // Both differ in nothing but the script, the style, and the policy that names them.
    for (const [, text] of Object.entries(without).filter(isPage))
      expect(text).not.toMatch(/data-amazon|\.amz/);
    // Feeds, API, search index, share images: the same as with a price.
    const others = (tree: Record<string, string>) =>
      Object.entries(tree).filter(([path]) => !/\.html$|\.js$|^\.guides|^amazon/.test(path));
    expect(others(without)).toEqual(others(await readFolder(join(folder, 'with'))));
    const pageScript = (tree: Record<string, string>) =>
      brotliCompressSync(Object.entries(tree).find(([path]) => /js\/page\./.test(path))?.[1] ?? '').length;
    const html = (tree: Record<string, string>) =>
      brotliCompressSync(tree['guides/wingspan-expansion-order.html'] ?? '').length;
    const more = pageScript(old) + html(old) - pageScript(without) - html(without);
    expect(more).toBeGreaterThan(0);
    expect(more).toBeLessThan(1024);
  });

  it.each([
    ['github-pages', false, 'GitHub Pages cannot send no-store, so caches would keep them'],
    ['netlify', false, 'Netlify builds from git, where they never are, and keeps every deployment'],
    ['vercel', true, 'the stand-in has made them up'],
    ['vercel', false, null],
  ])('for %s, made up: %s, says why prices are left out: %s', async (host, practice, why) => {
    await plant(undefined, practice);
    await build(`for-${host}`, '--host', host);
    const built = await readFolder(join(folder, `for-${host}`));
    expect(Object.keys(built).some((path) => path.startsWith('amazon/'))).toBe(why === null);
    if (why === null) expect(built['vercel.json']).toMatch(/amazon\/\)[^}]+no-store/);
    else expect(said).toContain(`Amazon’s prices are left out: ${why}.`);
  });
});

describe('guides amazon find', () => {
  it('shows what is certain and what is doubtful, with the evidence, and writes nothing made up', async () => {
    const before = await readFolder(data());
    const table = join(folder, 'to-decide.csv');
    expect(await guides('amazon', 'find', 'wingspan', '--write', '--doubtful', table)).toBe(0);
    expect(said).toContain('UK: 3 of 3 boxes without a product page searched.');
    expect(said).toContain(
      '  wingspan-oceania-amazon-uk  https://www.amazon.co.uk/dp/B00000000A\n    "Stonemaier Games Wingspan Oceania Expansion"',
    );
    expect(said).toContain(
      'wingspan/oceania  https://www.amazon.co.uk/dp/B00000000B\n    "Wingspan Oceania Organizer Insert": it also says "organizer" and "insert"',
    );
    expect(said).toContain('"german"');
    expect(said).not.toContain('Garden Hose');
    expect(said).toContain('Nothing was changed: the stand-in makes its products up.');
    expect(await readFolder(data())).toEqual(before);
    expect(await readFile(table, 'utf8')).toContain(
      'Wingspan Oceania Organizer Insert,https://www.amazon.co.uk/dp/B00000000B',
    );
  });

  it('stops at the first refusal', async () => {
    amazon.setState('no-sales');
    expect(await guides('amazon', 'find')).toBe(1);
    expect(amazon.calls).toHaveLength(2);
    expect(said).toContain('ten qualified sales');
  });
});
