/** What data/site.yaml may choose about the site's parts, terms, and colors, with the defaults. */
import type { Colors, Features, Site, SiteTerms } from './data.ts';

export function hasFeature({ features }: Pick<Site, 'features'>, feature: keyof Features): boolean {
  return features?.[feature] ?? true;
}

export type Terms = Readonly<Required<SiteTerms>>;

export const defaultTerms: Terms = {
  box: 'box',
  boxes: 'boxes',
  expansions: 'expansions',
  base_game: 'base game',
  player: 'player',
  players: 'players',
  ranking: 'ranking',
  added_rules: 'adds rules',
  minutes: 'minutes',
  release_order: 'release order',
  by_playstyle: 'by playstyle',
  at_your_table: 'at your table',
  works_with: 'works with',
};

export function termsOf({ terms }: Pick<Site, 'terms'>): Terms {
  return { ...defaultTerms, ...terms };
}

/** Fills in the site's terms: {base_game} is "base game", {Base_game} is "Base game". */
export function fillTerms(text: string, terms: Terms): string {
  return text.replace(/\{(\w)(\w*)\}/g, (_, first: string, rest: string) => {
    const word = terms[`${first.toLowerCase()}${rest}` as keyof Terms];
    return first === first.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
}

export interface SchemeColor {
  light: string;
  dark: string;
}

type SchemeName = Exclude<keyof Colors, 'band'>;

/** The colors of templates/styles/site.css that a site may replace, with their custom properties. */
export const defaultColors: Readonly<Record<SchemeName, SchemeColor & { token: string }>> = {
  background: { token: '--paper', light: '#f1f4ee', dark: '#0d1b16' },
  surface: { token: '--sheet', light: '#ffffff', dark: '#15271f' },
  text: { token: '--ink', light: '#12251d', dark: '#eef3ea' },
  muted: { token: '--ink-2', light: '#46584f', dark: '#b3c3b9' },
  link: { token: '--link', light: '#0a5a43', dark: '#86dcb8' },
  button: { token: '--act', light: '#0e4a3a', dark: '#86dcb8' },
  button_text: { token: '--on-act', light: '#ffffff', dark: '#0b2119' },
  accent: { token: '--brass', light: '#f2b632', dark: '#f2b632' },
};
export const defaultBand = '#0e4033';

export function colorOf({ colors }: Pick<Site, 'colors'>, name: SchemeName): SchemeColor {
  return colors?.[name] ?? defaultColors[name];
}
