import { formatDate } from '../../src/domain/dates.ts';
import { InlineProse } from '../parts/Prose.tsx';
import { RecordsPage, type RecordsPageView } from '../parts/RecordsPage.tsx';

export interface ChangeDayView {
  date: string;
  changes: readonly { key: string; guide: string; href: string; text: string }[];
}

export interface ChangesPageView extends RecordsPageView {
  days: readonly ChangeDayView[];
}

export function ChangesPage({ page }: { page: ChangesPageView }) {
  return (
    <RecordsPage page={page}>
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
    </RecordsPage>
  );
}
