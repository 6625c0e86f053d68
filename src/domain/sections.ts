/** The sections of a guide in order; src/site/pages/views/guideSections.ts has the view of each. */
export const guideSections = {
  'tldr-table': { label: '{Ranking}', heading: 'The {ranking}' },
  'how-expansions-work': { label: 'How they work', heading: 'How {expansions} work' },
  'best-for-beginners': { label: 'Best for beginners', heading: 'Best for beginners' },
  'best-for-strategy': { label: 'Best for strategy', heading: 'Best for strategy' },
  'release-order': { label: '{Release_order}', heading: '{Release_order}' },
  recommendations: { label: '{By_playstyle}', heading: 'Pick {by_playstyle}' },
  faq: { label: 'FAQ', heading: 'Questions people ask' },
  'where-to-buy': { label: 'Where to buy', heading: 'Where to buy' },
  'related-guides': { label: 'Related guides', heading: 'Related guides' },
} as const;

export type SectionId = keyof typeof guideSections;

export interface TocEntry {
  id: string;
  title: string;
  level: number;
}
