import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { loadSample } from '../sample/sample.ts';
import { open } from './open.ts';

const { games } = await loadSample();

/** "rgb(31, 85, 168)" for #1f55a8. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const styleOf = (page: Page, selector: string, property: 'backgroundColor' | 'color') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name], property);

it.each([...games.values()].map((game) => [game.title, game] as const))(
  'paints the picture and the spine of %s in its own colors',
  async (_, { id, palette: { field, spine = field, spine_text: text = '#ffffff' } }) => {
    const page = await open(`/guides/${id}-expansion-order`);
    expect(await styleOf(page, '.hero .art svg', 'backgroundColor')).toBe(rgb(field));
    await page.goto(new URL('/', page.url()).href);
    const spineOf = `.spine[href="/guides/${id}-expansion-order"]`;
    expect(await styleOf(page, spineOf, 'backgroundColor')).toBe(rgb(spine));
    expect(await styleOf(page, spineOf, 'color')).toBe(rgb(text));
  },
);
