import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSchema } from '../../content/schema/check.ts';
import { parseYaml } from '../../content/yaml/parse.ts';
import { nextState } from './writer.ts';
import { editOffers, type Decided, type Meanwhile } from './editOffers.ts';
import { runs } from '../../tests/seed.ts';

const rules = { priceJumpRatio: 2, acceptPriceJumps: false, restampDays: 7 };
const url = 'https://zatu.com/products/wingspan';
const at = '2026-11-21T03:00:00Z';
const nothingElse: Meanwhile = { state: new Map(), now: '2026-11-21T03:00:05Z' };
const seen: Decided = { id: 'wingspan-zatu', url, currency: 'GBP', in_stock: true, price: 35, at };

function splice(text: string, decided: readonly Decided[] = [seen], meanwhile = nothingElse) {
  const parsed = parseYaml('data/offers/wingspan.yaml', Buffer.from(text));
  const { data, diagnostics } = checkSchema('offers', parsed);
  expect(diagnostics).toEqual([]);
  expect(data).not.toBeNull();
  return editOffers({ source: parsed.source, data }, decided, rules, meanwhile);
}

/** A file with one offer, whose three fields are written in some way. */
function file(fields: string, id = 'wingspan-zatu'): string {
  return `game_id: wingspan
offers:
  - id: ${id}
    item_type: base
    game_id: wingspan
    retailer: Zatu
    region: UK
    url: ${url}
    link: product
    currency: GBP
${fields}
    priority: 1
`;
}

const plain = '    price: 39.99\n    in_stock: null\n    last_checked: 2026-11-01';
const spliced = '    price: 35\n    in_stock: true\n    last_checked: 2026-11-21';

describe('a file of offers', () => {
  it.each([
    ['comments after the values', plain.replaceAll('\n', ' # why\n'), spliced.replaceAll('\n', ' # why\n')],
    [
      'comments between them',
      plain.replaceAll('\n', '\n# price: 1\n'),
      spliced.replaceAll('\n', '\n# price: 1\n'),
    ],
    ['tabs in comments', plain.replaceAll('\n', ' #\ta\tb\t\n'), spliced.replaceAll('\n', ' #\ta\tb\t\n')],
    ['another order', plain.split('\n').reverse().join('\n'), spliced.split('\n').reverse().join('\n')],
    ['spaces at the ends', plain.replaceAll('\n', '   \n'), spliced.replaceAll('\n', '   \n')],
    [
      'quoted keys',
      plain.replace('price:', '"price":').replace('in_stock:', "'in_stock' :"),
      spliced.replace('price:', '"price":').replace('in_stock:', "'in_stock' :"),
    ],
    [
      'quoted dates',
      plain.replace('2026-11-01', "'2026-11-01'"),
      spliced.replace('2026-11-21', "'2026-11-21'"),
    ],
    ['a time', plain.replace('2026-11-01', '2026-11-01T08:00:00Z'), spliced.replace('2026-11-21', at)],
    ['an empty value for null', plain.replace(' null', ''), spliced],
    [
      'an empty value for null, and a comment',
      plain.replace(' null', ' # not seen'),
      spliced.replace(' true', ' true # not seen'),
    ],
    ['a tilde for null', plain.replace('null', '~'), spliced],
    [
      'values on separate lines',
      plain.replace(' 39.99', '\n      39.99'),
      spliced.replace(' 35', '\n      35'),
    ],
    ['other digits', plain.replace('39.99', '3999e-2'), spliced],
    [
      'long lines',
      plain.replace('\n', ` # ${'price: 1 '.repeat(500)}\n`),
      spliced.replace('\n', ` # ${'price: 1 '.repeat(500)}\n`),
    ],
  ])('keeps %s', (_name, before, after) => {
    for (const breaks of ['\n', '\r\n']) {
      const { text, offers } = splice(file(before).replaceAll('\n', breaks));
      expect(offers.get('wingspan-zatu')?.held).toBeNull();
      expect(text).toBe(file(after).replaceAll('\n', breaks));
    }
  });

  it('keeps flow style', () => {
    const flow = (values: string) =>
      `{game_id: wingspan, offers: [{id: wingspan-zatu, item_type: base, game_id: wingspan, retailer: Zatu, region: UK, url: "${url}", link: product, currency: GBP, ${values}, priority: 1}]}`;
    const { text } = splice(flow('"price": 39.99, in_stock: , last_checked: "2026-11-01"'));
    expect(text).toBe(flow('"price": 35, in_stock: true , last_checked: "2026-11-21"'));
  });

  it('keeps a last line without a line break, and mixed line endings', () => {
    const order = (fields: string) =>
      file('    region: UK').replace('    region: UK\n', '').trimEnd() + `\n${fields}`;
    expect(splice(order(plain).replace('    region: UK\n', '    region: UK\r\n')).text).toBe(
      order(spliced).replace('    region: UK\n', '    region: UK\r\n'),
    );
  });

  it('keeps every kind of letter', () => {
    const comment = ' # Flügelschlag 鳥 🦉 e\u0301';
    expect(splice(file(plain.replaceAll('\n', `${comment}\n`))).text).toBe(
      file(spliced.replaceAll('\n', `${comment}\n`)),
    );
  });

  it('skips an offer that cannot be written in place, and gets its other offers', () => {
    const second = file(plain, 'wingspan-zatu-2').split('\n').slice(2).join('\n');
    const first = file(plain.replace(' 2026-11-01', ' &day 2026-11-01'));
    const { text, offers } = splice(first + second, [seen, { ...seen, id: 'wingspan-zatu-2' }]);
    expect(text).toBe(first + second.replace(plain, spliced));
    expect(offers.get('wingspan-zatu')).toMatchObject({ change: null, sight: null, found: true });
    expect(offers.get('wingspan-zatu')?.held).toContain('plain values');
  });

  it.each([
    ['is gone', { id: 'wingspan-wayland' }],
    ['has another address', { url: `${url}-2` }],
    ['is in another currency', { currency: 'EUR' }],
  ] as const)('gets nothing for an offer that %s', (_name, other) => {
    const { text, offers } = splice(file(plain), [{ ...seen, ...other }]);
    expect(text).toBe(file(plain));
    expect([...offers.values()]).toMatchObject([{ found: false, change: null, sight: null }]);
  });

  it('is unchanged for an id that it has twice', () => {
    const twice = file(plain) + file(plain).split('\n').slice(2).join('\n');
    expect(splice(twice).text).toBe(twice);
  });

  it('keeps values that another run saw later', () => {
    const sight = { at: '2026-11-21T03:00:02Z', currency: 'GBP', price: 39.99, in_stock: null } as const;
    const state = new Map([
      ['wingspan-zatu', nextState(undefined, { url, verdict: 'ok', at: sight.at, sight })],
    ]);
    const { text, offers } = splice(file(plain), [seen], { ...nothingElse, state });
    expect(text).toBe(file(plain));
    expect(offers.get('wingspan-zatu')).toMatchObject({ found: true, sight: null });
    const earlier = { ...nothingElse, state, now: '2026-11-21T03:00:01Z' };
    expect(splice(file(plain), [seen], earlier).text).toBe(file(spliced));
  });

  it('reports its new values if all of them were seen', () => {
    const sightOf = (more: Partial<Decided>, fields = plain) =>
      splice(file(fields), [{ ...seen, ...more }]).offers.get('wingspan-zatu')?.sight;
    expect(sightOf({})).toEqual({ at, currency: 'GBP', price: 35, in_stock: true });
    expect(sightOf({ in_stock: null })).toEqual({ at, currency: 'GBP', price: 35, in_stock: null });
    expect(sightOf({ price: null })).toBeNull();
    expect(sightOf({ price: 350 })).toBeNull();
    expect(sightOf({ in_stock: null }, plain.replace('null', 'true'))).toBeNull();
  });
});

