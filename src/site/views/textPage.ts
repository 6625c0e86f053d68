import type { TextPageView, TextSectionView } from '../../../templates/pages/TextPage.tsx';
import type { Page, PageSection } from '../../domain/data.ts';
import { chooseOffers, type ShopOffer } from '../../domain/offers.ts';
import { offersFor, type SiteContext } from '../context.ts';
import type { GuideEntry } from '../publishedGuides.ts';
import { guideCard } from './cards.ts';
import { associateStatements, offerView } from './offers.ts';
import { disclosureView } from './shell.ts';

export function textPageView(site: SiteContext, page: Page): TextPageView {
  const offers = pageOffers(site, page);
  return {
    crumbs: { parents: [], current: page.name ?? page.title },
    disclosure: offers.length > 0 ? disclosureView(site) : null,
    title: page.title,
    lede: page.lede,
    updatedOn: page.updated_on,
    toc: page.toc ? page.sections.map(({ id, heading }) => ({ id, title: heading, level: 2 })) : null,
    statements: associateStatements(offers.map(({ shopOffer }) => shopOffer)),
    sections: page.sections.map((section) => sectionView(site, section, offers)),
  };
}

interface PageOffer {
  entry: GuideEntry;
  shopOffer: ShopOffer;
}

/** Offers of the base games that the page shows, where it has a buying section. */
function pageOffers(site: SiteContext, page: Page): PageOffer[] {
  if (!page.sections.some((section) => section.buying)) return [];
  const entries = new Set(page.sections.flatMap((section) => guidesOf(site, section)));
  return [...entries].flatMap((entry) =>
    chooseOffers(offersFor(entry, null), site.content.site.limits.page_offers_per_game).map((shopOffer) => ({
      entry,
      shopOffer,
    })),
  );
}

function guidesOf(site: SiteContext, section: PageSection): GuideEntry[] {
  return (section.guides ?? []).flatMap(({ guide }) => site.guideById.get(guide) ?? []);
}

function sectionView(site: SiteContext, section: PageSection, offers: readonly PageOffer[]): TextSectionView {
  return {
    id: section.id,
    heading: section.heading,
    text: section.text ?? null,
    points: section.points ?? [],
    style: section.style ?? 'list',
    cards: (section.guides ?? []).flatMap(({ guide, text }) => {
      const entry = site.guideById.get(guide);
      return entry === undefined ? [] : [{ ...guideCard(site, entry, text), filters: [] }];
    }),
    offers: section.buying ? offers.map(({ entry, shopOffer }) => offerView(site, entry, shopOffer)) : [],
    questions: section.global_faq
      ? site.content.site.faq.map(({ id, question, answer }) => ({ id, question, answer }))
      : [],
  };
}
