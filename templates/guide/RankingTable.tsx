import { Disc } from '../parts/Disc.tsx';
import { Pips, type ComplexityView } from '../parts/Facts.tsx';
import { BuyLinks, type OfferView } from '../parts/Offers.tsx';
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

/** Phones show each row as a block; script then names the parts for browsers that take that for no table. */
export function RankingTable({ rows, caption }: { rows: readonly RankingRowView[]; caption: string }) {
  return (
    <table className="rank">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {['Rank', 'Box', 'Adds rules', 'Players', 'Best for', 'Buy'].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.rank} className={row.rank === 1 ? 'first' : undefined}>
            <td>
              <Disc number={row.rank} />
            </td>
            <th scope="row">
              <span className="nm">
                <a href={row.href}>{row.title}</a>
              </span>
              <Badges badges={row.badges} />{' '}
              <span className="muted">
                {row.year}. {row.tagline}
              </span>
            </th>
            <td data-l="Adds rules">
              {row.complexity === null ? 'Not known' : <Pips complexity={row.complexity} />}
            </td>
            <td data-l="Players">{row.players}</td>
            <td data-l="Best for">{row.idealFor}</td>
            <td>
              <BuyLinks offers={row.offers} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
