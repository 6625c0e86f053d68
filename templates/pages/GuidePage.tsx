import { guideSections, type TocEntry } from '../../src/domain/sections.ts';
import { BestFor, type BestForView } from '../guide/BestFor.tsx';
import { BoxList, OtherBoxes, type BoxView, type OtherBoxView } from '../guide/BoxList.tsx';
import { Featured, type FeaturedView } from '../guide/Featured.tsx';
import { Finder, type FinderView } from '../guide/Finder.tsx';
import { GuideHero, type GuideHeroView } from '../guide/GuideHero.tsx';
import { HowExpansionsWork, type HowExpansionsWorkView } from '../guide/HowExpansionsWork.tsx';
import { Playstyles, type PlaystyleView } from '../guide/Playstyles.tsx';
import { RankingTable, type RankingRowView } from '../guide/RankingTable.tsx';
import { ReleaseOrder, type ReleaseOrderView } from '../guide/ReleaseOrder.tsx';
import { Sources, type SourcesView } from '../guide/Sources.tsx';
import { WhereToBuy, type WhereToBuyView } from '../guide/WhereToBuy.tsx';
import { Faq, type QuestionView } from '../parts/Faq.tsx';
import { GuideCard, type GuideCardView } from '../parts/GuideCard.tsx';
import { Newsletter, type NewsletterView } from '../parts/Newsletter.tsx';
import { Prose } from '../parts/Prose.tsx';
import { Section } from '../parts/Section.tsx';
import { Strip, type CrumbsView, type DisclosureView } from '../parts/Strip.tsx';
import { Toc } from '../parts/Toc.tsx';

export interface GuidePageView {
  crumbs: CrumbsView;
  disclosure: DisclosureView;
  hero: GuideHeroView;
  intro: string;
  editionNote: string | null;
  /** Null where the guide asks for no table of contents. */
  toc: readonly TocEntry[] | null;
  rankingNote: string;
  tableCaption: string;
  rows: readonly RankingRowView[];
  featured: FeaturedView;
  boxesHeading: string;
  boxes: readonly BoxView[];
  sortable: boolean;
  unrankedHeading: string;
  unranked: readonly OtherBoxView[];
  howTitle: string;
  how: HowExpansionsWorkView;
  beginners: BestForView;
  strategy: BestForView;
  release: ReleaseOrderView;
  playstyles: readonly PlaystyleView[];
  morePlaystyles: readonly PlaystyleView[];
  finder: FinderView;
  faq: readonly QuestionView[];
  buy: WhereToBuyView;
  related: readonly GuideCardView[];
  sources: SourcesView;
  newsletter: NewsletterView;
}

const headings = guideSections;

export function GuidePage({ page }: { page: GuidePageView }) {
  return (
    <main id="main" tabIndex={-1}>
      <Strip crumbs={page.crumbs} disclosure={page.disclosure} />
      <GuideHero hero={page.hero} />
      <div className={page.toc === null ? 'wrap book book--plain' : 'wrap book'}>
        {page.toc !== null && <Toc entries={page.toc} />}
        <article className="book__main">
          <div className="sec">
            <Prose text={page.intro} />
            {page.editionNote !== null && (
              <aside className="note" aria-label="Editions">
                <b>Editions</b>
                <Prose text={page.editionNote} />
              </aside>
            )}
          </div>
          <Section id="tldr-table" heading={headings['tldr-table'].heading}>
            <Prose text={page.rankingNote} />
            <RankingTable rows={page.rows} caption={page.tableCaption} />
            <Featured featured={page.featured} />
            <BoxList heading={page.boxesHeading} boxes={page.boxes} sortable={page.sortable} />
            {page.unranked.length > 0 && <OtherBoxes heading={page.unrankedHeading} boxes={page.unranked} />}
          </Section>
          <Section id="how-expansions-work" heading={page.howTitle} note>
            <HowExpansionsWork view={page.how} />
          </Section>
          <Section id="best-for-beginners" heading={headings['best-for-beginners'].heading}>
            <BestFor view={page.beginners} />
          </Section>
          <Section id="best-for-strategy" heading={headings['best-for-strategy'].heading}>
            <BestFor view={page.strategy} />
          </Section>
          <Section id="release-order" heading={headings['release-order'].heading}>
            <ReleaseOrder view={page.release} />
          </Section>
          <Section id="recommendations" heading={headings.recommendations.heading}>
            <Playstyles playstyles={page.playstyles} />
            {page.morePlaystyles.length > 0 && (
              <details className="box__more">
                <summary>More ways to play</summary>
                <Playstyles playstyles={page.morePlaystyles} />
              </details>
            )}
            <Finder finder={page.finder} />
          </Section>
          <Section id="faq" heading={headings.faq.heading}>
            <Faq questions={page.faq} />
          </Section>
          <Section id="where-to-buy" heading={headings['where-to-buy'].heading}>
            <WhereToBuy view={page.buy} />
          </Section>
          <Section id="related-guides" heading={headings['related-guides'].heading}>
            <div className="cards cards--4 cards--rows">
              {page.related.map((card) => (
                <GuideCard key={card.title} card={card} heading="h3" />
              ))}
            </div>
          </Section>
          <Sources view={page.sources} />
        </article>
      </div>
      <Newsletter newsletter={page.newsletter} />
    </main>
  );
}
