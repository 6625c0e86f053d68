import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SubsetOptions } from 'subset-font';
import { cachedFile } from '../../platform/memo.ts';
import { contentHash } from '../../platform/hash.ts';
import type { PlannedFile } from '../planned.ts';

const require = createRequire(import.meta.url);

interface Font {
  family: string;
  package: string;
  file: string;
  weight: string;
  common: readonly number[];
  options: { variationAxes?: Record<string, { min: number; max: number }>; dropTables?: readonly string[] };
}

const letters = [...range(0x30, 0x39), ...range(0x41, 0x5a), ...range(0x61, 0x7a)];
const ofHeadings = [...letters, ...codes(" !&'(),-.:?–’…")];
const ofText = [...ofHeadings, ...codes('"#$+/;£\u00a0×“”')];
/** Every letter of Western Europe. A page loads the rest of a font only if it contains such a letter. */
const all = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...codes('–‘’“”—…•€−')];

const fonts = {
  'besley-800': {
    family: 'Besley',
    package: '@fontsource/besley',
    file: 'besley-latin-800-normal.woff2',
    weight: '800',
    common: ofHeadings,
    options: {},
  },
  'libre-franklin': {
    family: 'Libre Franklin',
    package: '@fontsource-variable/libre-franklin',
    file: 'libre-franklin-latin-wght-normal.woff2',
    weight: '400 700',
    common: ofText,
    options: { variationAxes: { wght: { min: 400, max: 700 } }, dropTables: ['STAT'] },
  },
} satisfies Record<string, Font>;

export type FontName = keyof typeof fonts;

/** Cuts the fonts to the letters of the site. text is all of its text, whose accented letters are loaded at once. */
export async function planFonts(text: string, cacheDir: string) {
  const accented = all.filter((code) => code >= 0xc0 && text.includes(String.fromCodePoint(code)));
  const files: PlannedFile[] = [];
  const preload: string[] = [];
  let rules = '';
  for (const name of ['besley-800', 'libre-franklin'] as const) {
    const font: Font = fonts[name];
    const source = await readFont(name);
    const atOnce = font.common === ofText ? [...new Set([...ofText, ...accented])] : font.common;
    for (const [part, codePoints] of [
      ['', atOnce],
      ['-rest', all.filter((code) => !atOnce.includes(code))],
    ] as const) {
      const bytes = await subset(source, codePoints, cacheDir, {
        targetFormat: 'woff2',
        keepFeatures: [],
        noHinting: true,
        noLayoutClosure: true,
        ...font.options,
      });
      const path = `assets/fonts/${name}${part}.${contentHash(bytes)}.woff2`;
      files.push({ path, produce: () => bytes });
      if (codePoints === atOnce) preload.push(`/${path}`);
      // A font that arrives late is used on the next page, because other letter widths would move the lines.
      rules += `@font-face{font-family:"${font.family}";src:url(/${path}) format("woff2");font-weight:${font.weight};font-display:optional;unicode-range:${unicodeRange(codePoints)}}\n`;
    }
    files.push({
      path: `assets/fonts/${name}-OFL.txt`,
      produce: () => readFile(join(folderOf(font), 'LICENSE')),
    });
  }
  return { rules, preload, files };
}

export async function cutTrueType(name: FontName, cacheDir: string): Promise<Uint8Array> {
  const { options }: Font = fonts[name];
  return subset(await readFont(name), all, cacheDir, {
    targetFormat: 'truetype',
    noLayoutClosure: true,
    ...(options.variationAxes && { variationAxes: { wght: 600 } }),
  });
}

export function readFont(name: FontName): Promise<Buffer> {
  const font = fonts[name];
  return readFile(join(folderOf(font), 'files', font.file));
}

function folderOf(font: Font): string {
  return dirname(require.resolve(`${font.package}/package.json`));
}

function subset(
  source: Buffer,
  codePoints: readonly number[],
  cacheDir: string,
  options: SubsetOptions,
): Promise<Uint8Array> {
  const recipe = contentHash(Buffer.concat([source, Buffer.from(JSON.stringify([options, codePoints]))]));
  return cachedFile(join(cacheDir, 'fonts', recipe), async () => {
    // Loading it takes a quarter of a second, and it is rarely needed.
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(source, String.fromCodePoint(...codePoints), options);
  });
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
