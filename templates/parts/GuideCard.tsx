import { Art, type ArtView, BoxCount } from './Art.tsx';
import { Tags } from './Facts.tsx';
import { formatDate } from '../../src/domain/dates.ts';
import type { DataAttributes } from '../../src/domain/cardFacts.ts';

/** A card that links to a guide; href is null for a guide that is coming soon. */
export interface GuideCardView {
  title: string;
  description: string;
  href: string | null;
  art: ArtView;
  boxes?: number;
  tags?: readonly string[];
  filters: readonly string[];
  /** The first box to buy; null if it has no page. */
  pick?: { title: string; href: string } | null;
  data?: DataAttributes;
  updated?: string | null;
}

interface GuideCardProps {
  card: GuideCardView;
  heading: 'h2' | 'h3';
  eager?: boolean;
}

export function GuideCard({ card, heading: Heading, eager = false }: GuideCardProps) {
  const { boxes, tags = [], filters, pick = null } = card;
  if (card.href === null) {
    return (
      <article className="card card--soon">
        <Art art={card.art} shape="32" />
        <Heading>
          <span role="link" aria-disabled="true">
            {card.title}
          </span>{' '}
          <span className="badge">Coming Soon</span>
        </Heading>
        <p>{card.description}</p>
      </article>
    );
  }
  return (
    <article className="card" data-t={filters.join(' ') || undefined} {...card.data}>
      <Art art={card.art} shape="32" eager={eager}>
        {boxes !== undefined && (
          <span className="count">
            <BoxCount count={boxes} />
          </span>
        )}
      </Art>
      <Heading>
        <a href={card.href}>{card.title}</a>
      </Heading>
      <p>{card.description}</p>
      {pick !== null && (
        <p>
          First pick: <a href={pick.href}>{pick.title}</a>
        </p>
      )}
      {card.updated != null && (
        <p className="small muted">
          Changed <time dateTime={card.updated}>{formatDate(card.updated)}</time>
        </p>
      )}
      {tags.length > 0 && <Tags tags={tags} />}
    </article>
  );
}

export function RelatedGuides({ view }: { view: readonly GuideCardView[] }) {
  return (
    <div className="cards cards--4 cards--rows">
      {view.map((card) => (
        <GuideCard key={card.title} card={card} heading="h3" />
      ))}
    </div>
  );
}
