import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { Kind } from './kinds.ts';
import { parseYaml } from '../yaml/parse.ts';
import { checkSchema } from './check.ts';
import { schemas } from './validators.ts';

function check(kind: Kind, text: string) {
  return checkSchema(kind, parseYaml(`data/${kind}.yaml`, Buffer.from(text))).diagnostics;
}

const shop = `retailers:
  - id: Zatu
    name: Zatu Games
    region: UK
    currency: GBP
    hosts: [zatu.com]
    specialty: true
    mode: page
    price_max_age_days: 180
`;

describe('a shop with an affiliate of one of two forms', () => {
  it('is accepted with either', () => {
    expect(check('retailers', `${shop}    affiliate: { parameter: tag, value: x-20 }\n`)).toEqual([]);
    expect(
      check('retailers', `${shop}    affiliate: { wrapper: "https://a.example/c?ued={url}" }\n`),
    ).toEqual([]);
  });

  it('reports only what is wrong with the intended form', () => {
    expect(check('retailers', `${shop}    affiliate: { parameter: tag }\n`)).toMatchObject([
      {
        code: 'schema/missing-field',
        message: '"affiliate" has no "value".',
        hint: 'Add value: Our own id at the shop.',
      },
    ]);
    expect(check('retailers', `${shop}    affiliate: { wrapper: "https://a.example/" }\n`)).toMatchObject([
      { code: 'schema/form' },
    ]);
  });
});

it('reports a value of the wrong type once, even if it is also not allowed', () => {
  expect(check('retailers', shop.replace('mode: page', 'mode: 1'))).toMatchObject([
    { code: 'schema/needs-quotes' },
  ]);
  expect(check('retailers', shop.replace('mode: page', 'mode: [page]'))).toMatchObject([
    { code: 'schema/wrong-type', message: '"mode" contains a list, but it needs text.' },
  ]);
});

it('reports unquoted off, which some programs read as false, even if it is allowed', () => {
  expect(check('retailers', shop.replace('mode: page', 'mode: off'))).toMatchObject([
    { code: 'schema/needs-quotes', hint: 'Put it in quotes: "off".' },
  ]);
  expect(check('retailers', shop.replace('mode: page', 'mode: "off"'))).toEqual([]);
});

it('accepts dates without quotes only in date fields', () => {
  const offer = `game_id: wingspan
offers:
  - id: wingspan-base-zatu
    item_type: base
    game_id: wingspan
    retailer: Zatu
    region: UK
    url: https://zatu.com/products/wingspan
    link: product
    currency: GBP
    price: 45.99
    in_stock: null
    last_checked: 2026-08-17
    priority: 1
`;
  expect(check('offers', offer)).toEqual([]);
  expect(check('offers', offer.replace('id: wingspan-base-zatu', 'id: 2026-08-17'))).toMatchObject([
    { code: 'schema/needs-quotes', at: { line: 3, column: 9 } },
  ]);
});

it('reports all missing fields in one diagnostic, each with its description', () => {
  const [missing, ...others] = check('redirects', 'redirects:\n  - {}\n');
  expect(others).toEqual([]);
  expect(missing).toMatchObject({
    message: 'Redirect number 1 has no "from" or "to".',
    hint: 'Add\n  from: The old path.\n  to: The page it leads to.',
  });
});

it('explains line breaks and trailing spaces, and never shows a pattern', () => {
  const page = (name: string) => check('retailers', shop.replace('name: Zatu Games', `name: ${name}`));
  expect(page('|\n      Zatu\n      Games')[0]?.message).toContain('has a line break');
  expect(page('"Zatu "')[0]?.message).toContain('starts or ends with a space');
  expect(page('"  "')).toMatchObject([{ message: '"name" contains only spaces.' }]);
  const [form] = check('redirects', 'redirects:\n  - { from: //example.com, to: / }\n');
  expect(form?.message).toBe('"from" is "//example.com", which has the wrong format.');
  expect(form?.hint).toBe('A path on this site that starts with a slash, for example /how-to-choose.');
});

it('reports a filter without a condition', () => {
  const [, ...rest] = check('site', 'index: { filters: [{ id: solo, label: Solo }] }\n').toSorted((a, b) =>
    a.message.includes('filter') ? 1 : b.message.includes('filter') ? -1 : 0,
  );
  expect(rest.at(-1)?.message).toBe('Index filter "solo" has only "id" and "label".');
});

it('limits the number of reported errors', () => {
  const flood = `redirects:\n${'  - {}\n'.repeat(5_000)}`;
  expect(check('redirects', flood).length).toBeLessThan(120);
});

it.each(Object.entries(schemas))('%s is a JSON Schema', (_name, schema) => {
  expect(() => new Ajv({ strict: false }).validateSchema(schema, true)).not.toThrow();
});

it('explains every keyword that the schemas use', () => {
  const guide = (text: string) => check('guide', `${text}\n`).map(({ message }) => message);
  expect(guide('series: false')).toContain('"series" is "false", which is not an allowed value.');
  const pickIf = (names: string) => guide(`comparisons: [{ id: a, pick_if: { ${names} } }]`);
  expect(pickIf('a: x')).toContain('"pick_if" has only "a".');
  expect(pickIf('a: x, b: x, c: x')).toContain('"pick_if" has 3 entries; it must have at most 2.');
  expect(pickIf('a: x, Deep Water: x')).toContain(
    '"Deep Water" has the wrong format for a name in "pick_if".',
  );
});
