import { amazonSentence, amazonText, type AmazonFile } from '../../domain/amazon.ts';
import { retailerName } from '../../domain/offers.ts';
import { absoluteUrl, amazonPath, apiSchemaPath } from '../../domain/routes.ts';
import type { SiteContext } from '../context.ts';
import type { GuideEntry } from '../guides/publishedGuides.ts';
import type { PlannedFile } from '../planned.ts';

/** One for each guide, also without prices: a page may be older than the file. */
export function amazonFiles(site: SiteContext): PlannedFile[] {
  if (site.amazon === null) return [];
  return site.guides.map((entry) => ({
    path: amazonPath(entry.id).slice(1),
    produce: () => `${JSON.stringify(amazonFile(site, entry))}\n`,
  }));
}

function amazonFile(site: SiteContext, { offers }: GuideEntry): AmazonFile & { $schema: string; version: 1 } {
  return {
    $schema: `${absoluteUrl(site.baseUrl, apiSchemaPath)}#/definitions/amazon`,
    version: 1,
    details: amazonSentence,
    prices: offers.flatMap((shopOffer) => {
      const { id, region } = shopOffer.offer;
      const price = site.amazon?.get(id)?.price;
      if (price === undefined) return [];
      return [
        { offer: id, at: price.at, text: amazonText(price, { region, shop: retailerName(shopOffer) }) },
      ];
    }),
  };
}
