import type { Expansion, Game, IndexFilter } from './data.ts';
import { searchQuery } from './search.ts';

/** The keys of the address in their order: the search box's and the filters'. */
export const searchKeys = ['q'] as const;
export const filterKeys = ['players', 'time', 'complexity', 'tag', 'stock', 'show'] as const;
export const indexStateKeys = [...searchKeys, ...filterKeys] as const;

/** An empty text means no filter. stock is a region, show the id of one of the site's own filters. */
export type IndexState = Record<(typeof indexStateKeys)[number], string>;

export const emptyState: IndexState = {
  q: '',
  players: '',
  time: '',
  complexity: '',
  tag: '',
  stock: '',
  show: '',
};

export interface Choice {
  value: string;
  label: string;
}

export const playerChoices: readonly Choice[] = [
  { value: '1', label: '1 {player}' },
  ...['2', '3', '4', '5'].map((value) => ({ value, label: `${value} {players}` })),
  { value: '6', label: '6 or more' },
];
const manyPlayers = 6;

export const timeChoices: readonly Choice[] = [
  { value: '30', label: 'Up to 30 {minutes}' },
  { value: '60', label: 'Up to 60 {minutes}' },
  { value: '120', label: 'Up to 120 {minutes}' },
];

export const complexityChoices = [
  { value: 'lighter', label: 'Lighter' },
  { value: 'medium', label: 'Medium' },
  { value: 'heavier', label: 'Heavier' },
] as const satisfies readonly Choice[];

export type Complexity = (typeof complexityChoices)[number]['value'];

/** A game is lighter below the first weight and heavier from the second on. Weights are those of the game data. */
interface ComplexityBounds {
  lighterBelow: number;
  heavierFrom: number;
}

/** The site's own filters set the bounds, so two controls of a page never disagree on a word. */
export function complexityBounds(filters: readonly IndexFilter[]): ComplexityBounds {
  const below = filters.find((filter) => filter.max_weight !== undefined && filter.min_weight === undefined);
  const from = filters.find((filter) => filter.min_weight !== undefined && filter.max_weight === undefined);
  return { lighterBelow: below?.max_weight ?? 2.5, heavierFrom: from?.min_weight ?? 3 };
}

export interface IndexFacts {
  /** Of the base game and the boxes worth buying; 0 if unknown. */
  minPlayers: number;
  maxPlayers: number;
  /** The longest usual time; Infinity if unknown. */
  minutes: number;
  complexity: Complexity | null;
  tags: readonly string[];
  shows: readonly string[];
  /** Regions with a ranked box in stock, and the last day (YYYY-MM-DD) on which a page may say so. */
  stock: readonly { region: string; until: string }[];
}

/** Whether every condition of a filter holds for the base game; an unknown fact fulfills none. */
export function passesFilter(game: Game, filter: IndexFilter): boolean {
  const { mechanism, tag, players, max_time: time, min_weight: least, max_weight: most } = filter;
  const { min_players: min = 0, max_players: max = 0, max_playtime: minutes = Infinity } = game;
  const weight = game.complexity_weight ?? NaN;
  return (
    (mechanism === undefined || game.mechanisms.includes(mechanism)) &&
    (tag === undefined || game.tags.includes(tag)) &&
    (players === undefined || (min <= players && players <= max)) &&
    (time === undefined || minutes <= time) &&
    (least === undefined || weight >= least) &&
    (most === undefined || weight < most)
  );
}

export function indexFacts(
  game: Pick<Game, 'complexity_weight' | 'min_players' | 'max_players' | 'max_playtime' | 'tags'> & {
    expansions: readonly Pick<Expansion, 'verdict' | 'players_after_min' | 'players_after_max'>[];
  },
  shows: readonly string[],
  stock: IndexFacts['stock'],
  bounds: ComplexityBounds,
): IndexFacts {
  const weight = game.complexity_weight;
  const boxes = game.expansions.filter(({ verdict }) => verdict === 'buy' || verdict === 'depends');
  return {
    minPlayers: Math.min(game.min_players ?? 0, ...boxes.flatMap((box) => box.players_after_min ?? [])),
    maxPlayers: Math.max(game.max_players ?? 0, ...boxes.flatMap((box) => box.players_after_max ?? [])),
    minutes: game.max_playtime ?? Infinity,
    complexity: weight === undefined ? null : complexityOf(weight, bounds),
    tags: game.tags,
    shows,
    stock,
  };
}

function complexityOf(weight: number, { lighterBelow, heavierFrom }: ComplexityBounds): Complexity {
  return weight < lighterBelow ? 'lighter' : weight >= heavierFrom ? 'heavier' : 'medium';
}

export function passesChoices(facts: IndexFacts, choices: Omit<IndexState, 'q'>, today: string): boolean {
  const { players, time, complexity, tag, stock, show } = choices;
  return (
    (players === '' || seats(facts, Number(players))) &&
    (time === '' || facts.minutes <= Number(time)) &&
    (complexity === '' || facts.complexity === complexity) &&
    (tag === '' || facts.tags.includes(tag)) &&
    (stock === '' || facts.stock.some(({ region, until }) => region === stock && today <= until)) &&
    (show === '' || facts.shows.includes(show))
  );
}

function seats({ minPlayers, maxPlayers }: IndexFacts, players: number): boolean {
  return maxPlayers >= players && (minPlayers <= players || players === manyPlayers);
}

/** Values that are not offered are ignored. Null for a fragment that names something else, such as a section. */
export function parseIndexState(
  fragment: string,
  offered: Readonly<Record<'tag' | 'stock' | 'show', readonly string[]>>,
): IndexState | null {
  const text = fragment.replace(/^#/, '');
  const parameters = new URLSearchParams(text);
  if (text !== '' && !indexStateKeys.some((key) => parameters.has(key))) return null;
  const choice = (key: keyof IndexState, values: readonly string[]): string =>
    values.find((value) => value === parameters.get(key)) ?? '';
  const valuesOf = (choices: readonly Choice[]) => choices.map(({ value }) => value);
  return {
    q: searchQuery(parameters.get('q') ?? ''),
    players: choice('players', valuesOf(playerChoices)),
    time: choice('time', valuesOf(timeChoices)),
    complexity: choice('complexity', valuesOf(complexityChoices)),
    tag: choice('tag', offered.tag),
    stock: choice('stock', offered.stock),
    show: choice('show', offered.show),
  };
}

export function formatIndexState(state: IndexState): string {
  const parameters = new URLSearchParams();
  for (const key of indexStateKeys) if (state[key] !== '') parameters.set(key, state[key]);
  const text = parameters.toString();
  return text === '' ? '' : `#${text}`;
}

export function shownCountText(shown: number, total: number): string {
  return shown === total ? `All ${total} guides` : `Showing ${shown} of ${total} guides`;
}

export function noneText({ q, ...choices }: IndexState): string {
  const chosen = Object.values(choices).some((value) => value !== '');
  if (q === '') return 'No guide fits all of these choices.';
  return chosen ? `No guide for “${q}” fits all of these choices.` : `No guide among the results for “${q}”.`;
}
