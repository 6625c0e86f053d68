import type { Game } from '../../domain/data.ts';

const letters = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZαβγδεζηθικλμνξοπρστυ');
const bits = 24;
const variables = ['--g', '--s', '--st'];

export function paletteName({ field, spine = field, spine_text: text = '#ffffff' }: Game['palette']): string {
  return nameOf([field, spine, text]);
}

export function fieldName({ field }: Game['palette']): string {
  return nameOf([field]);
}

function nameOf(colors: readonly string[]): string {
  const digits = colors.map((color) => Number.parseInt(color.slice(1), 16).toString(2).padStart(bits, '0'));
  return letters.filter((_, place) => digits.join('').charAt(place) === '1').join('');
}

/**
 * Builds every color from its bits. The policy names each style sheet of the site, so a page cannot have its
 * own, and a shared one with the colors of all games would grow with them.
 */
export function paletteRules(): string {
  const colors = variables.map((name, at) => {
    const own = letters.slice(at * bits, (at + 1) * bits);
    return `${name}:rgb(${[0, 8, 16].map((from) => channel(own.slice(from, from + 8))).join(' ')})`;
  });
  const set = letters.map((letter) => `[data-palette*=${letter}]{--b${letter}:1}`);
  return `@layer tokens{${set.join('')}[data-palette]{${colors.join(';')}}}`;
}

function channel(own: readonly string[]): string {
  const parts = own.map((letter, place) => `${2 ** (own.length - 1 - place)}*var(--b${letter},0)`);
  return `calc(${parts.join(' + ')})`;
}
