import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { realGame } from '../../tests/picker/realGames.ts';
import { firstAnswers, formatFragment, parseFragment } from './answers.ts';

const wingspan = realGame('wingspan');

describe('the answers in an address', () => {
  it('are short and read back as they were', () => {
    const answers = { owned: ['_base', 'asia'], players: 5, minutes: 60, weight: 'light' } as const;
    expect(formatFragment(answers)).toBe('#next=own:_base,asia;p:5;t:60;w:light');
    expect(parseFragment('#next=own:_base,asia;p:5;t:60;w:light', wingspan)).toEqual(answers);
    expect(parseFragment('#next=own%3A_base%2Casia%3Bp%3A5%3Bt%3A60%3Bw%3Alight', wingspan)).toEqual(answers);
  });

  it('may say that nothing is owned', () => {
    const answers = { ...firstAnswers(wingspan), owned: [] };
    expect(parseFragment(formatFragment(answers), wingspan)).toEqual(answers);
  });

  it('take the base game for granted where they do not say what is owned', () => {
    expect(parseFragment('#next=p:6', wingspan)).toEqual({ ...firstAnswers(wingspan), players: 6 });
  });

  it.each(['', '#', '#faq', '#next', '#next=', '#european', '#q=birds', '#nextdoor=1'])(
    'are not there in %j',
    (fragment) => {
      expect(parseFragment(fragment, wingspan)).toBeNull();
    },
  );

  it('pass over unknown boxes, numbers and words', () => {
    expect(parseFragment('#next=own:asia,oceana,asia;p:99;t:61;w:huge;x:1;;:', wingspan)).toEqual({
      owned: ['asia'],
      players: null,
      minutes: null,
      weight: null,
    });
  });

  it('do not take the end of an unknown word for one they know', () => {
    expect(parseFragment('#next=step:3', wingspan)).toEqual(firstAnswers(wingspan));
  });

  it('keep the order of the boxes, whatever that of the address', () => {
    expect(parseFragment('#next=own:asia,_base,european', wingspan)?.owned).toEqual([
      '_base',
      'european',
      'asia',
    ]);
    // The base game is a ranked box here, and not the first.
    expect(
      parseFragment('#next=own:quest-for-planet-nine,mission-deep-sea', realGame('crew'))?.owned,
    ).toEqual(['mission-deep-sea', 'quest-for-planet-nine']);
  });

  it('bear any nonsense', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const answers = parseFragment(`#next=${text}`, wingspan);
        expect(answers && parseFragment(formatFragment(answers), wingspan)).toEqual(answers);
      }),
    );
  });
});
