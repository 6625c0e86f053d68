import type { FaqItem, PageSection, Point } from '../../src/domain/data.ts';
import { formatDate } from '../../src/domain/dates.ts';
import type { TocEntry } from '../../src/domain/sections.ts';
import { Faq } from '../parts/Faq.tsx';
import { GuideCard, type GuideCardView } from '../parts/GuideCard.tsx';
import { OfferList, type OfferView } from '../parts/Offers.tsx';
import { InlineProse, Prose } from '../parts/Prose.tsx';
import { Section, Toc } from '../parts/Section.tsx';
import { Strip, type CrumbsView, type DisclosureView, RegionSwitch } from '../parts/Strip.tsx';
import { Disc } from '../parts/Art.tsx';

/** One offer per game, by region. statements are the sentences that shops' affiliate programs require. */
export interface BuyingView {
  disclosure: string;
  statements: readonly string[];
  regions: readonly { region: string; heading: string; offers: readonly OfferView[] }[];
}

export interface TextSectionView extends Pick<PageSection, 'id' | 'heading' | 'text' | 'points' | 'style'> {
  /** Rendered from Markdown, without raw HTML. */
  html?: string;
  earningsText?: string | null;
  cards?: readonly { card: GuideCardView; eager: boolean }[];
  buyingView?: BuyingView | null;
  questions?: readonly FaqItem[];
}

export interface TextPageView {
  crumbs: CrumbsView;
  disclosure: DisclosureView | null;
  title: string;
  lede: string;
  updatedOn: string;
  toc: readonly TocEntry[] | null;
  /** Whether its lines can be checked off and print on one sheet. */
  isChecklist: boolean;
  sections: readonly TextSectionView[];
}

export function TextPage({ page }: { page: TextPageView }) {
  return (
    <main id="main" tabIndex={-1}>
      <Strip crumbs={page.crumbs} disclosure={page.disclosure ?? undefined} />
      <div className="wrap">
        <div className="title">
          <h1>{page.title}</h1>
          <p className="lede">{page.lede}</p>
          <p className="small muted">
            Updated <time dateTime={page.updatedOn}>{formatDate(page.updatedOn)}</time>
          </p>
          {page.isChecklist && <ChecklistControls />}
        </div>
      </div>
      <div className={page.toc === null ? 'wrap book book--plain book--wide last' : 'wrap book last'}>
        {page.toc !== null && <Toc entries={page.toc} />}
        <div className="book__main">
          {page.sections.map((section) => (
            <TextSection key={section.id} section={section} />
          ))}
        </div>
      </div>
    </main>
  );
}

/** A section without an id comes before the first heading. */
function TextSection({ section }: { section: TextSectionView }) {
  const { id, heading, text, points = [], cards = [], questions = [] } = section;
  const html = section.html !== undefined && (
    <div className="md" dangerouslySetInnerHTML={{ __html: section.html }} />
  );
  if (id === '') return html;
  return (
    <Section id={id} heading={heading}>
      {html}
      {text !== undefined && <Prose text={text} />}
      {section.earningsText && <p>{section.earningsText}</p>}
      {points.length > 0 && <Points id={id} style={section.style} points={points} />}
      {cards.length > 0 && (
        <div className="cards cards--rows">
          {cards.map(({ card, eager }) => (
            <GuideCard key={card.title} card={card} heading="h3" eager={eager} />
          ))}
        </div>
      )}
      {section.buyingView && <Buying view={section.buyingView} />}
      {questions.length > 0 && <Faq view={questions} />}
    </Section>
  );
}

/** Named after its line, so that the check mark stays with it when lines are added. */
function checkboxId(section: string, label: string): string {
  return `${section}-${label.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

function ChecklistControls() {
  return (
    <div className="acts js-only">
      <button className="btn" type="button" data-print="">
        Print
      </button>
      <label className="checkbox">
        <input type="checkbox" data-keep-checks="" />
        Remember on this device
      </label>
    </div>
  );
}

function Buying({ view: { disclosure, statements, regions } }: { view: BuyingView }) {
  return (
    <>
      <div className="shops-bar">
        <p className="small muted">{[disclosure, ...statements].join(' ')}</p>
        <RegionSwitch />
      </div>
      {regions.map(({ region, heading, offers }) => (
        <div key={region} className="shops" data-region={region}>
          <h3 id={`shops-${region.toLowerCase()}`}>{heading}</h3>
          <OfferList offers={offers} labelledBy={`shops-${region.toLowerCase()}`} />
        </div>
      ))}
    </>
  );
}

function Points({
  id,
  style = 'list',
  points,
}: {
  id: string;
  style: PageSection['style'];
  points: readonly Point[];
}) {
  switch (style) {
    case 'steps':
      return (
        <ol className="steps">
          {points.map(({ label, text }, index) => (
            <li key={label}>
              <Disc number={index + 1} />
              <div>
                <h3>{label}</h3>
                <Prose text={text} />
              </div>
            </li>
          ))}
        </ol>
      );
    case 'checklist':
      return (
        <ul className="checks">
          {points.map(({ label, text }) => (
            <li key={label}>
              {/* Off: browsers would restore check marks without the reader's consent. */}
              <input type="checkbox" id={checkboxId(id, label)} data-check="" />
              <div>
                <label htmlFor={checkboxId(id, label)}>{label}.</label> <InlineProse text={text} />
              </div>
            </li>
          ))}
        </ul>
      );
    case 'list':
      return (
        <dl className="points">
          {points.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <InlineProse text={text} />
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}
