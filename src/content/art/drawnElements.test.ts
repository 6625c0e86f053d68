import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawnElements } from './svg.ts';

it.each([
  ['counts elements', '<svg><g><path d="M0 0"/></g><circle/></svg>', 4],
  ['counts each use of an element', '<svg><g id="a"><path/></g><use href="#a"/><use href="#a"/></svg>', 9],
  [
    'follows uses within uses',
    '<svg><path id="a"/><g id="b"><use href="#a"/><use href="#a"/></g><use xlink:href="#b"/></svg>',
    13,
  ],
  ['resolves a use before its definition', "<svg><use href='#a'/><defs><path id='a'/></defs></svg>", 5],
  ['counts a use of a missing element as one', '<svg><use href="#a"/></svg>', 2],
  ['ignores > and / in attributes', '<svg><path id="a>b" class="/>"/></svg>', 2],
])('%s', (_, svg, count) => {
  expect(drawnElements(svg)).toBe(count);
});

it('returns Infinity for a circular use', () => {
  expect(drawnElements('<svg><g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g></svg>')).toBe(
    Infinity,
  );
  expect(drawnElements('<svg><g id="a"><use href="#a"/></g></svg>')).toBe(Infinity);
});

it('counts the steps of a filter for every shape that it is drawn for, by how long they take', () => {
  const drawing = (step: string) =>
    `<svg><filter id="a"><${step}/></filter>${'<path filter="url(#a)"/>'.repeat(10)}</svg>`;
  expect(drawnElements(drawing('feOffset'))).toBeLessThan(20_000);
  expect(drawnElements(drawing('feTurbulence'))).toBeGreaterThan(20_000);
  expect(drawnElements(drawing('feMorphology'))).toBeGreaterThan(20_000);
});

it('counts exponentially nested uses', () => {
  const levels = Array.from(
    { length: 20 },
    (_, level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`,
  );
  expect(drawnElements(`<svg><g id="a0"/>${levels.join('')}</svg>`)).toBeGreaterThan(1e19);
});

it('counts few elements in the sample drawings', () => {
  const art = new URL('../../tests/sample/data/art/', import.meta.url);
  for (const name of readdirSync(art).filter((file) => file.endsWith('.svg')))
    expect(drawnElements(readFileSync(new URL(name, art), 'utf8')), name).toBeLessThan(1000);
});
