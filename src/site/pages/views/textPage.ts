import type { BuyingView, TextPageView, TextSectionView } from '../../../../templates/pages/TextPage.tsx';
import type { Page, PageSection } from '../../../domain/data.ts';
import { chooseOffers, earningsText, regions, type ShopOffer } from '../../../domain/offers.ts';
import type { SiteContext } from '../../context.ts';
import { guideCard } from './cards.ts';
import { markdownSectionViews } from './markdown.ts';
import { associateStatements, offerView, regionNames } from './offers.ts';
import { disclosureView } from './shell.ts';
import { offersFor, type GuideEntry } from '../../guides/publishedGuides.ts';

export function textPageView(site: SiteContext, page: Page): TextPageView {
  const { sections: authored = [], body = '' } = page;
  const offers = pageOffers(site, authored);
  const sections: TextSectionView[] = [
    ...markdownSectionViews(site, body),
    ...authored.map((section) =>
      sectionView(site, section, offers, section === authored.find(({ guides }) => guides !== undefined)),
    ),
  ];
  return {
    crumbs: { parents: [], current: page.name ?? page.title },
    disclosure: offers.length > 0 ? disclosureView(site) : null,
    title: page.title,
    lede: page.lede,
    updatedOn: page.updated_on,
    toc: page.toc
      ? sections.flatMap(({ id, heading: title }) => (id === '' ? [] : { id, title, level: 2 }))
      : null,
    isChecklist: sections.some(({ style }) => style === 'checklist'),
    sections,
  };
}

interface PageOffer {
  entry: GuideEntry;
  shopOffer: ShopOffer;
}

function pageOffers(site: SiteContext, sections: readonly PageSection[]): PageOffer[] {
  if (!sections.some((section) => section.buying)) return [];
  const named = sections.flatMap(({ guides = [] }) => guides);
  const entries = new Set(named.flatMap(({ guide }) => site.guideById.get(guide) ?? []));
  const limit = site.content.site.limits.page_offers_per_game;
  return [...entries].flatMap((entry) =>
    regions.flatMap((region) =>
      chooseOffers(
        offersFor(entry, null).filter(({ offer }) => offer.region === region),
        limit,
        site.today,
      ).map((shopOffer) => ({ entry, shopOffer })),
    ),
  );
}

function sectionView(
  site: SiteContext,
  section: PageSection,
  offers: readonly PageOffer[],
  hasFirst: boolean,
): TextSectionView {
  const { guides = [], buying, earnings, global_faq, ...texts } = section;
  return {
    ...texts,
    earningsText: earnings ? earningsText([...site.content.retailers.values()]) : null,
    cards: guides.flatMap(({ guide, text }, at) => {
      const entry = site.guideById.get(guide);
      if (entry === undefined) return [];
      return [{ card: { ...guideCard(site, entry, text), filters: [] }, eager: hasFirst && at < 2 }];
    }),
    buyingView: buying ? buyingView(site, offers) : null,
    questions: global_faq ? site.content.site.faq : [],
  };
}

function buyingView(site: SiteContext, offers: readonly PageOffer[]): BuyingView {
  return {
    disclosure: site.content.site.disclosure.offers,
    statements: associateStatements(offers.map(({ shopOffer }) => shopOffer)),
    regions: regions.map((region) => ({
      region,
      heading: regionNames[region],
      offers: offers
        .filter(({ shopOffer }) => shopOffer.offer.region === region)
        .map(({ entry, shopOffer }) => offerView(site, entry.game, shopOffer)),
    })),
  };
}
