import { expect, it } from 'vitest';
import { shortTitle } from './ranking.ts';

it.each([
  [{ title: 'Oceania Expansion' }, 'Oceania'],
  [{ title: 'Expansion' }, 'Expansion'],
  [{ title: 'Expansion Pack One' }, 'Expansion Pack One'],
  [{ title: 'The Dunwich Legacy: Campaign Expansion', short_title: 'Dunwich campaign' }, 'Dunwich campaign'],
])('the short title of %o is %s', (box, short) => {
  expect(shortTitle(box)).toBe(short);
});
