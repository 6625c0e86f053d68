import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { cached } from './cached.ts';
import { contentHash } from './contentHash.ts';
import type { PlannedFile } from './planned.ts';

const require = createRequire(import.meta.url);

interface Font {
  family: string;
  name: string;
  package: string;
  file: string;
  weight: string;
  /** Text must not change its face late; headings may. */
  display: 'optional' | 'swap';
  /** Alternates of letters that nothing on the site asks for are left out. */
  options: { variationAxes?: Record<string, { min: number; max: number }>; noLayoutClosure: true };
}

const fonts: readonly Font[] = [
  {
    family: 'Besley',
    name: 'besley-800',
    package: '@fontsource/besley',
    file: 'besley-latin-800-normal.woff2',
    weight: '800',
    display: 'swap',
    options: { noLayoutClosure: true },
  },
  {
    family: 'Libre Franklin',
    name: 'libre-franklin',
    package: '@fontsource-variable/libre-franklin',
    file: 'libre-franklin-latin-wght-normal.woff2',
    weight: '400 700',
    display: 'optional',
    options: { variationAxes: { wght: { min: 400, max: 700 } }, noLayoutClosure: true },
  },
];

/** What nearly every page is written with; loaded at once. */
const common = [...range(0x20, 0x7e), ...codes('\u00a0£×–’“”…')];
/** The other letters of western Europe; loaded only by a page that has one. */
const rest = [...range(0xa1, 0xff), ...codes('‘—•€−')].filter((code) => !common.includes(code));

/** The site's type: rules for the stylesheet, what to preload, and the files. */
export interface Fonts {
  rules: string;
  preload: readonly string[];
  files: readonly PlannedFile[];
}

/** Cuts the fonts of the npm packages down to the letters of the site; kept in cacheDir. */
export async function planFonts(cacheDir: string): Promise<Fonts> {
  const files: PlannedFile[] = [];
  const preload: string[] = [];
  let rules = '';
  for (const font of fonts) {
    const folder = dirname(require.resolve(`${font.package}/package.json`));
    const source = await readFile(join(folder, 'files', font.file));
    for (const [part, codePoints] of [
      ['', common],
      ['-rest', rest],
    ] as const) {
      const bytes = await subset(font, source, codePoints, cacheDir);
      const path = `assets/fonts/${font.name}${part}.${contentHash(bytes)}.woff2`;
      files.push({ path, produce: () => bytes });
      if (codePoints === common) preload.push(`/${path}`);
      rules += `@font-face{font-family:"${font.family}";src:url(/${path}) format("woff2");font-weight:${font.weight};font-display:${font.display};unicode-range:${unicodeRange(codePoints)}}\n`;
    }
    files.push({
      path: `assets/fonts/${font.name}-OFL.txt`,
      produce: () => readFile(join(folder, 'LICENSE')),
    });
  }
  return { rules, preload, files };
}

function subset(
  font: Font,
  source: Buffer,
  codePoints: readonly number[],
  cacheDir: string,
): Promise<Uint8Array> {
  const recipe = contentHash(
    Buffer.concat([source, Buffer.from(JSON.stringify([font.options, codePoints]))]),
  );
  return cached(join(cacheDir, 'fonts', `${recipe}.woff2`), () =>
    subsetFont(source, String.fromCodePoint(...codePoints), { targetFormat: 'woff2', ...font.options }),
  );
}

function unicodeRange(codePoints: readonly number[]): string {
  const parts: string[] = [];
  const sorted = [...codePoints].sort((a, b) => a - b);
  for (let from = 0; from < sorted.length;) {
    let to = from;
    while (sorted[to + 1] === (sorted[to] ?? 0) + 1) to += 1;
    const [first = 0, last = 0] = [sorted[from], sorted[to]];
    parts.push(first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`);
    from = to + 1;
  }
  return parts.join(',');
}

function hex(code: number): string {
  return code.toString(16).toUpperCase();
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function codes(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}
