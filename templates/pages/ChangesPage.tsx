import { formatDate } from '../../src/domain/dates.ts';
import { InlineProse } from '../parts/Prose.tsx';
import { Strip, type CrumbsView } from '../parts/Strip.tsx';

/** The changes of one day. */
export interface ChangeDayView {
  date: string;
  changes: readonly { key: string; guide: string; href: string; text: string }[];
}

export interface ChangesPageView {
  crumbs: CrumbsView;
  title: string;
  lede: string;
  feedHref: string;
  days: readonly ChangeDayView[];
}

export function ChangesPage({ page }: { page: ChangesPageView }) {
  return (
    <main id="main" tabIndex={-1}>
      <Strip crumbs={page.crumbs} />
      <div className="wrap last">
        <div className="title">
          <h1>{page.title}</h1>
          <p className="lede">
            {page.lede} <a href={page.feedHref}>Follow them as a feed</a>.
          </p>
        </div>
        {page.days.map(({ date, changes }) => (
          <section key={date} className="changes" aria-labelledby={`on-${date}`}>
            <h2 id={`on-${date}`}>
              <time dateTime={date}>{formatDate(date)}</time>
            </h2>
            <ul className="plain">
              {changes.map(({ key, guide, href, text }) => (
                <li key={key}>
                  <a href={href}>{guide}</a>: <InlineProse text={text} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  );
}
