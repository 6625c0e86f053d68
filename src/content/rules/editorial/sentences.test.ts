import { expect, it } from 'vitest';
import { splitSentences } from './reading.ts';

const sentencesOf = (text: string, kept: { start: number; end: number }[] = []) =>
  splitSentences(text, kept).map(({ start, end }) => text.slice(start, end));

it.each([
  ['Buy Oceania first. It adds nectar.', ['Buy Oceania first.', 'It adds nectar.']],
  ['Wingspan vs. Everdell is a fair fight.', ['Wingspan vs. Everdell is a fair fight.']],
  ['It is No. 5 in the series. Asia is No. 3.', ['It is No. 5 in the series.', 'Asia is No. 3.']],
  ['Does it stand alone? No. It needs Wingspan.', ['Does it stand alone?', 'No.', 'It needs Wingspan.']],
  ['The weight is 2.48 of 5. Asia has 2.65.', ['The weight is 2.48 of 5.', 'Asia has 2.65.']],
  ['For 5–6 players. Or more.', ['For 5–6 players.', 'Or more.']],
  ['Nectar spoils... and then it is gone… Or not.', ['Nectar spoils... and then it is gone…', 'Or not.']],
  [
    'Mr. Kutil searched, e.g. Arnak. Dr. Smith did not.',
    ['Mr. Kutil searched, e.g. Arnak.', 'Dr. Smith did not.'],
  ],
  ['Designed by E. Hargrave in 2019.', ['Designed by E. Hargrave in 2019.']],
  [
    'He said "Stop." Then he drew. (It was late.) 7 Wonders is next.',
    ['He said "Stop."', 'Then he drew.', '(It was late.)', '7 Wonders is next.'],
  ],
  ['First paragraph\nSecond one.', ['First paragraph', 'Second one.']],
  ['', []],
])('splits %j', (text, expected) => {
  expect(sentencesOf(text)).toEqual(expected);
});

it('ends no sentence inside a title', () => {
  const text = 'Clank! Catacombs stands alone. Clank! does too.';
  const catacombs = { start: 0, end: 'Clank! Catacombs'.length };
  expect(sentencesOf(text)).toHaveLength(3);
  expect(sentencesOf(text, [catacombs])).toEqual(['Clank! Catacombs stands alone.', 'Clank! does too.']);
});
