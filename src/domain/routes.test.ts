import { expect, it } from 'vitest';
import { absoluteUrl, guidePath, indexPath, pageFile, textPagePath } from './routes.ts';

it('a guide has one canonical path, without a slash at the end', () => {
  expect(guidePath('catan')).toBe('/guides/catan-expansion-order');
});

it('the index is named by the vertical', () => {
  expect(indexPath({ slug: 'board-game-expansions' })).toBe('/board-game-expansions');
});

it('only the home page ends in a slash', () => {
  expect(absoluteUrl('https://boardgameexpansionorders.example', '/')).toBe(
    'https://boardgameexpansionorders.example/',
  );
  expect(absoluteUrl('https://boardgameexpansionorders.example', textPagePath('about'))).toBe(
    'https://boardgameexpansionorders.example/about',
  );
});

it('a page is a file with .html, served without it', () => {
  expect(pageFile('/')).toBe('index.html');
  expect(pageFile(guidePath('catan'))).toBe('guides/catan-expansion-order.html');
});
