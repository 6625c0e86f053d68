import { Disc } from '../parts/Disc.tsx';
import { Pips, type ComplexityView } from '../parts/Facts.tsx';
import { OfferLine, type OfferView } from '../parts/Offers.tsx';
import { Prose } from '../parts/Prose.tsx';
import { Badges, type BadgeView } from './Badges.tsx';
import { BoxList, OtherBoxes, type BoxListView, type OtherBoxesView } from './BoxList.tsx';
import { VerdictMark, type VerdictView } from './Verdict.tsx';

export interface RankingRowView {
  rank: number;
  title: string;
  href: string;
  badges: readonly BadgeView[];
  verdict: VerdictView | null;
  /** The box in one line. */
  tagline: string;
  complexity: ComplexityView | null;
  players: string;
  minutes: string;
  needs: string;
  availability: string;
  listPrice: string | null;
  /** In the order of regions. */
  offers: readonly OfferView[];
}

export interface RankingView {
  rows: readonly RankingRowView[];
  caption: string;
  note: string | null;
  boxes: BoxListView;
  others: OtherBoxesView | null;
}

/** The comparison, then every box with its verdict. */
export function Ranking({ view }: { view: RankingView }) {
  return (
    <>
      <RankingTable rows={view.rows} />
      <p className="chk">{view.caption}</p>
      {view.note !== null && <Prose text={view.note} />}
      <BoxList view={view.boxes} />
      {view.others !== null && <OtherBoxes view={view.others} />}
    </>
  );
}

const columns = ['Box', 'Verdict', 'Adds', 'Players', 'Minutes', 'Needs', 'Availability', 'Price'];

/** Reads across; on a phone it scrolls under the names of the boxes. */
function RankingTable({ rows }: { rows: readonly RankingRowView[] }) {
  return (
    <div className="scroll" tabIndex={0} role="region" aria-label="The ranking as a table">
      <table className="rank">
        <caption className="vh">The ranking, compared</caption>
        <thead>
          <tr>
            {columns.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.rank} className={row.rank === 1 ? 'first' : undefined}>
              <th scope="row">
                <span className="nm">
                  <Disc number={row.rank} size="s" /> <a href={row.href}>{row.title}</a>
                </span>{' '}
                <Badges badges={row.badges} />
              </th>
              <td>{row.verdict !== null && <VerdictMark verdict={row.verdict} />}</td>
              <td>
                {row.tagline}{' '}
                {row.complexity !== null && (
                  <span className="rank__rules">
                    Rules: <Pips complexity={row.complexity} />
                  </span>
                )}
              </td>
              <td>{row.players}</td>
              <td>{row.minutes}</td>
              <td>{row.needs}</td>
              <td>{row.availability}</td>
              <td>
                {row.offers.map((offer) => (
                  <OfferLine key={offer.id} offer={offer} className="buy" />
                ))}
                {row.listPrice !== null && <span className="chk">List price {row.listPrice}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
