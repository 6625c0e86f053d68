import { expect, it } from 'vitest';
import { listText } from './lists.ts';

it('joins names as a sentence does', () => {
  expect(listText(['Nate French'])).toBe('Nate French');
  expect(listText(['Nate French', 'MJ Newman'])).toBe('Nate French and MJ Newman');
  expect(listText(['Daniel Clark', 'Corey Konieczka', 'Kevin Wilson'])).toBe(
    'Daniel Clark, Corey Konieczka, and Kevin Wilson',
  );
});
