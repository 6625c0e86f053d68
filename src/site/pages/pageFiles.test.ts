import { createElement } from 'react';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { Island } from '../../../templates/parts/Island.tsx';
import { renderPage } from './pageFiles.ts';

const scripts = { search: ['/assets/js/search.ABC.js'], finder: ['/assets/js/finder.ABC.js'] };
const SearchBox = () => createElement('form', { role: 'search' });
const page = (name: string) => createElement(Island, { name, component: SearchBox, props: {} });

it('loads the code of an island by its name', () => {
  expect(renderPage(page('search'), scripts)).toContain('data-island="/assets/js/search.ABC.js"');
});

it('says nothing about a failure that has not happened', () => {
  const island = { name: 'search', component: SearchBox, props: {}, failed: 'It can’t be loaded.' };
  expect(load(renderPage(createElement(Island, island), scripts)).text()).not.toContain('loaded');
});

it('writes dates in lowercase, and marks lists without markers as lists', () => {
  const items = createElement('li', null, createElement('time', { dateTime: '2026-11-21' }, 'today'));
  const html = renderPage(createElement('ul', { className: 'tags' }, items), scripts);
  expect(html).toContain('<ul role="list" class="tags"><li><time datetime="2026-11-21">');
  expect(renderPage(createElement('ul', null, items), scripts)).toContain('<ul><li>');
});

it('asks Cloudflare to leave email addresses alone', () => {
  const body = (...of: string[]) => renderPage(createElement('body', { className: 'js' }, ...of), scripts);
  expect(body('Write to ', 'us@guides.games')).toContain(
    '<body class="js"><!--email_off-->Write to us@guides.games<!--/email_off--></body>',
  );
  expect(body('Write to us')).not.toContain('email_off');
});

it('fails for an island that does not exist', () => {
  expect(() => renderPage(page('serach'), scripts)).toThrow(
    'There is no island serach; there are search, finder.',
  );
});
