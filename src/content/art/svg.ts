import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';

/** Elements that only draw. No script, foreignObject, style, image, a, or animation; no text, whose font varies. */
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

const calls = new Set('hsl hsla matrix rgb rgba rotate scale skewx skewy translate url'.split(' '));
const outside = 'a reference to something outside';

export interface Unsafe {
  line: number;
  what: string;
}

/** Attributes that librsvg ignores, so the share image would differ from the page. */
const notDrawn = new Set(['pathLength', 'transform-origin', 'transform-box', 'mix-blend-mode', 'isolation']);
/** Attributes of filters that decide how long they take, with the most that is accepted. */
const slow: Partial<Record<string, number>> = { numOctaves: 6, order: 5 };

/** The first unsafe or unknown part of an SVG; null if the SVG is safe to embed. */
export function findUnsafe(svg: string): Unsafe | null {
  const root = /<svg(?=[\s/>])[^>]*/.exec(svg);
  if (root !== null && !/\sxmlns\s*=/.test(root[0])) {
    const line = svg.slice(0, root.index).split('\n').length;
    return { line, what: `no xmlns="${namespaces.xmlns ?? ''}", without which browsers do not draw it` };
  }
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
  if (!elements.has(element)) return `<${element}>, which is not a shape`;
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
  if (notDrawn.has(name)) return `the attribute ${name}, which share images leave out`;
  const most = slow[name] ?? Infinity;
  if (value.split(/[\s,]+/).some((number) => Number(number) > most))
    return `the attribute ${name} above ${most}, which takes long to draw`;
  // Escapes could hide text from the checks below.
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
  return `invalid markup: ${text.split('\n')[0] ?? ''}`;
}

interface Part {
  elements: number;
  uses: string[];
}

/** A step of a filter takes as long as this many shapes; the slowest ones take seconds for one picture. */
const stepWeight = 800;
const slowSteps: Partial<Record<string, number>> = {
  feMorphology: 10_000,
  feConvolveMatrix: 10_000,
  feTurbulence: 4_000,
};

/** The elements that are drawn after following every reference; Infinity for a circular one. */
export function drawnElements(svg: string): number {
  const whole: Part = { elements: 0, uses: [] };
  const named = new Map<string, Part>();
  const open: Part[] = [];
  for (const [tag, slash, name, attributes = ''] of svg.matchAll(
    /<(\/?)([A-Za-z]\w*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/g,
  )) {
    if (slash === '/') {
      open.pop();
      continue;
    }
    const part: Part = { elements: 0, uses: [] };
    const id = attributeOf(attributes, 'id');
    if (id !== undefined) named.set(id, part);
    const target = name === 'use' ? attributeOf(attributes, '(?:xlink:)?href')?.slice(1) : undefined;
    const painted = [...attributes.matchAll(/url\(#([^)]+)\)/g)].flatMap(([, to = '']) => to);
    const weight = slowSteps[name ?? ''] ?? (name?.startsWith('fe') === true ? stepWeight : 1);
    for (const around of [whole, ...open, part]) {
      around.elements += weight;
      around.uses.push(...(target === undefined ? [] : [target]), ...painted);
    }
    if (!tag.endsWith('/>')) open.push(part);
  }
  return sum(whole, named, new Map());
}

function sum(part: Part, named: ReadonlyMap<string, Part>, known: Map<Part, number>): number {
  const before = known.get(part);
  if (before !== undefined) return before;
  // Infinity until the count is known, so a circular reference ends.
  known.set(part, Infinity);
  const total = part.uses.reduce((count, id) => {
    const used = named.get(id);
    return count + (used === undefined ? 0 : sum(used, named, known));
  }, part.elements);
  known.set(part, total);
  return total;
}

function attributeOf(attributes: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return match?.[1] ?? match?.[2];
}

const maxPixels = 25_000_000;

/** Decodes an image completely; returns its size in pixels after rotation, or why it cannot be drawn. */
export async function drawImage(
  bytes: Uint8Array,
  file: string,
): Promise<{ width: number; height: number } | Diagnostic> {
  // sharp is large, and often not needed.
  const { default: sharp } = await import('sharp');
  try {
    const { autoOrient, pages } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (width * height > maxPixels) {
      const message = `The image is ${width} by ${height} pixels; at most ${maxPixels} pixels are allowed.`;
      const hint = 'Scale it down: no page shows an image wider than 1200 pixels.';
      return diagnostic('image/too-many-pixels', file, message, hint);
    }
    if ((pages ?? 1) > 1 || isAnimatedPng(bytes)) {
      const message = 'The image is animated; only still images are shown.';
      return diagnostic('image/animated', file, message, 'Save one frame of it.');
    }
    await sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
      .resize(32, 32, { fit: 'inside' })
      .raw()
      .toBuffer();
    return { width, height };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const message = `The image cannot be drawn: ${reasonOf(error)}.`;
    return diagnostic('image/broken', file, message, 'Export it again.');
  }
}

/** sharp reads only the first frame of an animated PNG. https://www.w3.org/TR/png-3/#acTL-chunk */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = buffer.indexOf('IDAT');
  return (
    buffer.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n' &&
    buffer.subarray(0, start).includes('acTL')
  );
}

function reasonOf({ message }: Error): string {
  const [line = ''] = message.split('\n').slice(-1);
  return line.replace(/^(?:[A-Za-z0-9_]+: )+/, '').replace(/\.$/, '');
}
