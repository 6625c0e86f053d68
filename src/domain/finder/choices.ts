/** The reader's answers and their form in an address: #next=own:base,a-box;p:3-4;e:second;w:few-new-rules. */
import { baseId, type FinderGame } from './finderGame.ts';

export interface Table {
  id: string;
  label: string;
  from: number;
  to: number;
}

export const tables: readonly Table[] = [
  { id: '1', label: '1 {player}', from: 1, to: 1 },
  { id: '2', label: '2 {players}', from: 2, to: 2 },
  { id: '3-4', label: '3–4 {players}', from: 3, to: 4 },
  { id: '5', label: '5 {players}', from: 5, to: 5 },
  { id: '6', label: '6 or more', from: 6, to: 6 },
];

export interface Choices {
  owned: readonly string[];
  table: Table | null;
  edition: string | null;
  wants: string | null;
}

export const fragmentKey = 'next';

export const firstChoices: Choices = { owned: [baseId], table: null, edition: null, wants: null };

/** A reader who names the edition of a base game owns it; other choices stay as they are. */
export function withEdition(choices: Choices, { editions }: FinderGame): Choices {
  const isOfBase = editions.some(({ id, ofBase }) => id === choices.edition && ofBase);
  if (!isOfBase || choices.owned.includes(baseId)) return choices;
  return { ...choices, owned: [baseId, ...choices.owned] };
}

export function wantsOf({ rows }: Pick<FinderGame, 'rows'>): string[] {
  return [...new Set(rows.flatMap(({ wants }) => wants ?? []))];
}

export function wantsId(wants: string): string {
  return wants
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** "own:base,a-box;p:3-4", without the questions that have no answer. */
export function formatChoices({ owned, table, edition, wants }: Choices): string {
  const parts = [
    `own:${owned.join(',')}`,
    table !== null && `p:${table.id}`,
    edition !== null && `e:${edition}`,
    wants !== null && `w:${wantsId(wants)}`,
  ];
  return parts.filter(Boolean).join(';');
}

/** Parses any text; unknown boxes and answers are ignored. */
export function parseChoices(text: string, game: FinderGame): Choices {
  const owned = ownedIn(text) ?? firstChoices.owned;
  return {
    owned: game.boxes.flatMap(({ id }) => (owned.includes(id) ? id : [])),
    table: tableOf(partOf(text, 'p')),
    edition: game.editions.find(({ id }) => id === partOf(text, 'e'))?.id ?? null,
    wants: wantsOf(game).find((wants) => wantsId(wants) === partOf(text, 'w')) ?? null,
  };
}

export function tableOf(id: string | undefined): Table | null {
  return tables.find((table) => table.id === id) ?? null;
}

/** The ids that a text says are owned; undefined if it says nothing about that. */
export function ownedIn(text: string): string[] | undefined {
  return partOf(text, 'own')?.split(',').filter(Boolean);
}

function partOf(text: string, name: string): string | undefined {
  return new RegExp(`(?:^|;)${name}:([^;]*)`).exec(text)?.[1];
}

export function formatFragment(choices: Choices): string {
  return `#${fragmentKey}=${formatChoices(choices)}`;
}

/** Null for any other fragment, such as the anchor of the finder itself. */
export function parseFragment(fragment: string, game: FinderGame): Choices | null {
  const text = new URLSearchParams(fragment.slice(1)).get(fragmentKey);
  return text === null || text === '' ? null : parseChoices(text, game);
}
