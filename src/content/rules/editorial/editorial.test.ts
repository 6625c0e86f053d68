import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { sampleData, type SampleData } from '../../../tests/sampleData.ts';

let data: SampleData;
beforeEach(async () => {
  data = await sampleData();
});
afterEach(() => data.remove());

const edit: SampleData['edit'] = (...words) => data.edit(...words);

/** The findings when the guide to Wingspan begins with these words. */
async function findIn(intro: string): Promise<Diagnostic[]> {
  await edit('guides/wingspan.yaml', 'intro: Birds first; boards later.', `intro: ${JSON.stringify(intro)}`);
  return data.validate();
}

const codesIn = async (intro: string) => (await findIn(intro)).map(({ code }) => code);

describe('a year', () => {
  it.each([
    'Oceania (2019) adds nectar.',
    'Oceania (Stonemaier, 2019) adds nectar.',
    'Oceania, in 2019, added nectar.',
    'Oceania came out in 2019.',
    'The Oceania Expansion was first published in October 2019 by Stonemaier.',
    'European and Oceania are both from 2021.',
    'The 2019 Oceania adds nectar.',
    "2019's Oceania adds nectar.",
    'Buy Oceania, the 2019 expansion, first.',
    'Wingspan dates from 2018.',
  ])('is compared in %j', async (text) => {
    expect(await codesIn(text)).toEqual(['editorial/year']);
  });

  it.each([
    'Oceania (2020) adds nectar.',
    'European is of 2019, Oceania of 2020.',
    'Oceania was reprinted in 2021.',
    'In 2021 Oceania had been out for a year.',
    'Wingspan won the Kennerspiel in 2020.',
    'Wingspan Junior (2012) is no box of ours.',
    'Wingspan Junior (2012) came before Oceania.',
    'Boxes came from 2019 to 2020.',
    'European and Oceania, from 2018 to 2020, are expansions.',
    'It is an expansion of Wingspan from 2021.',
  ])('is ignored in %j', async (text) => {
    expect(await codesIn(text)).toEqual([]);
  });

  it('may be that of another edition in the data', async () => {
    const editions = [2019, 2024].map(
      (year) =>
        `  - { id: e${year}, name: Of ${year}, how_to_tell: See the back., fits: [european, oceania] }\n`,
    );
    await edit('guides/wingspan.yaml', 'path:', `editions:\n${editions.join('')}path:`);
    expect(await codesIn('The cards of Wingspan (2024) are larger.')).toEqual([]);
  });
});

describe('players', () => {
  it.each([
    'Oceania adds a sixth player.',
    'Oceania brings a fifth and sixth seat to Wingspan.',
    'Wingspan is a game for one to six.',
    'Wingspan takes 1–4 players.',
    'Wingspan plays 1-6 players.',
    'Wingspan seats six.',
    'European is for up to seven people.',
    'With eight players Wingspan drags.',
    'Wingspan is for five or six.',
  ])('are compared in %j', async (text) => {
    expect(await codesIn(text)).toEqual(['editorial/players']);
  });

  it.each([
    'Oceania does not add a sixth player.',
    'Does Oceania add a sixth player?',
    "Oceania doesn't seat a sixth player.",
    'Wingspan takes 1–5 players.',
    'Wingspan is best with 3–4 players.',
    'A team variant of Wingspan takes 2–6 players.',
    'It is a separate game for one to six that borrows from Wingspan.',
    "A cousin for one to six that shares Wingspan's birds.",
    'Wingspan has a 5–6 player box.',
    'A sixth player would have to wait.',
    'Wingspan Junior seats six.',
  ])('are ignored in %j', async (text) => {
    expect(await codesIn(text)).toEqual([]);
  });

  it('are ignored for a box without known players', async () => {
    const asia = `  - id: asia
    title: Asia
    slug: asia
    short_tagline: Birds of Asia.
    release_year: 2022
    requires_base_game: true
    standalone: false
    sources: [bgg]
compatibility:`;
    await edit('games/wingspan.yaml', 'compatibility:', asia);
    expect(await codesIn('With Asia, Wingspan seats seven.')).toEqual([]);
  });

  it('of a box are not those of the game before its name', async () => {
    const before = 'players_after_max: 5\n    contents: [95 bird';
    await edit('games/wingspan.yaml', before, before.replace('5', '7'));
    expect(await codesIn('Wingspan: Oceania seats five.')).toEqual(['editorial/players']);
  });

  it('of a game may be those of a box in the same sentence', async () => {
    await edit(
      'games/wingspan.yaml',
      'players_after_max: 5\n    contents: [95 bird',
      'players_after_max: 7\n    contents: [95 bird',
    );
    expect(await codesIn('Wingspan seats five, and with Oceania it seats seven.')).toEqual([]);
  });
});

