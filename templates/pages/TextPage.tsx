import { formatDate } from '../../src/domain/dates.ts';
import type { TocEntry } from '../../src/domain/sections.ts';
import { Disc } from '../parts/Disc.tsx';
import { Faq, type QuestionView } from '../parts/Faq.tsx';
import { GuideCard, type GuideCardView } from '../parts/GuideCard.tsx';
import { OfferList, type OfferView } from '../parts/Offers.tsx';
import { InlineProse, Prose } from '../parts/Prose.tsx';
import { Section } from '../parts/Section.tsx';
import { Strip, type CrumbsView, type DisclosureView } from '../parts/Strip.tsx';
import { Toc } from '../parts/Toc.tsx';

export interface TextSectionView {
  id: string;
  heading: string;
  text: string | null;
  points: readonly { label: string; text: string }[];
  style: 'list' | 'steps' | 'checklist';
  cards: readonly GuideCardView[];
  offers: readonly OfferView[];
  questions: readonly QuestionView[];
}

export interface TextPageView {
  crumbs: CrumbsView;
  disclosure: DisclosureView | null;
  title: string;
  lede: string;
  updatedOn: string;
  toc: readonly TocEntry[] | null;
  /** The sentences that shops' affiliate programmes demand. */
  statements: readonly string[];
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
        </div>
      </div>
      <div className={page.toc === null ? 'wrap book book--plain last' : 'wrap book last'}>
        {page.toc !== null && <Toc entries={page.toc} />}
        <div className="book__main">
          {page.sections.map((section) => (
            <Section key={section.id} id={section.id} heading={section.heading}>
              {section.text !== null && <Prose text={section.text} />}
              {section.points.length > 0 && <Points section={section} />}
              {section.cards.length > 0 && (
                <div className="cards cards--rows">
                  {section.cards.map((card) => (
                    <GuideCard key={card.title} card={card} heading="h3" />
                  ))}
                </div>
              )}
              {section.offers.length > 0 && (
                <OfferList offers={section.offers} labelledBy={`${section.id}-h`} />
              )}
              {section.offers.length > 0 && page.statements.length > 0 && (
                <p className="small muted">{page.statements.join(' ')}</p>
              )}
              {section.questions.length > 0 && <Faq questions={section.questions} />}
            </Section>
          ))}
        </div>
      </div>
    </main>
  );
}

function Points({ section: { style, points } }: { section: TextSectionView }) {
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
              <b>{label}.</b> <InlineProse text={text} />
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
