import type { ReactNode } from 'react';
import type { TocEntry } from '../../src/domain/sections.ts';
import { AllBoxes, type AllBoxesView } from '../guide/AllBoxes.tsx';
import { GuideHero, type GuideHeroView } from '../guide/GuideHero.tsx';
import { Owning, type OwningView } from '../guide/Situations.tsx';
import { useFill } from '../parts/labels.ts';
import { Prose } from '../parts/Prose.tsx';
import { Section, Toc } from '../parts/Section.tsx';
import { Sources, type SourcesView } from '../parts/Sources.tsx';
import { Strip, type CrumbsView, type DisclosureView } from '../parts/Strip.tsx';

export interface GuidePageView {
  crumbs: CrumbsView;
  disclosure: DisclosureView;
  hero: GuideHeroView;
  boxes: AllBoxesView;
  intro: string;
  owning: OwningView;
  toc: readonly TocEntry[] | null;
  sections: readonly { id: string; heading: string; body: ReactNode }[];
  sources: SourcesView;
  address: string;
}

export function GuidePage({ page }: { page: GuidePageView }) {
  const fill = useFill();
  return (
    <main id="main" tabIndex={-1}>
      <Strip crumbs={page.crumbs} disclosure={page.disclosure} />
      {/* All parts are children of one article: a browser's reader view takes the others of its best part. */}
      <article className="guide">
        <GuideHero hero={page.hero} />
        <AllBoxes view={page.boxes} />
        <div className="wrap intro">
          <Owning view={page.owning} />
          <div className="intro__text">
            <Prose text={page.intro} />
          </div>
        </div>
        {page.toc !== null && <Toc entries={page.toc} />}
        {page.sections.map(({ id, heading, body }) => (
          <Section key={id} id={id} heading={heading}>
            {body}
          </Section>
        ))}
        <Sources view={page.sources} />
        <p className="on-paper">
          {fill('More, and a page for each {box}:')} {page.address}
        </p>
      </article>
    </main>
  );
}
