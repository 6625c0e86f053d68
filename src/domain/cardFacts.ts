/** A guide's facts as data attributes of its card, so the browser filters them like the server. */
import { complexityChoices, type IndexFacts } from './indexFilter.ts';

export type DataAttributes = Readonly<Record<`data-${string}`, string>>;

// A tag is one line, so it cannot contain a line break.
const between = '\n';

export function factAttributes(facts: IndexFacts): DataAttributes {
  return {
    ...(facts.minPlayers > 0 && { 'data-players': `${facts.minPlayers}-${facts.maxPlayers}` }),
    ...(facts.minutes < Infinity && { 'data-minutes': `${facts.minutes}` }),
    ...(facts.complexity !== null && { 'data-complexity': facts.complexity }),
    'data-tags': facts.tags.join(between),
    ...(facts.stock.length > 0 && {
      'data-stock': facts.stock.map(({ region, until }) => `${region}:${until}`).join(' '),
    }),
  };
}

/** data is the card's dataset; t has the ids of the site's own filters that it matches. */
export function readFacts(data: Readonly<Record<string, string | undefined>>): IndexFacts {
  const [minPlayers = 0, maxPlayers = 0] = (data['players'] ?? '').split('-').map(Number);
  return {
    minPlayers,
    maxPlayers,
    minutes: Number(data['minutes'] ?? Infinity),
    complexity: complexityChoices.find(({ value }) => value === data['complexity'])?.value ?? null,
    tags: data['tags']?.split(between) ?? [],
    shows: data['t']?.split(' ') ?? [],
    stock: (data['stock']?.split(' ') ?? []).map((text) => {
      const [region = '', until = ''] = text.split(':');
      return { region, until };
    }),
  };
}
