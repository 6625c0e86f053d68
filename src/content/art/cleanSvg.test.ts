import { expect, it } from 'vitest';
import { cleanSvg } from './cleanSvg.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;
const path = '<path fill="red" d="M0 0h9"/>';

it('leaves a safe drawing as it stands', async () => {
  const drawing = `<!-- by hand -->\n${svg(path)}\n`;
  expect(await cleanSvg(drawing)).toEqual({ svg: drawing });
});

it.each([
  ['Inkscape', svg('<path style="fill:red" d="M0 0h9"/>', ' xmlns:svg="http://www.w3.org/2000/svg"')],
  [
    'Inkscape’s own format',
    svg(
      `<sodipodi:namedview id="v"/><metadata/><g inkscape:label="Layer">${path}</g>`,
      ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"',
    ),
  ],
  [
    'Illustrator',
    `<?xml version="1.0"?>${svg(`<style>.a{fill:red}</style><path class="a" d="M0 0h9"/>`, ' xml:space="preserve"')}`,
  ],
  [
    'a program with a DOCTYPE',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${svg(path)}`,
  ],
  ['Figma', svg(`<mask id="m" style="mask-type:luminance">${path}</mask><g mask="url(#m)">${path}</g>`)],
  ['Affinity', svg(path, ' xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;font-family:Arial"')],
])('cleans an export of %s', async (_, drawing) => {
  const clean = await cleanSvg(drawing);
  expect(clean).toEqual({ svg: expect.stringContaining('fill="red"') as string });
});

it('keeps the kind of a mask', async () => {
  const clean = await cleanSvg(
    svg(`<mask id="m" style="mask-type:alpha">${path}</mask><g mask="url(#m)">${path}</g>`),
  );
  expect(clean).toEqual({ svg: expect.stringContaining('mask-type="alpha"') as string });
});

it.each([
  ['a script', svg('<script>alert(1)</script>', ' xml:space="preserve"'), '<script>, which is not a shape'],
  [
    'a file in a style',
    svg('<path style="fill:url(https://example.com/a.svg#b)"/>'),
    'a reference to something outside',
  ],
  [
    'a file in a style sheet',
    svg('<style>@import "https://example.com/a.css";</style>'),
    '<style>, which is not a shape',
  ],
  [
    'a transform of a style',
    svg('<g style="transform-origin:5px 5px"/>'),
    'the attribute transform-origin, which share images leave out',
  ],
  [
    'an entity of its own',
    `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`,
    'a DOCTYPE, which can define entities',
  ],
])('refuses %s by name', async (_, drawing, what) => {
  expect(await cleanSvg(drawing)).toMatchObject({ what });
});
