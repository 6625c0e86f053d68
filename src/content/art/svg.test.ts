import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findUnsafe } from './svg.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`;

it.each([
  [
    'shapes and references within the drawing',
    svg('<defs><g id="a"/></defs><use href="#a"/><path fill="url(#a)" d="M0 0"/>'),
  ],
  ['a title and a comment', `<?xml version="1.0"?><!-- by hand -->${svg('<title>Birds &amp; eggs</title>')}`],
  ['transforms', svg('<g transform="rotate(45) translate(1 2)" clip-path="url(#c)"/>')],
])('lets %s in', (_, drawing) => {
  expect(findUnsafe(drawing)).toBeNull();
});

it.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a script in capitals', svg('<SCRIPT/>')],
  ['a script with a prefix', svg('<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>')],
  ['an event handler', svg('', ' onload="alert(1)"')],
  ['an event handler without a call', svg('', ' onload="location=name"')],
  ['a foreign object', svg('<foreignObject><p/></foreignObject>')],
  ['an animation of a link', svg('<animate attributeName="href"/>')],
  ['a link', svg('<a href="#a"/>')],
  ['an embedded image', svg('<image href="#a"/>')],
  ['a reference to another file', svg('<use href="other.svg#a"/>')],
  ['a reference to another host', svg('<use xlink:href="https://example.com/a.svg#a"/>')],
  ['a script as a reference', svg('<use href="javascript:alert(1)"/>')],
  ['a reference in a paint', svg('<path fill="url(https://example.com/a.svg#b)"/>')],
  ['a reference in a paint, after a good one', svg('<path fill="url(#a) url(b.svg#c)"/>')],
  ['a reference hidden by entities', svg('<path fill="&#117;rl(https://example.com)"/>')],
  ['a bracket hidden by an entity before it', svg('<path fill="ur&#108;(https://example.com)"/>')],
  ['a reference hidden by escapes', svg('<path fill="\\75 rl(https://example.com)"/>')],
  ['a set of images', svg('<path mask="image-set(https://example.com/a.png)"/>')],
  ['a style sheet', svg('<style>@import "https://example.com"</style>')],
  ['a style attribute', svg('<path style="fill:red"/>')],
  ['a base address', svg('<g xml:base="https://example.com"/>')],
  ['a DOCTYPE', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`],
  ['text', svg('<text x="1">A</text>')],
  ['an entity', svg('<title>&a;</title>')],
  ['a CDATA section', svg('<title><![CDATA[<script>]]></title>')],
  ['a processing instruction', `<?xml-stylesheet href="https://example.com"?>${svg('')}`],
  ['a length of a path, which librsvg leaves out', svg('<path pathLength="10" d="M0 0"/>')],
  ['an origin of a transform, which librsvg leaves out', svg('<g transform-origin="5 5"/>')],
  ['noise of many octaves', svg('<filter id="a"><feTurbulence numOctaves="1000"/></filter>')],
  [
    'a drawing without a namespace, which browsers do not draw',
    '<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>',
  ],
  ['a foreign namespace', svg('<g xmlns="http://www.w3.org/1999/xhtml"/>')],
  ['a comment with markup, which HTML may end earlier than XML', svg('<!--> <script>alert(1)</script> -->')],
  ['markup that is not closed', svg('<path d="M0 0"').replace('</svg>', '')],
])('refuses %s', (_, drawing) => {
  expect(findUnsafe(drawing)).not.toBeNull();
});

it('reports the line', () => {
  expect(findUnsafe('<svg xmlns="http://www.w3.org/2000/svg">\n<g>\n<script/>')).toEqual({
    line: 3,
    what: '<script>, which is not a shape',
  });
});

it('accepts the sample drawings', () => {
  const art = new URL('../../tests/sample/data/art/', import.meta.url);
  const refused = readdirSync(art).filter(
    (name) => name.endsWith('.svg') && findUnsafe(readFileSync(new URL(name, art), 'utf8')),
  );
  expect(refused).toEqual([]);
});
