import { Readability } from '@mozilla/readability';
import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { publishedGuides } from '../../site/guides/publishedGuides.ts';
import { loadSample } from '../sample/sample.ts';
import { parse, renderPages } from './renderSite.ts';

const content = await loadSample();
const pages = await renderPages(content);

it.each(publishedGuides(content).map(({ id, path }) => [id, path] as const))(
  'a browser’s reader view of the guide %s has the answer, the picks, the intro, and what to buy next',
  (_, path) => expectToRead(path, ['.answer>p', '.picks__nm', '.owns caption', '.intro__text p', '.sec h2']),
);

it.each([...pages.keys()].filter((path) => path.startsWith('/expansions/')))(
  'a browser’s reader view of %s has verdict, answer, facts, what changes, and every section',
  async (path) => {
    await expectToRead(path, [
      '.picks__nm',
      '.answer>p:nth-child(2)',
      '.side td',
      '#at-the-table p',
      '.sec h2',
    ]);
  },
);

async function expectToRead(path: string, selectors: readonly string[]): Promise<void> {
  const $ = parse(pages, path);
  const parts = selectors.map((part) => oneLine($(part).first().text()));
  $('script, style').remove();
  const window = new Window();
  window.document.write($.html());
  const article = new Readability(window.document as unknown as Document).parse();
  await window.happyDOM.close();
  const text = oneLine(article?.textContent ?? '');
  expect(parts.filter((part) => part === '' || !text.includes(part))).toEqual([]);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
