import { setImmediate as turn } from 'node:timers/promises';
import type { Content } from '../content/content.ts';
import { LazyMap } from '../content/lazyMap.ts';
import type { Offer } from '../domain/data.ts';
import type { ShopOffer } from '../domain/offers.ts';
import { openBriefs, type Briefs } from './guideBrief.ts';
import type { GuideBoxes, GuideBrief, GuideEntry, GuideParts } from './guideEntry.ts';

export interface PublishedGuides {
  /** In shelf order, then by name. */
  guides: GuideEntry[];
  /** Keeps for the next build what it need not read again. */
  save: () => void;
}

/** The number of guides that are read before the next turn. */
const readAtOnce = 50;

/** The published guides of published games. What is known of them is kept in cacheDir. */
export async function openGuides(
  content: Content,
  today: string,
  cacheDir: string,
): Promise<PublishedGuides> {
  const { briefs, dataOf } = briefsOf(content, today, cacheDir);
  for (const [index, id] of [...content.guides.keys()].entries()) {
    // Reads the guide if its brief, or what is said of its past prices, is not known.
    briefs.dealsOf(id);
    // What a WeakRef names, as the data of a guide, is in memory to the end of a turn.
    if (index % readAtOnce === readAtOnce - 1) await turn();
  }
  return { guides: entriesOf(content, briefs, dataOf), save: briefs.save };
}

/** The same for those who keep nothing. */
export function publishedGuides(content: Content, today: string): GuideEntry[] {
  const { briefs, dataOf } = briefsOf(content, today, null);
  return entriesOf(content, briefs, dataOf);
}

type DataOf = (id: string) => GuideParts;

function briefsOf(
  content: Content,
  today: string,
  cacheDir: string | null,
): { briefs: Briefs; dataOf: DataOf } {
  const data = new LazyMap(content.guides.keys(), (id) => readGuide(content, id));
  const dataOf = (id: string) => data.get(id) ?? readGuide(content, id);
  return { briefs: openBriefs(content, today, dataOf, cacheDir), dataOf };
}

function entriesOf(content: Content, briefs: Briefs, dataOf: DataOf): GuideEntry[] {
  const { shelf } = content.home;
  const place = (id: string) => (shelf.includes(id) ? shelf.indexOf(id) : shelf.length);
  // Six functions of its own would take each of thousands of guides as much memory as its brief.
  const read: Omit<GuideEntry, keyof GuideBrief> & ThisType<GuideBrief> = {
    get guide() {
      return dataOf(this.id).guide;
    },
    get game() {
      return dataOf(this.id).game;
    },
    get offers() {
      return dataOf(this.id).offers;
    },
    get deals() {
      return briefs.dealsOf(this.id);
    },
    get stock() {
      return readBoxes(this).stock;
    },
    get search() {
      return readBoxes(this).search;
    },
  };
  return [...content.guides.keys()]
    .flatMap((id): GuideEntry[] => {
      const brief = briefs.briefOf(id);
      return brief === null ? [] : [Object.setPrototypeOf({ ...brief }, read) as GuideEntry];
    })
    .sort((a, b) => place(a.id) - place(b.id) || (a.facts.guide.name < b.facts.guide.name ? -1 : 1));
}

/** The text was written by openBriefs. */
function readBoxes({ boxes }: GuideBrief): GuideBoxes {
  return JSON.parse(boxes) as GuideBoxes;
}

function readGuide({ guides, games, offers, retailers }: Content, id: string): GuideParts {
  const guide = guides.get(id);
  const game = guide && games.get(guide.game);
  if (guide === undefined || game === undefined) throw new Error(`No guide ${id}, or no game of it`);
  return { guide, game, offers: shopOffers(retailers, offers.get(game.id)) };
}

/** Offers with their shops. */
export function shopOffers(
  retailers: Content['retailers'],
  offers: readonly Offer[] | undefined = [],
): ShopOffer[] {
  return offers.flatMap((offer) => {
    const retailer = retailers.get(offer.retailer);
    return retailer ? [{ offer, retailer }] : [];
  });
}
