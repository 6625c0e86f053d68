import type { BuyingView, TextPageView, TextSectionView } from '../../../../templates/pages/TextPage.tsx';
import type { Page, PageSection } from '../../../domain/data.ts';
import { earningsText, orderOffers, regions, type ShopOffer } from '../../../domain/offers.ts';
import type { SiteContext } from '../../context.ts';
import { guideCard } from './cards.ts';
import { markdownSectionViews } from './markdown.ts';
import { associateStatements, offerView, regionNames } from './offers.ts';
import { disclosureView } from './shell.ts';
import { offersFor, type GuideEntry } from '../../guides/publishedGuides.ts';

export function textPageView(context: SiteContext, page: Page): TextPageView {
  const { sections: authored = [], body = '' } = page;
  const offers = pageOffers(context, authored);
  const sections: TextSectionView[] = [
    ...markdownSectionViews(context, body),
    ...authored.map((section) =>
      sectionView(context, section, offers, section === authored.find(({ guides }) => guides !== undefined)),
    ),
  ];
  return {
    crumbs: { parents: [], current: page.name ?? page.title },
    disclosure: offers.length > 0 ? disclosureView(context) : null,
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

function pageOffers(context: SiteContext, sections: readonly PageSection[]): PageOffer[] {
  if (!sections.some((section) => section.buying)) return [];
  const named = sections.flatMap(({ guides = [] }) => guides);
  const entries = new Set(named.flatMap(({ guide }) => context.guideById.get(guide) ?? []));
  const limit = context.content.site.limits.page_offers_per_game;
  return [...entries].flatMap((entry) =>
    regions.flatMap((region) =>
      orderOffers(offersFor(entry, null), context.today)
        .filter(({ offer }) => offer.region === region)
        .slice(0, limit)
        .map((shopOffer) => ({ entry, shopOffer })),
    ),
  );
}

function sectionView(
  context: SiteContext,
  section: PageSection,
  offers: readonly PageOffer[],
  hasFirst: boolean,
): TextSectionView {
  const { guides = [], buying, earnings, global_faq, ...texts } = section;
  return {
    ...texts,
    earningsText: earnings ? earningsText([...context.content.retailers.values()]) : null,
    cards: guides.flatMap(({ guide, text }, at) => {
      const entry = context.guideById.get(guide);
      if (entry === undefined) return [];
      return [{ card: { ...guideCard(context, entry, text), filters: [] }, eager: hasFirst && at < 2 }];
    }),
    buyingView: buying ? buyingView(context, offers) : null,
    questions: global_faq ? context.content.site.faq : [],
  };
}

function buyingView(context: SiteContext, offers: readonly PageOffer[]): BuyingView {
  return {
    disclosure: context.content.site.disclosure.offers,
    statements: associateStatements(offers.map(({ shopOffer }) => shopOffer)),
    regions: regions.map((region) => ({
      region,
      heading: regionNames[region],
      offers: offers
        .filter(({ shopOffer }) => shopOffer.offer.region === region)
        .map(({ entry, shopOffer }) => offerView(context, entry.game, shopOffer)),
    })),
  };
}
