import type { BoxStock } from './boxStock.ts';
import type { Availability, Compatibility, Expansion, Game, ListPrice, Situation, Source } from './data.ts';
import { daysBetween, formatDate } from './dates.ts';
import { formatPrice } from './offers.ts';
import { defaultTerms, type Terms } from './siteLook.ts';

/** The name of a box with its game's name before it, once; the game's alone for the base game (null). */
export function fullTitle(game: { title: string }, box: { title: string } | null): string {
  if (box === null) return game.title;
  const rest = box.title.startsWith(game.title) ? box.title.slice(game.title.length) : null;
  return rest !== null && !/^[\p{L}\p{N}]/u.test(rest) ? box.title : `${game.title}: ${box.title}`;
}

/** "2–4", or "2" if both ends are the same. */
export function rangeText(min: number, max: number): string {
  return min === max ? `${min}` : `${min}–${max}`;
}

/** "2–4 players", or "1 player". */
export function playerCountText(min: number, max: number, terms: Terms = defaultTerms): string {
  const range = rangeText(min, max);
  return `${range} ${range === '1' ? terms.player : terms.players}`;
}

type Seats = Pick<Game, 'min_players' | 'max_players'>;

export function playerRangeText({ min_players: min, max_players: max }: Seats): string | null {
  return min === undefined || max === undefined ? null : rangeText(min, max);
}

export function playersText({ min_players: min, max_players: max }: Seats, terms?: Terms): string | null {
  return min === undefined || max === undefined ? null : playerCountText(min, max, terms);
}

/** "40–70 min"; null if not known. */
export function timeText({
  min_playtime: min,
  max_playtime: max,
}: Pick<Game, 'min_playtime' | 'max_playtime'>): string | null {
  return min === undefined || max === undefined ? null : `${rangeText(min, max)} min`;
}

export function weightText(weight: number | undefined): string | null {
  return weight?.toFixed(1) ?? null;
}

export const verdictText = {
  works: 'Works',
  works_with_rule: 'Works with a rule',
  one_at_a_time: 'One at a time',
  not_recommended: 'Not recommended',
  does_not_work: 'Does not work',
} as const satisfies Record<Compatibility['verdict'], string>;

/** "2019", or "October 2019" if the month is known. */
export function releasedText({
  release_year: year,
  release_month: month,
}: Pick<Expansion, 'release_year' | 'release_month'>): string {
  return month === undefined ? `${year}` : formatDate(`${year}-${`${month}`.padStart(2, '0')}`);
}

/** "$25 at launch (ICv2, November 2019)"; null if none is named in that currency. */
export function listPriceText(
  prices: readonly ListPrice[] | undefined,
  currency: ListPrice['currency'],
): string | null {
  const price = prices?.find((known) => known.currency === currency);
  if (price === undefined) return null;
  const { amount, at_launch: isLaunch, stated_by: by = 'publisher', date } = price;
  return `${formatPrice(amount, currency)}${isLaunch ? ' at launch' : ''} (${by}, ${formatDate(date)})`;
}

/** "$25 list (publisher, November 2025)", next to a shop's name, which is not repeated if the shop states the price. */
export function listPriceAtShop(
  { amount, currency, stated_by: by = 'publisher', date }: ListPrice,
  shop: string,
): string {
  const evidence = by.startsWith(shop) ? formatDate(date) : `${by}, ${formatDate(date)}`;
  return `${formatPrice(amount, currency)} list (${evidence})`;
}

export const adviceText = {
  buy: 'Buy',
  depends: 'Only if',
  skip: 'Skip',
} as const satisfies Record<NonNullable<Expansion['verdict']>, string>;

export const nothingText = {
  not_yet: 'Buy nothing yet',
  set: 'You’re set',
  skip: 'Skip the {expansions}',
} as const satisfies Record<NonNullable<Situation['nothing']>, string>;

/** Ends the rank_reason of a box that nobody has reviewed; its row says it, too. */
const noReview = 'Ranked by its contents; no review yet.';

export function groundsText({ rank_reason: reason }: Pick<Expansion, 'rank_reason'>): string | null {
  return reason?.includes('no review yet') ? noReview : null;
}

const sightingDays = 365;

/** "In stock at Stonemaier Games, March 2026" or "Out of print (publisher, March 2025)". source is that of its source_id. */
export function availabilityText(
  availability: Availability | undefined,
  today: string,
  source?: Pick<Source, 'kind'>,
): string | null {
  if (availability === undefined) return null;
  const { status, place, date } = availability;
  const evidence = [
    source === undefined ? [] : source.kind === 'community' ? 'fan sites' : source.kind.replace('_', ' '),
    formatDate(date),
  ]
    .flat()
    .join(', ');
  switch (status) {
    case 'on_sale':
      return daysBetween(date, today) > sightingDays
        ? null
        : `In stock at ${place ?? 'a shop'}, ${formatDate(date)}`;
    case 'reprint_announced':
      return `Reprint announced (${evidence})`;
    case 'out_of_print':
      return `Out of print (${evidence})`;
    case 'retired':
      return `Retired by its publisher (${evidence})`;
  }
}

export function stockText(stock: BoxStock | null): string | null {
  if (stock === null) return null;
  return stock.kind === 'gone'
    ? `No shop that we check has shown it in stock since ${formatDate(stock.since)}`
    : `Seen in stock at ${stock.shop}, ${formatDate(stock.seen)}`;
}

export const ordinalWords: readonly string[] =
  'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** "Agents of S.H.I.E.L.D." ends with a period already. */
export function withPeriod(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
