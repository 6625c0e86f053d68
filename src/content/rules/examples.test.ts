import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { codes, infoOf, type Code } from '../../diagnostics/codes.ts';
import { sampleData, type SampleData } from '../../tests/sampleData.ts';

interface Place {
  file: string;
  /** The fields that the example is added to; by default those of the whole file. */
  among?: (data: Fields) => Fields;
  /** What else the example needs. */
  prepare?: (data: SampleData) => Promise<void>;
}

type Fields = Record<string, unknown>;

const game = 'games/wingspan.yaml';
const guide = 'guides/wingspan.yaml';
const entry = (list: string, index: number) => (data: Fields) => (data[list] as Fields[])[index] ?? {};
const newsletter = (data: Fields) => data['newsletter'] as Fields;
const row = (data: Fields) => {
  const added = { label: 'You own both', reason: 'Because.' };
  data['situations'] = [added, ...(data['situations'] as Fields[])];
  return added;
};
const editorial = (data: SampleData) =>
  data.write(
    'editorial.yaml',
    `words: {}
lists: {}
sentences: { average: 25, most: 40 }
repeats: { words: 12 }
earliest_read: '2026-08'
filler_phrases: [{ phrase: look no further, why: It says nothing. }]
untrue_claims: [{ phrase: we tested, why: Nobody did. }]
homework: { most: 0, phrases: [{ phrase: ask the shop, why: We should know. }] }
`,
  );
const spiritIsland = async ({ write, dir }: SampleData) => {
  for (const folder of ['games', 'guides']) {
    const catan = await readFile(path.join(dir, folder, 'catan.yaml'), 'utf8');
    await write(
      `${folder}/spirit-island.yaml`,
      catan
        .replaceAll(/catan(?!.svg)/g, 'spirit-island')
        .replaceAll('Catan', 'Spirit Island')
        .replace('title: Seafarers', 'title: Jagged Earth')
        .replaceAll(/players_after_max: \d/g, 'players_after_max: 6')
        .replace('max_players: 6', 'max_players: 4'),
    );
  }
};

/** Where each example belongs. */
const places: Partial<Record<Code, Place>> = {
  'yaml/syntax': { file: game },
  'yaml/comment-in-text': { file: game, among: entry('expansions', 0) },
  'yaml/tag': { file: game },
  'yaml/duplicate-key': { file: game },
  'yaml/not-a-mapping': { file: 'pages/new.yaml' },
  'schema/unknown-field': { file: game },
  'schema/needs-quotes': { file: game },
  'schema/not-allowed': { file: game, among: entry('expansions', 0) },
  'schema/form': { file: game, among: entry('sources', 0) },
  'id/not-file-name': {
    file: 'games/harbor-lights.yaml',
    among: (all) => Object.assign(all, { slug: 'harbor-lights' }),
    prepare: ({ dir }) => rename(path.join(dir, game), path.join(dir, 'games/harbor-lights.yaml')),
  },
  'game/standalone-needs-base': { file: game, among: entry('expansions', 0) },
  'game/base-game-box': {
    file: game,
    among: (all) => Object.assign(entry('expansions', 0)(all), { requires_base_game: false }),
  },
  'game/no-contents': { file: game, among: entry('expansions', 0) },
  'guide/situation-for-all': { file: guide, among: row },
  'guide/situation-needs': { file: guide, among: (all) => Object.assign(row(all), { wants: 'Nectar' }) },
  'guide/other-seats': { file: guide, among: row, prepare: spiritIsland },
  'guide/change-missing': { file: guide },
  'redirect/lost-address': {
    file: 'redirects.yaml',
    prepare: async ({ dir, write }) => {
      await mkdir(path.join(dir, 'state'));
      const addresses = { version: 1, addresses: ['/guides/old-name-expansion-order'] };
      await write('state/addresses.json', JSON.stringify(addresses));
    },
  },
  'site/newsletter-field': { file: 'site.yaml', among: newsletter },
  'site/newsletter-form': { file: 'site.yaml', among: newsletter },
  'editorial/players': { file: guide, among: entry('faq', 0), prepare: editorial },
  'editorial/homework': { file: guide, among: entry('faq', 0), prepare: editorial },
  'editorial/unknown-name': { file: guide, prepare: editorial },
  'editorial/read-too-early': { file: game, among: entry('sources', 0), prepare: editorial },
  'editorial/filler-phrase': { file: guide, prepare: editorial },
  'editorial/untrue-claim': { file: guide, prepare: editorial },
};

let data: SampleData;
beforeEach(async () => {
  data = await sampleData();
});
afterEach(() => data.remove());

const withExamples = (Object.keys(codes) as Code[]).filter((code) => infoOf(code).good !== undefined);

it.each(withExamples)('the examples of %s cause it, and no longer cause it', async (code) => {
  const { good = '', bad = '' } = infoOf(code);
  const place = places[code];
  if (place === undefined) throw new Error(`${code} has examples, and no place for them here`);
  await place.prepare?.(data);
  const replaced = [...`${bad}\n${good}`.matchAll(/^(\w+):/gm)].map(([, field = '']) => field);
  expect(await codesWith(place, bad, replaced)).toContain(code);
  const corrected = await codesWith(place, good, replaced);
  expect(corrected).not.toContain(code);
  // Otherwise no rule has read it.
  if (code !== 'yaml/not-a-mapping')
    expect(corrected.filter((other) => /^(?:yaml|schema)/.test(other))).toEqual([]);
});

async function codesWith(
  { file, among = (all) => all }: Place,
  example: string,
  replaced: readonly string[],
) {
  const before = await readFile(path.join(data.dir, file), 'utf8').catch(() => '');
  const fields = (parse(before) ?? {}) as Fields;
  const own = among(fields);
  for (const field of replaced) Reflect.deleteProperty(own, field);
  own['HERE'] = 1;
  const text = stringify(fields).replace(/^([ -]*)HERE: 1\n/m, (_, start: string) =>
    indented(example, start),
  );
  await data.write(file, text);
  const found = await data.validate();
  await (before === '' ? rm(path.join(data.dir, file)) : data.write(file, before));
  return found.map((one) => one.code);
}

function indented(example: string, start: string): string {
  const indent = start.replaceAll('-', ' ');
  return example === '' ? '' : `${start}${example.replaceAll('\n', `\n${indent}`)}\n`;
}
