import { Fragment } from 'react';
import { InlineProse } from '../parts/Prose.tsx';
import { Finder, type FinderView } from './Finder.tsx';

/** A row of the guide's situations. picks are the boxes to buy in order, or the one different game; answer names them. */
export interface SituationView {
  label: string;
  answer: string;
  picks: readonly { title: string; href: string | null }[];
  reason: string;
}

/** The rows about owning, and the finder that answers everybody else. */
export interface OwningView {
  rows: readonly SituationView[];
  finder: FinderView;
}

export function Owning({ view: { rows, finder } }: { view: OwningView }) {
  return (
    <div className="owns">
      {rows.length > 0 && <Rows caption="If you own …" rows={rows} />}
      <Finder finder={finder} />
    </div>
  );
}

/** The rows about players and wishes. */
export function Recommendations({ view: rows }: { view: readonly SituationView[] }) {
  return (
    <div className="owns">
      <Rows caption="By players and wishes" rows={rows} />
    </div>
  );
}

/** Find yourself, see what to buy; the reason opens under it. */
function Rows({ caption, rows }: { caption: string; rows: readonly SituationView[] }) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">You</th>
          <th scope="col">Buy next</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            <td>
              <details>
                <summary>
                  <span className="vh">{row.label}: </span>
                  {row.answer}
                </summary>
                <p>
                  <InlineProse text={row.reason} /> <EntryLinks row={row} />
                </p>
              </details>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function EntryLinks({ row: { picks } }: { row: SituationView }) {
  const linked = picks.flatMap(({ title, href }) => (href === null ? [] : [{ title, href }]));
  if (linked.length === 0) return null;
  return (
    <span className="see">
      See{' '}
      {linked.map(({ title, href }, index) => (
        <Fragment key={href}>
          {index > 0 && ', '}
          <a href={href}>{title}</a>
        </Fragment>
      ))}
      .
    </span>
  );
}
