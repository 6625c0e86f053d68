import type { Content } from '../content/content.ts';
import type { Expansion, Page } from '../domain/data.ts';
import { isOfferOf, type ShopOffer } from '../domain/offers.ts';
import type { Assets } from './assets.ts';
import { overviewOf, type Overview } from './overview.ts';
import type { GuideEntry, GuideParts } from './guideEntry.ts';

/** today is YYYY-MM-DD; baseUrl an origin without a slash at the end. */
export interface SiteOptions {
  today: string;
  baseUrl: string;
}

type Lookup = Pick<ReadonlyMap<string, GuideEntry>, 'get' | 'has'>;

/** The input of all view models. */
export interface SiteContext extends SiteOptions {
  content: Content;
  assets: Assets;
  /** The result of openGuides. */
  guides: readonly GuideEntry[];
  guideByPath: Lookup;
  guideById: Lookup;
  pages: readonly Page[];
  overview: Overview;
}

export function siteContext(
  content: Content,
  guides: readonly GuideEntry[],
  assets: Assets,
  options: SiteOptions,
): SiteContext {
  return {
    ...options,
    content,
    assets,
    guides,
    guideByPath: new Map(guides.map((entry) => [entry.path, entry])),
    guideById: new Map(guides.map((entry) => [entry.id, entry])),
    pages: [...content.pages.values()].filter((page) => page.status === 'published'),
    overview: overviewOf(content, guides, options.today),
  };
}

/** The offers of one box, or of the base game where expansion is null. */
export function offersFor(entry: Pick<GuideParts, 'offers'>, expansion: Expansion | null): ShopOffer[] {
  return entry.offers.filter(({ offer }) => isOfferOf(offer, expansion));
}

/** The guide with an id that is known to exist on the site. */
export function guideOf(site: SiteContext, id: string): GuideEntry {
  const entry = site.guideById.get(id);
  if (entry === undefined) throw new Error(`No guide ${id}`);
  return entry;
}
