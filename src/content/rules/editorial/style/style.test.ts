import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleData, type SampleData } from '../../../../tests/sampleData.ts';
import { openSource } from '../../../yaml/source.ts';
import { splitSentences } from '../reading.ts';
import type { Text } from '../texts.ts';
import { checkRepeats } from './repeats.ts';
import { wordsOf } from '../names.ts';

let data: SampleData;
beforeEach(async () => {
  data = await sampleData();
});
afterEach(() => data.remove());

interface Wanted {
  words?: string;
  lists?: string;
  sentences?: string;
  repeats?: number;
  filler?: string;
  claims?: string;
}

const editorial = ({ words, lists, sentences, repeats, filler, claims }: Wanted) =>
  data.write(
    'editorial.yaml',
    `words: ${words ?? '{}'}
lists: ${lists ?? '{}'}
sentences: ${sentences ?? '{ average: 25, most: 40 }'}
repeats: { words: ${repeats ?? 12} }
filler_phrases: [${filler === undefined ? '' : `{ phrase: ${JSON.stringify(filler)}, why: It says nothing. }`}]
untrue_claims: [${claims === undefined ? '' : `{ phrase: ${JSON.stringify(claims)}, why: It is not true. }`}]
`,
  );

const writeIntro = (text: string, guide = 'wingspan') =>
  data.edit(`guides/${guide}.yaml`, 'intro:', `intro: ${JSON.stringify(text)} #`);
const found = async () =>
  (await data.validate()).map(({ code, at }) => `${at.file.split('/').at(-1) ?? ''}:${at.line} ${code}`);
const codes = async () => (await data.validate()).map(({ code }) => code);

describe('a listed phrase', () => {
  it.each([
    ["whether you're", "Whether you're new or old.", 1],
    ["whether you're", 'Whether you’re new or old.', 1],
    ['whether you’re', "WHETHER YOU'RE new or old.", 1],
    ['must-have', 'A must-have, and a Must-Have again.', 2],
    ['must-have', 'You must have the base game.', 0],
    ['elevate', 'They elevated it in an elevator.', 0],
    ['look no further', 'Look no further. Look, no further birds.', 1],
    ['look no further', 'Look **no** [further](/about).', 1],
    ['read on', 'What you read. On Sunday.', 0],
  ])('%j is found in %j %i times', async (filler, text, times) => {
    await editorial({ filler });
    await writeIntro(text);
    expect(await codes()).toEqual(Array.from({ length: times }, () => 'editorial/filler-phrase'));
  });

  it('is found in games, pages, the home page and the site’s own words', async () => {
    await editorial({ filler: 'look no further' });
    const phrase = 'Look no further.';
    await data.edit('games/wingspan.yaml', 'summary: More birds', `summary: ${phrase} More birds`);
    await data.edit('pages/about.yaml', 'lede: ', `lede: ${phrase} `);
    await data.edit('home.yaml', 'text: Guides that', `text: ${phrase} Guides that`);
    await data.edit('site.yaml', 'answer: Mostly', `answer: ${phrase} Mostly`);
    const files = (await data.validate()).map(({ at }) => at.file.split('/').at(-1));
    expect(files).toEqual(['wingspan.yaml', 'home.yaml', 'about.yaml', 'site.yaml']);
  });

  it('may be denied if it is a claim', async () => {
    await editorial({ claims: 'we tested' });
    await writeIntro('We do not say that we tested it. Nobody said we tested it. We tested it.');
    expect(await codes()).toEqual(['editorial/untrue-claim']);
  });
});

