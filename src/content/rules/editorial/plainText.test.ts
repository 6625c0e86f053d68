import { expect, it } from 'vitest';
import { readPlainText } from './texts.ts';

it.each([
  'Birds first; boards later.',
  'Buy **Oceania** first, then **Asia**, then **Asia** again.',
  'See [the nectar.](/how-to-choose) of the [nectar.](https://example.com/nectar.html). Done.',
  'One paragraph\nand **another**\n\nwith a [link](#faq)',
  ' a ** b [c](d) e ',
])('maps each letter of %j to its written position', (written) => {
  const { plain, writtenAt } = readPlainText(written);
  expect(plain).not.toMatch(/\]\(\/|\*\*\w/);
  for (let offset = 0; offset < plain.length; offset += 1) {
    if (plain[offset] !== '\n') expect(written[writtenAt(offset)]).toBe(plain[offset]);
  }
  const places = Array.from(plain, (_, offset) => writtenAt(offset));
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

it('finds no letters in an address', () => {
  const written = 'See [how](/a.html).**Now**';
  const { plain, writtenAt } = readPlainText(written);
  expect(plain).toBe('See how.Now');
  expect(writtenAt(plain.indexOf('.'))).toBe(written.lastIndexOf('.'));
});
