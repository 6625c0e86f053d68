/**
 * The parts of a guide that have an anchor, in their order. What each shows is said in src/site/guideSections.ts, which
 * does not compile while one of them is missing there.
 */
export const guideSections = {
  'tldr-table': { label: 'Ranking', heading: 'The ranking' },
  'how-expansions-work': { label: 'How they work', heading: 'How expansions work' },
  'best-for-beginners': { label: 'Best for beginners', heading: 'Best for beginners' },
  'best-for-strategy': { label: 'Best for strategy', heading: 'Best for strategy' },
  'release-order': { label: 'Release order', heading: 'Release order' },
  recommendations: { label: 'By playstyle', heading: 'Pick by playstyle' },
  faq: { label: 'FAQ', heading: 'Questions people ask' },
  'where-to-buy': { label: 'Where to buy', heading: 'Where to buy' },
  'related-guides': { label: 'Related guides', heading: 'Related guides' },
} as const;

export type SectionId = keyof typeof guideSections;

/** An entry of a table of contents; level 2 is a section of the page. */
export interface TocEntry {
  id: string;
  title: string;
  level: number;
}
