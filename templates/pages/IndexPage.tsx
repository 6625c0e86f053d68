import { GuideCard, type GuideCardView } from '../shared/GuideCard.tsx';
import { Newsletter, type NewsletterView } from '../shared/Newsletter.tsx';
import { Strip, type CrumbsView } from '../shared/Strip.tsx';

export interface IndexPageView {
  crumbs: CrumbsView;
  title: string;
  lede: string;
  /** The choices work without JavaScript: the stylesheet shows and hides by the checked one. */
  filters: readonly { id: string; label: string }[];
  cards: readonly (GuideCardView & { eager: boolean })[];
  newsletter: NewsletterView;
}

export function IndexPage({ page }: { page: IndexPageView }) {
  return (
    <main id="main" tabIndex={-1}>
      <Strip crumbs={page.crumbs} />
      <div className="wrap index">
        <div className="title">
          <h1>{page.title}</h1>
          <p className="lede">{page.lede}</p>
        </div>
        {page.filters.length > 0 && (
          <fieldset className="filter">
            <legend>Show</legend>
            <label className="chip">
              <input type="radio" name="filter" id="filter-all" defaultChecked />
              <span>All {page.cards.length}</span>
            </label>
            {page.filters.map(({ id, label }) => (
              <label key={id} className="chip">
                <input type="radio" name="filter" id={`filter-${id}`} />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
        )}
        <div className="cards cards--rows">
          {page.cards.map((card) => (
            <GuideCard key={card.title} card={card} heading="h2" eager={card.eager} />
          ))}
        </div>
      </div>
      <Newsletter newsletter={page.newsletter} />
    </main>
  );
}
