/**
 * Elements that only draw. All others are refused: script, foreignObject, style, image, a, animations; and
 * text, which every machine would set in another font.
 */
const elements = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon pattern clipPath mask
  marker linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer feComposite
  feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG
  feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence`.split(/\s+/),
);

const namespaces: Partial<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

/** Function names allowed before a bracket in an attribute. */
const calls = new Set('hsl hsla matrix rgb rgba rotate scale skewx skewy translate url'.split(' '));
const outside = 'a reference to something outside';

export interface Unsafe {
  line: number;
  what: string;
}

/**
 * The first part of an SVG that is more than a drawing, or that this strict reader does not know; null if all
 * of it is safe to embed in a page. Reads once from start to end.
 */
export function findUnsafe(svg: string): Unsafe | null {
  const token =
    /<!--(?:(?!--)[^<])*-->|<\?xml[\s][^?]*\?>|<\/?([A-Za-z][A-Za-z0-9]*)((?:\s+[A-Za-z_:][-A-Za-z0-9_:.]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>|[^<]+/y;
  const lineOf = (index: number) => svg.slice(0, index).split('\n').length;
  let at = svg.startsWith('\ufeff') ? 1 : 0;
  while (at < svg.length) {
    token.lastIndex = at;
    const match = token.exec(svg);
    if (!match) return { line: lineOf(at), what: nameOf(svg.slice(at, at + 40)) };
    const what = problemOf(match);
    if (what !== null) return { line: lineOf(at), what };
    at = token.lastIndex;
  }
  return null;
}

function problemOf([whole, element, attributes = '']: RegExpExecArray): string | null {
  if (element === undefined) return whole.startsWith('<') ? null : entityIn(whole);
  if (!elements.has(element)) return `<${element}>, which is more than a shape`;
  for (const [, name = '', quoted = ''] of attributes.matchAll(
    /([-A-Za-z0-9_:.]+)\s*=\s*("[^"]*"|'[^']*')/g,
  )) {
    const problem = problemOfAttribute(name, quoted.slice(1, -1));
    if (problem !== null) return problem;
  }
  return null;
}

function problemOfAttribute(name: string, value: string): string | null {
  if (/^on/i.test(name)) return `the event handler ${name}`;
  if (/^xmlns(?::|$)/.test(name)) return namespaces[name] === value ? null : `the foreign namespace ${name}`;
  if (name === 'style' || name.startsWith('xml:')) return `the attribute ${name}`;
  // Escapes could hide text from the checks below, and no drawing needs them.
  if (/\\|&#/.test(value)) return `an escape in the attribute ${name}`;
  if (/^(?:xlink:)?(?:href|src)$/i.test(name)) return value.startsWith('#') ? entityIn(value) : outside;
  for (const [call, called = ''] of value.matchAll(/([-A-Za-z]+)\s*\([^)]*\)?/g)) {
    if (called.toLowerCase() === 'url' && !/^url\(#[-A-Za-z0-9_:.]+\)$/.test(call)) return outside;
    if (!calls.has(called.toLowerCase())) return `the function ${called}()`;
  }
  return entityIn(value);
}

function entityIn(text: string): string | null {
  const entity = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-fA-F]{1,6});)[^;]{0,20};?/.exec(text);
  return entity ? `the entity ${entity[0]}` : null;
}

function nameOf(text: string): string {
  if (/^<!DOCTYPE/i.test(text)) return 'a DOCTYPE, which can define entities';
  if (text.startsWith('<![CDATA[')) return 'a CDATA section';
  if (text.startsWith('<?')) return 'a processing instruction';
  return `markup that cannot be read: ${text.split('\n')[0] ?? ''}`;
}
