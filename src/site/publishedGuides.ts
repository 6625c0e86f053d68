import type { Content } from '../content/content.ts';
import { LazyMap } from '../content/lazyMap.ts';
import type { Offer } from '../domain/data.ts';
import type { ShopOffer } from '../domain/offers.ts';
import { openBriefs } from './guideBrief.ts';
import type { GuideEntry, GuideParts } from './guideEntry.ts';

export interface PublishedGuides {
  /** In shelf order, then by name. */
  guides: GuideEntry[];
  /** Keeps for the next build what it need not read again. */
  save: () => void;
}

/** The published guides of published games. What is known of them is kept in cacheDir, or not at all. */
export function openGuides(content: Content, today: string, cacheDir: string | null): PublishedGuides {
  const data = new LazyMap(content.guides.keys(), (id) => readGuide(content, id));
  const dataOf = (id: string) => data.get(id) ?? readGuide(content, id);
  const briefs = openBriefs(content, today, dataOf, cacheDir);
  const { shelf } = content.home;
  const place = (id: string) => (shelf.includes(id) ? shelf.indexOf(id) : shelf.length);
  const guides = [...content.guides.keys()]
    .flatMap((id): GuideEntry[] => {
      const brief = briefs.briefOf(id);
      if (brief === null) return [];
      return [
        {
          ...brief,
          get guide() {
            return dataOf(id).guide;
          },
          get game() {
            return dataOf(id).game;
          },
          get offers() {
            return dataOf(id).offers;
          },
          get deals() {
            return briefs.dealsOf(id);
          },
        },
      ];
    })
    .sort((a, b) => place(a.id) - place(b.id) || (a.facts.guide.name < b.facts.guide.name ? -1 : 1));
  return { guides, save: briefs.save };
}

/** The same for those who keep nothing. */
export function publishedGuides(content: Content, today: string): GuideEntry[] {
  return openGuides(content, today, null).guides;
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
