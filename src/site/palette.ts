import type { Game } from '../domain/data.ts';

/** A color has twelve digits of base 4, each named after a letter: that makes the shortest style sheet. */
const base = 4;
const places = 12;
const letters = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJ');
const colors = [
  { field: 'field', variable: '--g', letters: letters.slice(0, places) },
  { field: 'spine', variable: '--s', letters: letters.slice(places, 2 * places) },
  { field: 'spine_text', variable: '--st', letters: letters.slice(2 * places) },
] as const;

/** The name of a set of colors in a page: "a0b1c3…" for #1d3…. */
export function paletteName(palette: Game['palette']): string {
  return colors
    .flatMap(({ field, letters }) => {
      const color = palette[field];
      if (color === undefined) return [];
      const digits = Number.parseInt(color.slice(1), 16).toString(base).padStart(places, '0');
      return letters.map((letter, place) => letter + digits.charAt(place));
    })
    .join('');
}

/** The name of the field alone. */
export function fieldName({ field }: Game['palette']): string {
  return paletteName({ field });
}

/**
 * Puts every color together from its digits. The content security policy names each style sheet of the site, so a
 * page cannot have one for its own colors, and one with the colors of all games would grow with them.
 */
export function paletteRules(): string {
  const rules = colors.flatMap(({ variable, letters }) => [
    ...letters.flatMap((letter) =>
      Array.from({ length: base }, (_, digit) => `[data-palette*=${letter}${digit}]{--d${letter}:${digit}}`),
    ),
    `[data-palette*=${letters[0]}]{${variable}:rgb(${[0, 4, 8].map((at) => channel(letters.slice(at, at + 4))).join(' ')})}`,
  ]);
  return `@layer tokens{${rules.join('')}}`;
}

/** A value of 0 to 255 from its digits, the highest first. */
function channel(letters: readonly string[]): string {
  const parts = letters.map((letter, place) => `${base ** (letters.length - 1 - place)}*var(--d${letter})`);
  return `calc(${parts.join(' + ')})`;
}