describe('words on two pages', () => {
  const eight = 'the same eight words in a row twice';

  it('are reported once, with both locations', async () => {
    await editorial({ repeats: 8 });
    await data.edit(
      'guides/wingspan.yaml',
      'text: Each box is shuffled into the base game.',
      'text: Shuffle.',
    );
    const before = await found();
    await writeIntro(`Here are ${eight}.`, 'catan');
    await writeIntro(`And ${eight} over.`);
    const after = (await data.validate()).filter(({ at }) => at.line === 10);
    expect(after.map(({ code }) => code)).toEqual(['editorial/repeated-sentence']);
    expect(after[0]?.related?.[0]?.at.file).toMatch(/catan\.yaml$/);
    expect(await found()).toHaveLength(before.length + 1);
  });

  it.each([
    ['seven words', 'the same seven words in one row'],
    ['words of two sentences', 'the same eight words. In a row twice'],
  ])('are allowed if they are %s', async (_, words) => {
    await editorial({ repeats: 8 });
    const before = await codes();
    await writeIntro(`Here are ${words}.`, 'catan');
    await writeIntro(`And ${words} over.`);
    expect(await codes()).toHaveLength(before.length);
  });

  it('are allowed within a game and its guide', async () => {
    await editorial({ repeats: 8 });
    const before = await codes();
    await writeIntro(`Here are ${eight}.`);
    await data.edit('games/wingspan.yaml', 'summary: More birds', `summary: Here are ${eight}. More birds`);
    expect(await codes()).toHaveLength(before.length);
  });

  it('are compared without the names of boxes and quotations', async () => {
    await editorial({ repeats: 8 });
    const before = await codes();
    await writeIntro('Buy Seafarers first of all if you like the water.', 'catan');
    await writeIntro('Buy Oceania first of all if you like the water.');
    expect(await codes()).toHaveLength(before.length + 1);
    await data.edit('guides/wingspan.yaml', 'if you like the water', '“if you like the water”');
    expect(await codes()).toHaveLength(before.length);
  });

  it('are reported at most five times for a file', async () => {
    await editorial({ repeats: 8 });
    const many = Array.from({ length: 15 }, (_, index) => `Sentence ${index} is ${eight}.`).join(' ');
    await writeIntro(many, 'catan');
    await writeIntro(many);
    const inGuide = (await found()).filter((line) => line.startsWith('wingspan.yaml:10'));
    expect(inGuide).toHaveLength(5);
  });

  it('take the same work for every text, however many there are', () => {
    const wordsRead = (pages: number) => {
      let read = 0;
      const texts = Array.from({ length: pages }, (_, page) => {
        const plain = Array.from({ length: 50 }, (__, at) => `A${page} b${at} c d e f g h i j k.`).join(' ');
        const text: Text = {
          unit: `page-${page} page`,
          gameId: null,
          guide: null,
          source: openSource(`data/pages/page-${page}.yaml`, `lede: ${plain}\n`),
          path: ['lede'],
          written: plain,
          plain,
          writtenAt: (offset) => offset,
        };
        const words = wordsOf(plain).map(({ folded, ...word }) => ({
          ...word,
          get folded() {
            read += 1;
            return folded;
          },
        }));
        const sentences = splitSentences(plain).map(({ start, end }) => ({
          ...{ text, start, end, plain: plain.slice(start, end), mentions: [] },
          words: words.filter((word) => start <= word.start && word.end <= end),
        }));
        return { text, sentences };
      });
      const repeats = [...checkRepeats({ editorial: { repeats: { words: 8 } }, texts })];
      expect(repeats).toHaveLength(5 * (pages - 1));
      return read;
    };
    expect(wordsRead(40)).toBeLessThan(15 * wordsRead(4));
  });
});

describe('lengths', () => {
  it('are checked in published guides and not in drafts', async () => {
    await editorial({ lists: '{ faq: { least: 6 } }', words: '{ intro: { least: 10 } }' });
    await data.edit('guides/catan.yaml', 'status: published', 'status: draft');
    const own = (await found()).filter((line) => line.includes('editorial/'));
    expect(own).toEqual([
      'wingspan.yaml:10 editorial/section-length',
      'wingspan.yaml:49 editorial/list-length',
    ]);
  });

  it('count words without titles and labels', async () => {
    await editorial({
      words: '{ best_for_beginners: { most: 9 }, faq_answer: { most: 2 }, situation: { most: 6 } }',
    });
    expect(await codes()).toEqual([]);
    await data.edit(
      'guides/wingspan.yaml',
      'It is the smallest step.',
      'It is by far the smallest step of all these steps.',
    );
    await data.edit('guides/wingspan.yaml', 'answer: European Expansion.', 'answer: The European Expansion.');
    expect(await found()).toEqual([
      'wingspan.yaml:14 editorial/section-length',
      'wingspan.yaml:54 editorial/section-length',
    ]);
  });

  it('of three or more sentences are averaged', async () => {
    await editorial({ sentences: '{ average: 5, most: 40 }' });
    await writeIntro('This sentence has seven words in it. So does this one, by the way.');
    expect(await found()).not.toContain('wingspan.yaml:10 editorial/long-sentences');
    await writeIntro(
      'This sentence has seven words in it. So does this one, by the way. And the third one has them too.',
    );
    expect(await found()).toContain('wingspan.yaml:10 editorial/long-sentences');
  });
});
