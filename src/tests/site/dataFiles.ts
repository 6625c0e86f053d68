import type { Content } from '../../content/content.ts';
import type { Game, Guide, Offer } from '../../domain/data.ts';
import { planContent, type RenderSiteOptions } from './renderSite.ts';

/** The files of a site other than pages and assets, by path, as the build would write them. */
export async function dataFiles(content: Content, options?: RenderSiteOptions): Promise<Map<string, string>> {
  const { files } = await planContent(content, options);
  const texts = new Map<string, string>();
  for (const { path, route, produce } of files) {
    if (route !== undefined || path.startsWith('assets/')) continue;
    texts.set(path, Buffer.from(await produce()).toString());
  }
  return texts;
}

/** The parts of one guide, for changes. */
export interface GuideParts {
  guide: Guide;
  game: Game;
  offers: Offer[];
}

/** The content with one guide changed. */
export function withGuide(content: Content, id: string, change: (parts: GuideParts) => void): Content {
  const guide = structuredClone(content.guides.get(id));
  const game = structuredClone(content.games.get(id));
  const offers = structuredClone([...(content.offers.get(id) ?? [])]);
  if (guide === undefined || game === undefined) throw new Error(`No guide ${id}`);
  change({ guide, game, offers });
  return {
    ...content,
    guides: new Map(content.guides).set(id, guide),
    games: new Map(content.games).set(id, game),
    offers: new Map(content.offers).set(id, offers),
  };
}

/** The same content after a nightly check in which every shop's answer changed. */
export function afterPriceCheck(content: Content): Content {
  const seen = (offer: Offer, index: number): Offer => ({
    ...offer,
    price: offer.link === 'search' ? null : 10 + index,
    in_stock: offer.link === 'search' ? null : index % 2 === 0,
    last_checked: offer.link === 'search' ? null : '2026-11-20',
  });
  return { ...content, offers: new Map([...content.offers].map(([id, offers]) => [id, offers.map(seen)])) };
}
