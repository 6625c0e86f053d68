import type { DealsPageView } from '../../../../templates/pages/DealsPage.tsx';
import type { DealsText } from '../../../domain/data.ts';
import { formatDate } from '../../../domain/dates.ts';
import { groupBy } from '../../../domain/lists.ts';
import { formatPrice, regions } from '../../../domain/offers.ts';
import { priceChart } from '../../../domain/priceChart.ts';
import { dropPercent } from '../../../domain/priceHistory.ts';
import { dealsFeedPath, feedPath } from '../../../domain/routes.ts';
import { adviceText } from '../../../domain/words.ts';
import type { SiteContext } from '../../context.ts';
import { itemPath, type Deal } from '../../guides/deals.ts';
import { associateStatements, offerView, regionNames } from './offers.ts';
import { disclosureView } from './shell.ts';
import type { ChangesPageView } from '../../../../templates/pages/ChangesPage.tsx';
import { guideChanges } from '../../guides/publishedGuides.ts';

export function dealsText({ content: { site } }: Pick<SiteContext, 'content'>): DealsText {
  const fill = (text: string) => text.replaceAll('{percent}', `${dropPercent}`);
  const { title, lede, seo_title, seo_description, none, unknown } = site.deals;
  return {
    title: fill(title),
    lede: fill(lede),
    seo_title: fill(seo_title),
    seo_description: fill(seo_description),
    none: fill(none),
    unknown: fill(unknown),
  };
}

const maxDeals = 60;

export function dealsPageView(context: SiteContext): DealsPageView {
  const { deals, usualKnown } = context.deals;
  const { title, lede, none, unknown } = dealsText(context);
  return {
    title,
    lede,
    feedHref: dealsFeedPath,
    ...(deals.length > 0 && {
      disclosure: disclosureView(context),
      near: [
        context.content.site.disclosure.offers,
        ...associateStatements(deals.map(({ now }) => now.shopOffer)),
      ].join(' '),
    }),
    regions: regions.map((region) => {
      const all = deals.filter((deal) => deal.region === region);
      return {
        region,
        heading: regionNames[region],
        none: usualKnown[region] === undefined ? unknown : none,
        deals: all.slice(0, maxDeals).map((deal) => dealView(context, deal)),
        more: all.length > maxDeals ? `The ${maxDeals} largest drops of ${all.length}.` : null,
      };
    }),
  };
}

function dealView(context: SiteContext, deal: Deal): DealsPageView['regions'][number]['deals'][number] {
  const { entry, box, title, prices, now, usual } = deal;
  const { currency, summary } = prices;
  const advice = box?.verdict === undefined ? null : adviceText[box.verdict];
  return {
    key: now.shopOffer.offer.id,
    title,
    guide: entry.guide.name,
    href: itemPath(context.content.site, deal),
    advice:
      advice &&
      `Our advice: ${advice.toLowerCase()}${box?.depends_on === undefined ? '' : ` (${box.depends_on.replace(/\.$/, '')})`}.`,
    text: `${now.drop}% below its usual ${formatPrice(usual, currency)}. Lowest of the last 90 days: ${formatPrice(summary.lowest.amount, currency)}, on ${formatDate(summary.lowest.date)}.`,
    offer: offerView(context, entry.game, now.shopOffer),
    chart: priceChart(summary, currency, context.today),
  };
}

const maxChanges = 200;
/** The changes of a guide that the page shows unfolded. */
const shownChanges = 2;

/** By guide; the guide that changed last comes first. */
export function changesPageView(context: SiteContext): ChangesPageView {
  const { title, lede } = context.content.site.changes;
  const changes = guideChanges(context).slice(0, maxChanges);
  return {
    title,
    lede,
    feedHref: feedPath,
    guides: [...groupBy(changes, ({ id }) => id)].flatMap(([key, own]) => {
      const views = own.map(({ changeId, date, text, box }) => ({ key: changeId, date, text, box }));
      const [latest, earlier] = [views.slice(0, shownChanges), views.slice(shownChanges)];
      return own.slice(0, 1).map(({ name, path: href }) => ({ key, name, href, latest, earlier }));
    }),
  };
}
