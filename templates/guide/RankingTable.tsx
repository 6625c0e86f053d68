import { Disc } from '../shared/Disc.tsx';
import { Pips, type ComplexityView } from '../shared/Facts.tsx';
import { BuyLinks, type OfferView } from '../shared/Offers.tsx';
import { Badges, type BadgeView } from './Badges.tsx';

export interface RankingRowView {
  rank: number;
  title: string;
  href: string;
  badges: readonly BadgeView[];
  year: number;
  tagline: string;
  complexity: ComplexityView | null;
  players: string;
  idealFor: string;
  offers: readonly OfferView[];
}

/** Roles are spelled out so that it stays a table where phones show each row as a block. */
export function RankingTable({ rows, caption }: { rows: readonly RankingRowView[]; caption: string }) {
  return (
    <table className="rank" role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {['Rank', 'Box', 'Adds rules', 'Players', 'Best for', 'Buy'].map((label) => (
            <th key={label} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.rank} role="row" className={row.rank === 1 ? 'first' : undefined}>
            <td role="cell">
              <Disc number={row.rank} />
            </td>
            <th role="rowheader" scope="row">
              <span className="nm">
                <a href={row.href}>{row.title}</a>
              </span>
              <Badges badges={row.badges} />{' '}
              <span className="muted">
                {row.year}. {row.tagline}
              </span>
            </th>
            <td role="cell" data-l="Adds rules">
              {row.complexity === null ? 'Not known' : <Pips complexity={row.complexity} />}
            </td>
            <td role="cell" data-l="Players">
              {row.players}
            </td>
            <td role="cell" data-l="Best for">
              {row.idealFor}
            </td>
            <td role="cell">
              <BuyLinks offers={row.offers} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