describe('a playing time', () => {
  it.each([
    'Wingspan takes 40–90 minutes.',
    'A game of Wingspan lasts about 90 minutes.',
    'Plan 60 to 90 minutes for Wingspan.',
  ])('is compared in %j', async (text) => {
    expect(await codesIn(text)).toEqual(['editorial/time']);
  });

  it.each([
    'Wingspan takes 40–70 minutes.',
    'A game of Wingspan lasts about 60 minutes.',
    'Wingspan takes 10 minutes to set up.',
    'Oceania takes 60–90 minutes.',
  ])('is ignored in %j', async (text) => {
    expect(await codesIn(text)).toEqual([]);
  });

  it('of a box comes from playtime_delta, and its base game is compared too', async () => {
    const before = 'playtime_delta: null\n    ideal_for: Tables';
    await edit(
      'games/wingspan.yaml',
      before,
      before.replace('null', 'BGG lists 60–90 minutes instead of 40–80'),
    );
    const found = await findIn('Oceania takes 60–90 minutes, and European and Oceania 60–100 minutes.');
    expect(found.map(({ code, at }) => `${path.basename(at.file)}:${at.line} ${code}`)).toEqual([
      'wingspan.yaml:54 editorial/time',
    ]);
  });
});

describe('contents', () => {
  beforeEach(() =>
    edit('games/wingspan.yaml', 'Nectar, new boards and birds', '95 new birds, six mats and birds'),
  );

  it.each(['Oceania has 90 birds.', 'The **Oceania Expansion** adds seven mats.'])(
    'are compared in %j',
    async (text) => {
      expect(await codesIn(text)).toEqual(['editorial/contents']);
    },
  );

  it.each([
    'Oceania has 95 birds and six mats.',
    'With Oceania, draw three birds.',
    'Oceania has 12 swamp birds.',
    'Oceania and European have 170 birds.',
    'If you already have 90 birds, buy Oceania.',
  ])('are ignored in %j', async (text) => {
    expect(await codesIn(text)).toEqual([]);
  });
});

describe('names', () => {
  it.each([
    ['Buy **Ocenia** first.', 'Did you mean "Oceania"?'],
    ['The Antarctica expansion is next.', 'Add the box'],
    ['Over oceans, get the Oceana expansion.', 'Did you mean "Oceania"?'],
    ['The **Birds of Africa** are rare.', 'Add the box'],
  ])('that are not in the data are found in %j', async (text, hint) => {
    const found = await findIn(text);
    expect(found.map(({ code }) => code)).toEqual(['editorial/unknown-name']);
    expect(found[0]?.hint).toContain(hint);
  });

  it.each([
    'Buy **Oceania** and the **European Expansion**.',
    '**Boards** come later, and **birds** first.',
    'Every expansion helps. Which Wingspan expansion is next?',
    'The Seafarers expansion and the Oceania expansion.',
    'The **Stonemaier Games** box.',
    'Buy the European and Oceania expansions.',
  ])('that are known are ignored in %j', async (text) => {
    expect(await codesIn(text)).toEqual([]);
  });

  it('are not checked if the file of a game cannot be read', async () => {
    await data.write('games/catan.yaml', 'id: [\n');
    expect(await codesIn('The Seafarers expansion is for another game.')).toEqual(['yaml/syntax']);
  });
});

describe('locations', () => {
  it.each([
    ['intro: >-\n  Nectar came with\n  **Oceania** (2019).', 12, 16],
    ["intro: 'It''s **Oceania** (2019).'", 10, 28],
    ['intro: "It\\"s \\"new\\": Oceania (2019)."', 10, 33],
    ['intro: |\n\n  Oceania (2019).', 12, 12],
    ['intro: Birds. Oceania (2019). Oceania (2019).', 10, 24],
  ])('are those of the words in %j', async (written, line, column) => {
    await edit('guides/wingspan.yaml', 'intro: Birds first; boards later.', written);
    const [found] = await data.validate();
    expect(found?.at).toMatchObject({ line, column, endColumn: column + 4 });
  });
});

it('checks only facts without editorial.yaml', async () => {
  expect(await codesIn('Look no further than Oceania (2019).')).toEqual(['editorial/year']);
});

it('checks texts again as soon as one of them changes', async () => {
  const cacheDir = path.join(data.dir, '../cache');
  const codes = async () => (await data.validate(cacheDir)).map(({ code }) => code);
  expect(await codes()).toEqual([]);
  expect(await codes()).toEqual([]);
  await edit('games/wingspan.yaml', 'release_year: 2020', 'release_year: 2021');
  await edit('guides/catan.yaml', 'Water first.', 'Wingspan Oceania (2020) is not for Catan.');
  expect(await codes()).toEqual(['editorial/year']);
  await edit('games/wingspan.yaml', 'release_year: 2021', 'release_year: 2020');
  expect(await codes()).toEqual([]);
  await edit('games/wingspan.yaml', 'release_year: 2020', 'release_year: 2021');
  expect(await codes()).toEqual(['editorial/year']);
});
