import type { KnownValues, RawGame } from './skeleton.ts';
import type { Offer, Retailer } from '../../domain/data.ts';

export interface NewGame {
  id: string;
  title: string;
  publisher: string;
  players: readonly [least: number, most: number];
  minutes: readonly [least: number, most: number];
  year: number;
  source: string;
  boxes: readonly string[];
}

export function startGame(game: NewGame, today: string): KnownValues {
  return {
    id: game.id,
    title: game.title,
    slug: game.id,
    publisher: game.publisher,
    min_players: game.players[0],
    max_players: game.players[1],
    min_playtime: game.minutes[0],
    max_playtime: game.minutes[1],
    mechanisms: [''],
    release_year: game.year,
    tags: [''],
    hero_image: `art/${game.id}.svg`,
    palette: { field: '#1b3944' },
    status: 'draft',
    sources: [
      {
        id: 'publisher',
        title: `${game.publisher}: ${game.title}`,
        url: game.source,
        kind: 'publisher',
        read: today,
      },
    ],
    source_ids: ['publisher'],
    expansions: game.boxes.map((title, index) => ({
      ...startBox(slugOf(title), title, 'publisher'),
      rank_recommended: index + 1,
      verdict: index === 0 ? 'buy' : 'depends',
      ...(index === 0 ? {} : { depends_on: '' }),
      worth_it: '',
      rank_reason: '',
    })),
  };
}

/** Unknown facts are left blank, since a guess would be published. */
export function startBox(id: string, title: string, source: string): KnownValues {
  return {
    id,
    title,
    slug: id,
    requires_base_game: true,
    standalone: false,
    complexity_delta: null,
    playtime_delta: null,
    ideal_for: '',
    is_modular: null,
    mixing_notes: '',
    players_after_min: null,
    players_after_max: null,
    summary: '',
    contents: [''],
    sources: [source],
  };
}

export function startGuide({ id, title, boxes }: RawGame, today: string): KnownValues {
  const [first] = boxes;
  const ids = boxes.map((box) => box.id);
  return {
    id,
    name: title,
    title: `${title} expansions`,
    slug: id,
    game: id,
    status: 'draft',
    updated_on: today,
    changes: [{ id: 'change-1', date: today, text: 'Published.' }],
    toc: true,
    quick_answer: first === undefined ? '' : `Buy **${first.title}** first.`,
    situations: [
      { label: 'You own nothing yet', lacks: ['base'], buy: ['base'], reason: '' },
      ...(first === undefined
        ? []
        : [{ label: 'You own only the base game', owns: ['base'], buy: [first.id], reason: '' }]),
      { label: 'You own everything on this list', owns: ['base', ...ids], nothing: 'set', reason: '' },
    ],
    path: ['base', ...ids.slice(0, 2)],
    how_expansions_work: { text: '' },
    best_for_beginners: { expansion_id: first?.id ?? '', text: '' },
    best_for_strategy: { expansion_id: boxes[1]?.id ?? first?.id ?? '', text: '' },
    release_order: { text: '' },
    faq: [{ id: 'all-together', scope: 'game', game_id: id, question: '', answer: '' }],
    where_to_buy: { text: '' },
    related_guides: [],
  };
}

export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

export interface Item {
  expansionId: string | null;
  title: string;
}

/** "MiniatureMarket" as "miniature-market". */
export function shopSlug({ id }: Pick<Retailer, 'id'>): string {
  return id.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
}

export function newOffer(
  gameId: string,
  expansionId: string | null,
  retailer: Retailer,
  more: Pick<Offer, 'url' | 'link' | 'priority' | 'price' | 'in_stock' | 'last_checked'>,
): Offer {
  const { url, link, priority, ...seen } = more;
  return {
    id: `${gameId}-${expansionId ?? 'base'}-${shopSlug(retailer)}`,
    item_type: expansionId === null ? 'base' : 'expansion',
    ...(expansionId === null ? { game_id: gameId } : { expansion_id: expansionId }),
    retailer: retailer.id,
    region: retailer.region,
    url,
    link,
    currency: retailer.currency,
    ...seen,
    priority,
  };
}

/** A search at every shop that may sell the game for every item, in the form of the shop’s other searches. A shop without one is left out. */
export function searchOffers(
  gameId: string,
  { title: gameTitle, publisher: ofGame = '' }: Pick<RawGame, 'title' | 'publisher'>,
  items: readonly Item[],
  retailers: readonly Retailer[],
  known: readonly Offer[],
): Offer[] {
  return items.flatMap(({ expansionId, title }) =>
    retailers.flatMap((retailer): Offer[] => {
      const like = known.find((offer) => offer.retailer === retailer.id && offer.link === 'search');
      const sellsIt = retailer.publisher === undefined || ofGame.includes(retailer.publisher);
      if (like === undefined || !sellsIt) return [];
      const words = [gameTitle, ...(expansionId === null ? ['board game'] : [title])].join(' ');
      const query = encodeURIComponent(words.toLowerCase()).replaceAll('%20', '+');
      const url = like.url.replace(/=[^=]*$/, `=${query}`);
      const { priority } = like;
      const notSeen = { price: null, in_stock: null, last_checked: null };
      return [newOffer(gameId, expansionId, retailer, { url, link: 'search', priority, ...notSeen })];
    }),
  );
}
