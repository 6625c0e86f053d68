import type { Expansion, Game, Guide, Situation } from '../../domain/data.ts';

const box = (id: string, rank: number, more: Partial<Expansion> = {}): Expansion => ({
  id,
  title: id,
  slug: id,
  short_tagline: 'A box of birds.',
  release_year: 2018 + rank,
  requires_base_game: true,
  standalone: false,
  sources: ['bgg'],
  rank_recommended: rank,
  verdict: 'buy',
  players_after_min: 1,
  players_after_max: 5,
  ...more,
});

/** A game about birds in tests: two boxes that need it, one of them for seven, and a complete game for seven. */
export const sampleGame: Game = {
  id: 'wingspan',
  title: 'Wingspan',
  slug: 'wingspan',
  publisher: 'Stonemaier Games',
  min_players: 1,
  max_players: 5,
  min_playtime: 40,
  max_playtime: 70,
  complexity_weight: 2.48,
  mechanisms: ['Engine building'],
  release_year: 2019,
  description: 'A game about birds, eggs and a meadow, for one to five people.',
  tags: ['Birds'],
  seo_title: 'Wingspan expansions in order',
  seo_description: 'The Wingspan boxes in the order to buy them.',
  hero_image: 'art/wingspan.svg',
  hero_alt: 'A bird over a meadow',
  palette: { field: '#1b3944' },
  status: 'published',
  sources: [],
  source_ids: [],
  expansions: [
    box('european', 1),
    box('oceania', 2, { players_after_max: 7 }),
    box('asia', 3, { requires_base_game: false, standalone: true, players_after_max: 7 }),
  ],
};

const { description: text } = sampleGame;

/** Its guide, with a row for every reader. */
export const sampleGuide: Guide = {
  id: 'wingspan',
  name: 'Wingspan',
  title: 'Wingspan expansions in order',
  slug: 'wingspan',
  game: 'wingspan',
  status: 'published',
  updated_on: '2026-11-18',
  changes: [{ id: 'change-1', date: '2026-11-18', text: 'Published.' }],
  toc: true,
  quick_answer: 'Buy **european** first.',
  intro: text,
  path: ['base', 'european', 'oceania'],
  how_expansions_work: { text },
  best_for_beginners: { expansion_id: 'european', text },
  best_for_strategy: { expansion_id: 'oceania', text },
  release_order: { text },
  faq: [],
  where_to_buy: { text },
  related_guides: [],
  editions: [
    { id: 'first', name: 'First (2019)', how_to_tell: 'No box.', fits: ['european'] },
    { id: 'second', name: 'Second (2024)', how_to_tell: 'A box.', fits: ['european', 'oceania'] },
  ],
  situations: [
    {
      label: 'You are six',
      players: { from: 6 },
      lacks: ['asia'],
      buy: ['base', 'asia'],
      reason: 'Two boards.',
    },
    {
      label: 'You are six, with birds',
      players: { from: 6 },
      owns: ['base'],
      buy: ['asia'],
      reason: 'A board.',
    },
    {
      label: 'You want few rules',
      owns: ['base'],
      wants: 'Few new rules',
      buy: ['european'],
      reason: 'One tile.',
    },
    { label: 'You own nothing', lacks: ['base', 'asia'], buy: ['base'], reason: 'Birds first.' },
    { label: 'You own only birds', owns: ['base'], buy: ['european'], reason: 'Little to learn.' },
    { label: 'Your copy is old', owns: ['base'], editions: ['first'], nothing: 'set', reason: 'None fits.' },
    {
      label: 'You own Europe',
      owns: ['base', 'european'],
      editions: ['second'],
      buy: ['oceania', 'asia'],
      reason: 'Nectar.',
    },
    {
      label: 'You want dragons',
      wants: 'Another game',
      other: { title: 'Wyrmspan', expansion_id: 'asia' },
      reason: 'Caves.',
    },
    { label: 'You own the rest', nothing: 'set', reason: 'Play.' },
  ],
};

/** The guide with other rows. */
export function withRows(situations: Situation[]): Guide {
  return { ...sampleGuide, situations };
}
