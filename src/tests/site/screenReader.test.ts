import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadSample } from '../sample/sample.ts';
import { renderPages } from './renderSite.ts';

const pages = await renderPages(await loadSample());
const window = new Window();

// The screen reader finds its window where a browser has it.
beforeAll(() => {
  for (const name of ['window', 'document', ...Object.getOwnPropertyNames(window)])
    if (name === 'window' || !(name in globalThis)) vi.stubGlobal(name, Reflect.get(window, name));
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await window.happyDOM.close();
});

/** What a screen reader says from the start of a part of a page to its end. */
async function heard(path: string, part: string): Promise<string> {
  const { virtual } = await import('@guidepup/virtual-screen-reader');
  window.document.body.innerHTML = pages.get(path)?.replace(/<(script|style).*?<\/\1>/gs, '') ?? '';
  await virtual.start({ container: document.querySelector(part) ?? document.body });
  const start = await virtual.lastSpokenPhrase();
  do await virtual.next();
  while ((await virtual.lastSpokenPhrase()) !== start);
  const said = await virtual.spokenPhraseLog();
  await virtual.stop();
  return said.filter((phrase) => !phrase.startsWith('end of')).join('\n');
}

it('a screen reader says the answer of a guide, and its picks with their verdicts', async () => {
  const said = await heard('/guides/wingspan-expansion-order', '.answer');
  expect(said).toContain('heading, Quick answer, level 2\nparagraph\nBuy the\nEuropean Expansion\nfirst.');
  expect(said).toContain('position 1, set size 2\nparagraph\n1\nlink, European\nBuy\n');
  expect(said).toContain('\nlink, Search Miniature Market for European Expansion, opens in a new tab');
});

it('a screen reader says the columns of a ranking, then each box with its cells', async () => {
  const said = await heard('/guides/wingspan-expansion-order', '.rank');
  expect(said).toContain('table, The ranking, compared');
  expect(said).toContain('columnheader, What it adds\ncolumnheader, Needs, players, time\n');
  expect(said).toContain('\nrowheader, 2 Oceania Buy\n2\nlink, Oceania\nBuy\ncell, 95 birds');
  expect(said).toContain('\ncell, Needs Wingspan 1–5 players Rules: Medium\nlist\n');
});

it('a screen reader says the verdict, the answer, and the facts of a box', async () => {
  const said = await heard('/expansions/wingspan/oceania', '.hero');
  expect(said).toContain('heading, Wingspan: is Oceania worth it?, level 1\nregion, Answer\n');
  expect(said).toContain('\nBuy\n2\nof 3 in\nlink, our ranking\n');
  expect(said).toContain('\nrow, Players 1–5 players\nrowheader, Players\ncell, 1–5 players\n');
  expect(said).toContain('\nheading, What it changes at the table, level 2\n');
});
