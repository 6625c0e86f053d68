import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { parseYaml } from './parse.ts';
import { runs } from '../../tests/seed.ts';

const parse = (text: string | Uint8Array) =>
  parseYaml('data/games/wingspan.yaml', typeof text === 'string' ? Buffer.from(text) : text);
const codesOf = (text: string | Uint8Array) => parse(text).diagnostics.map(({ code }) => code);

describe('what files mean', () => {
  it('reads a file with CRLF and comments; dates stay text', () => {
    const text = '# Wingspan\r\nid: wingspan\r\nyear: 2019\r\nupdated_on: 2026-11-18\r\n';
    expect(parse(text)).toMatchObject({
      data: { id: 'wingspan', year: 2019, updated_on: '2026-11-18' },
      diagnostics: [],
    });
  });

  it('reads every plain structure as it was written', () => {
    const word = fc.string({ unit: 'grapheme-ascii' });
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        word,
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(word, tie('value'), { maxKeys: 4 }),
      ),
    }));
    const forbidden = /"(?:__proto__|constructor|prototype|<<)":/;
    fc.assert(
      fc.property(fc.dictionary(word, value, { minKeys: 1, maxKeys: 4 }), (data) => {
        fc.pre(!forbidden.test(JSON.stringify(data)));
        expect(parse(stringify(data)).data).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });
});

describe('what is refused', () => {
  it.each([
    ['yaml/empty', ''],
    ['yaml/empty', '---\n'],
    ['yaml/not-a-mapping', 'wingspan\n'],
    ['yaml/tab', 'a:\n\tb: 1\n'],
    ['yaml/syntax', 'a: "b\n'],
    ['yaml/several-documents', 'a: 1\n...\nb: 2\n'],
    ['yaml/directive', '%TAG ! tag:example.com,2000:\n---\na: 1\n'],
    ['yaml/merge-key', 'a:\n  <<: { b: 1 }\n'],
    ['yaml/tag', 'a: !set { b }\n'],
    ['yaml/anchor', 'a: &b {}\n'],
    ['yaml/duplicate-key', 'a: 1\n"a": 2\n'],
    ['yaml/forbidden-key', 'a: { constructor: 1 }\n'],
    ['yaml/forbidden-key', '"__proto__": { a: 1 }\n'],
    ['yaml/control-character', 'a: "\\0"\n'],
    ['yaml/control-character', 'a: "\\uD800"\n'],
    ['yaml/control-character', 'a: "b"\rc: d\n'],
    ['yaml/control-character', 'a: \u202eb\n'],
    ['yaml/byte-order-mark', '\ufeffa: 1\n'],
  ])('%s for %j', (code, text) => {
    expect(codesOf(text)).toEqual([code]);
  });

  it('locates the first byte that is not UTF-8, and accepts a real replacement character', () => {
    const { diagnostics } = parse(Buffer.from([0x61, 0x3a, 0x20, 0xef, 0xbf, 0xbd, 0x92, 0x0a]));
    expect(diagnostics).toMatchObject([{ code: 'yaml/not-utf8', at: { line: 1, column: 5 } }]);
    expect(codesOf('a: \ufffd\n')).toEqual([]);
    expect(codesOf(Buffer.from('a: 1\n', 'utf16le'))).toContain('yaml/control-character');
  });

  it('returns no data for an alias, and does not expand an alias bomb', () => {
    const bomb = Array.from({ length: 30 }, (_, level) =>
      level === 0
        ? 'l0: &l0 [x, x]'
        : `l${level}: &l${level} [${'*l'.concat(String(level - 1), ', ').repeat(9)}]`,
    ).join('\n');
    const { data, diagnostics } = parse(bomb);
    expect(data).toBeNull();
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['yaml/anchor', 'yaml/alias']));
  });

  it('does not change Object.prototype', () => {
    parse('__proto__: { polluted: 1 }\nconstructor: { prototype: { polluted: 1 } }\n');
    expect('polluted' in {}).toBe(false);
  });

  it.each([
    ['flow lists', '['.repeat(10_000)],
    ['closed flow lists', 'a: '.concat('['.repeat(10_000), ']'.repeat(10_000))],
    ['flow mappings', '{a: '.repeat(10_000)],
    ['block lists', '- '.repeat(10_000).concat('a')],
    ['keys', '? '.repeat(10_000)],
    ['block mappings', Array.from({ length: 1_000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
  ])('refuses 10,000 levels of %s without overflowing the stack', (_, text) => {
    expect(codesOf(text)).toEqual(['yaml/too-deep']);
  });

  it('limits the number of problems, in bounded time', { timeout: 180_000 }, () => {
    const repeated = 'a: 1\n'.repeat(runs(100_000));
    const anchored = Array.from({ length: runs(60_000) }, (_, index) => `k${index}: &a 1`).join('\n');
    const binary = Buffer.alloc(900_000, 1);
    for (const text of [repeated, anchored, binary]) expect(codesOf(text).length).toBeLessThan(60);
    const keys = Array.from({ length: runs(80_000) }, (_, index) => `key${index}: 1`).join('\n');
    expect(codesOf(keys)).toEqual([]);
  });
});

describe('any bytes at all', () => {
  const safe = (bytes: Uint8Array) => {
    const { data, diagnostics } = parse(bytes);
    if (data === null) expect(diagnostics.length).toBeGreaterThan(0);
    for (const { at, message } of diagnostics) {
      expect(at.line).toBeGreaterThan(0);
      expect(at.column).toBeGreaterThan(0);
      expect(message).not.toMatch(/undefined|\[object/);
    }
  };

  it('return data or diagnostics, and never throw', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), safe), { numRuns: runs(1_000) });
  });

  it('that look like YAML return data or diagnostics, and never throw', () => {
    const token = fc.constantFrom(
      ...[
        'a',
        'b: ',
        '- ',
        '? ',
        ': ',
        '\n',
        '\n  ',
        '\t',
        '[',
        ']',
        '{',
        '}',
        ', ',
        '&x ',
        '*x',
        '!t ',
        '!!str ',
        '|\n',
      ],
      ...[
        '>-\n',
        '"',
        "'",
        '#',
        '---\n',
        '...\n',
        '%YAML 1.1\n',
        '<<: ',
        '~',
        '1',
        '\r\n',
        '\u0000',
        '\ufeff',
        '@',
        '`',
      ],
    );
    const text = fc.array(token, { maxLength: 40 }).map((tokens) => Buffer.from(tokens.join('')));
    fc.assert(fc.property(text, safe), { numRuns: runs(3_000) });
  });
});

describe('a line in the wrong column of a long file', () => {
  const offers = Array.from(
    { length: 40 },
    (_, index) =>
      `  - id: wingspan-${index}\n    region: US\n    source:\n      title: Zatu\n    price: null\n`,
  );
  const second = `game_id: wingspan\noffers:\n${offers.join('')}`;
  const broken = (after: string) => parse(second.replace('    price: null', after)).diagnostics[0];

  it('is reported instead of the nesting depth below it', () => {
    expect(broken('\tprice: null')).toMatchObject({ code: 'yaml/tab', at: { line: 7, column: 1 } });
    expect(broken('\u00a0\u00a0\u00a0\u00a0price: null')).toMatchObject({
      code: 'yaml/syntax',
      at: { line: 7 },
    });
    expect(broken('price: null')).toMatchObject({ code: 'yaml/syntax', at: { line: 7, column: 1 } });
  });

  it('is not reported for real nesting', () => {
    expect(codesOf(`a: ${'['.repeat(80)}${']'.repeat(80)}`)).toEqual(['yaml/too-deep']);
  });
});