describe('whatever the style of a file', () => {
  const comment = fc.constantFrom('', ' # seen', ' # it\'s: {a} [b] "c"', '   ', ' #\t#');
  const key = (name: string) => fc.constantFrom(name, `"${name}"`, `'${name}'`, `${name} `);
  const line = (name: string, value: fc.Arbitrary<string>) =>
    fc
      .tuple(key(name), fc.constantFrom(' ', '  ', '\n        '), value, comment)
      .map(([written, gap, text, after]) => `    ${written}:${gap}${text}${after}`);
  const fields = fc
    .tuple(
      line('price', fc.constantFrom('39.99', '~', 'null', 'NULL', '39.990')),
      line('in_stock', fc.constantFrom('true', 'False', 'null', '~')),
      line('last_checked', fc.constantFrom('2026-11-01', '"2026-11-01"', "'2026-11-01T00:00:00Z'")),
    )
    .chain((lines) => fc.shuffledSubarray(lines, { minLength: lines.length }))
    .map((lines) => lines.join('\n'));

  it('only the values change, and they read back correctly', () => {
    fc.assert(
      fc.property(fields, fc.constantFrom('\n', '\r\n'), fc.boolean(), (written, breaks, in_stock) => {
        const before = file(written).replaceAll('\n', breaks);
        const { text, offers } = splice(before, [{ ...seen, in_stock }]);
        expect(offers.get('wingspan-zatu')?.held).toBeNull();
        const skeleton = (whole: string) =>
          whole.replaceAll(
            /(?<=: *(?:\r?\n +)?["']?)(?:39\.990?|35|~|null|NULL|true|False|false|2026-11-[\dT:Z]+)/g,
            '?',
          );
        expect(skeleton(text)).toBe(skeleton(before));
        expect(parseYaml('x', Buffer.from(text)).data).toMatchObject({
          offers: [{ price: 35, in_stock, last_checked: expect.stringMatching(/^2026-11-21/) as unknown }],
        });
      }),
      { numRuns: runs(300) },
    );
  });
});
