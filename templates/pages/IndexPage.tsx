import { formatDate } from '../../src/domain/dates.ts';
import { filterKeys } from '../../src/domain/indexFilter.ts';
import { FilterControls, type FilterControlsProps } from '../islands/indexFilters/FilterControls.tsx';
import type { SearchBoxProps } from '../islands/search/SearchBox.tsx';
import { GuideCard, type GuideCardView } from '../parts/GuideCard.tsx';
import { Island } from '../parts/Island.tsx';
import { Newsletter, type NewsletterView } from '../parts/Newsletter.tsx';
import { Search } from '../parts/Search.tsx';
import { Strip, type CrumbsView } from '../parts/Strip.tsx';

export interface IndexPageView {
  crumbs: CrumbsView;
  title: string;
  lede: string;
  /** The day on which all of the guides changed, if the order is by day. */
  updated: string | null;
  search: SearchBoxProps;
  filters: FilterControlsProps;
  /** href links to the other order. */
  order: { updated: boolean; href: string };
  weights: string | null;
  cards: readonly { card: GuideCardView; eager: boolean }[];
  pages: { text: string; links: readonly { number: number; href: string | null }[] } | null;
  comingSoon: readonly string[];
  newsletter: NewsletterView | null;
}

export function IndexPage({ page }: { page: IndexPageView }) {
  return (
    <main id="main" tabIndex={-1}>
      <Strip crumbs={page.crumbs} />
      <div className="wrap index">
        <div className="title">
          <h1>{page.title}</h1>
          <p className="lede">{page.lede}</p>
          {page.updated !== null && (
            <p className="small muted">
              All of them changed on <time dateTime={page.updated}>{formatDate(page.updated)}</time>.
            </p>
          )}
          {/* Without JavaScript, it would only link to this page. */}
          <div className="js-only">
            <Search search={page.search} />
          </div>
        </div>
        <div className="none" hidden data-none>
          <p data-none-text />
          <button className="btn btn--line" type="button" data-clear>
            Show all guides
          </button>
        </div>
        <details className="filters">
          <summary className="btn btn--line">Filter and sort</summary>
          <Island
            name="indexFilters"
            component={FilterControls}
            props={page.filters}
            hashKeys={filterKeys}
            failed="These choices can’t be applied right now. Change one to try again."
          />
          {page.weights !== null && <p className="small muted">{page.weights}</p>}
          <Order order={page.order} />
        </details>
        <p className="shown js-only" role="status" tabIndex={-1} data-shown />
        <div className="cards cards--rows">
          {page.cards.map(({ card, eager }) => (
            <GuideCard key={card.title} card={card} heading="h2" eager={eager} />
          ))}
        </div>
        {page.pages !== null && (
          <nav className="more" aria-label="Pages of the list">
            <p className="small muted">{page.pages.text}</p>
            <ul className="filter">
              {page.pages.links.map(({ number, href }) => (
                <li key={number}>
                  {href === null ? (
                    <span className="btn" aria-current="page">
                      {number}
                    </span>
                  ) : (
                    <a className="btn btn--line" href={href} aria-label={`Page ${number}`} data-index="">
                      {number}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        )}
        {page.comingSoon.length > 0 && (
          <p className="small muted">
            <b>Coming Soon:</b> {page.comingSoon.join(', ')}.
          </p>
        )}
      </div>
      <Newsletter newsletter={page.newsletter} />
    </main>
  );
}

function Order({ order: { updated, href } }: { order: IndexPageView['order'] }) {
  const orders = [
    { label: 'Our order', isHere: !updated },
    { label: 'Last changed first', isHere: updated },
  ];
  return (
    <nav className="order" aria-label="Order of the guides">
      <ul>
        {orders.map(({ label, isHere }) => (
          <li key={label}>
            {isHere ? (
              <span aria-current="page">{label}</span>
            ) : (
              <a href={href} data-index="">
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
