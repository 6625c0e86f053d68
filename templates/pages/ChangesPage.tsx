import type { Link } from '../../src/domain/data.ts';
import { formatDate } from '../../src/domain/dates.ts';
import { InlineProse } from '../parts/Prose.tsx';
import { RecordsPage, type RecordsPageView } from '../parts/RecordsPage.tsx';

export interface ChangeView {
  key: string;
  date: string;
  text: string;
  box: Link | null;
}

export interface ChangesPageView extends RecordsPageView {
  guides: readonly {
    key: string;
    name: string;
    href: string;
    latest: readonly ChangeView[];
    earlier: readonly ChangeView[];
  }[];
}

export function ChangesPage({ page }: { page: ChangesPageView }) {
  return (
    <RecordsPage page={page}>
      {page.guides.map(({ key, name, href, latest, earlier }) => (
        <section key={key} className="changes" aria-labelledby={`of-${key}`}>
          <h2 id={`of-${key}`}>
            <a href={href}>{name}</a>
          </h2>
          <div>
            <Changes changes={latest} />
            {earlier.length > 0 && (
              <details>
                <summary className="small">Earlier changes</summary>
                <Changes changes={earlier} />
              </details>
            )}
          </div>
        </section>
      ))}
    </RecordsPage>
  );
}

function Changes({ changes }: { changes: readonly ChangeView[] }) {
  return (
    <ul className="plain">
      {changes.map(({ key, date, text, box }) => (
        <li key={key}>
          <time dateTime={date}>{formatDate(date)}</time>
          {box !== null && (
            <>
              , <a href={box.href}>{box.label}</a>
            </>
          )}
          : <InlineProse text={text} />
        </li>
      ))}
    </ul>
  );
}
