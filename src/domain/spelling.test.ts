import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestTerms } from './spelling.ts';

const words = ['arnak', 'azul', 'carcassonne', 'catan', 'clank', 'crew', 'pandemic', 'scythe', 'wingspan'];

describe('the nearest word', () => {
  it.each([
    ['catna', 'catan', 'two letters swapped'],
    ['cattan', 'catan', 'a letter too many'],
    ['sythe', 'scythe', 'a letter missing'],
    ['azol', 'azul', 'a wrong letter'],
    ['pandmeci', 'pandemic', 'two slips in a long word'],
    ['wignsp', 'wingspan', 'a slip in the beginning of a word'],
    ['carcasone', 'carcassonne', 'two letters missing'],
  ])('of %s is %s: %s', (typed, meant) => {
    expect(nearestTerms(typed, words)).toEqual([meant]);
  });

  it.each([
    ['crw', 'three letters are too few to guess from'],
    ['ctaann', 'two slips in a word of fewer than eight letters'],
    ['chess', 'another word'],
    ['', 'no word'],
  ])('of %j is none: %s', (typed) => {
    expect(nearestTerms(typed, words)).toEqual([]);
  });

  it('is each of several that are equally near', () => {
    expect(nearestTerms('winspan', ['finspan', 'wingspan', 'wyrmspan'])).toEqual(['finspan', 'wingspan']);
  });

  it('matches as a whole before it matches as a beginning', () => {
    expect(nearestTerms('citis', ['citizenship', 'cities'])).toEqual(['cities']);
  });

  it('is the word itself if it exists', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{4,12}$/), { minLength: 1 }), (vocabulary) => {
        for (const word of vocabulary) expect(nearestTerms(word, vocabulary)).toContain(word);
      }),
    );
  });
});
