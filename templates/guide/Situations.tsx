import { Fragment } from 'react';
import { InlineProse } from '../parts/Prose.tsx';
import { Finder, type FinderView } from './Finder.tsx';

/** A row of the guide's situations. picks are the boxes to buy in order, or the one different game; empty for nothing. */
export interface SituationView {
  label: string;
  kind: 'buy' | 'nothing' | 'other';
  picks: readonly { title: string; href: string | null }[];
  reason: string;
}

/** play is the grid of recommendations, more the rows beyond it. */
export interface RecommendationsView {
  play: readonly SituationView[];
  more: readonly SituationView[];
  finder: FinderView;
}

export function Recommendations({ view: { play, more, finder } }: { view: RecommendationsView }) {
  return (
    <>
      <PlayGrid rows={play} />
      {more.length > 0 && (
        <details className="more">
          <summary>More ways to play: {more.length}</summary>
          <PlayGrid rows={more} />
        </details>
      )}
      <Finder finder={finder} />
    </>
  );
}

function PlayGrid({ rows }: { rows: readonly SituationView[] }) {
  return (
    <ul className="plays">
      {rows.map((row) => (
        <li key={row.label}>
          <span className="who">{row.label}</span>
          <h3>
            <Picks row={row} />
          </h3>
          <p>
            <InlineProse text={row.reason} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The boxes that a row tells the reader to buy, linked to their entries. */
function Picks({ row: { kind, picks } }: { row: SituationView }) {
  if (kind === 'nothing') return 'Nothing';
  return (
    <>
      {kind === 'other' && 'A different game: '}
      {picks.map(({ title, href }, index) => (
        <Fragment key={title}>
          {index > 0 && ', then '}
          {href === null ? title : <a href={href}>{title}</a>}
        </Fragment>
      ))}
    </>
  );
}

/** The rows about owning; more counts those that only the finder reads. */
export interface OwningView {
  rows: readonly SituationView[];
  more: number;
}

/** Find yourself, see what to buy; the reason opens under it. */
export function OwningTable({ view: { rows, more } }: { view: OwningView }) {
  return (
    <div className="owns">
      <table>
        <caption>If you own …</caption>
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
                  <summary>{picksText(row)}</summary>
                  <p>
                    <InlineProse text={row.reason} /> <EntryLinks row={row} />
                  </p>
                </details>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="js-only small">
        {/* Inside the closed part, so that browsers open it. */}
        <a href="#island-finder">Tick exactly what you own</a>
        {more > 0 && ` for the other ${more === 1 ? 'case' : `${more} cases`}`}.
      </p>
    </div>
  );
}

function picksText({ kind, picks }: SituationView): string {
  const titles = picks.map(({ title }) => title).join(', then ');
  return kind === 'nothing' ? 'Nothing' : kind === 'other' ? `A different game: ${titles}` : titles;
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
