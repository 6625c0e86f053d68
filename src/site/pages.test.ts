import { createElement } from 'react';
import { expect, it } from 'vitest';
import { Island } from '../../templates/parts/Island.tsx';
import { renderPage } from './pages.ts';

const scripts = { search: ['/assets/js/search.ABC.js'], finder: ['/assets/js/finder.ABC.js'] };
const SearchBox = () => createElement('form', { role: 'search' });
const page = (name: string) => createElement(Island, { name, component: SearchBox, props: {} });

it('loads the code of an island by its name', () => {
  expect(renderPage(page('search'), scripts)).toContain('data-island="/assets/js/search.ABC.js"');
});

it('fails for an island that does not exist', () => {
  expect(() => renderPage(page('serach'), scripts)).toThrow(
    'There is no island serach; there are search, finder.',
  );
});
