import { Buy } from '../parts/Buy.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Pips, type ComplexityView } from '../parts/Facts.tsx';
import { useWords } from '../parts/labels.ts';
import { Prose } from '../parts/Prose.tsx';
import { BoxList, BoxTable, type BoxGroupView, type BoxTableView, type BoxView } from './BoxList.tsx';
import { Standalone, VerdictMark } from './Verdict.tsx';

export interface RankingRowView {
  box: BoxView;
  /** The group that begins with this row; null for other rows and in a guide without groups. */
  group: string | null;
  complexity: ComplexityView | null;
  /** In the order of the view's facts; null if unknown. */
  facts: readonly (string | null)[];
}

export interface RankingView {
  rows: readonly RankingRowView[];
  facts: readonly string[];
  note: string | null;
  groups: readonly BoxGroupView[];
  rest: BoxTableView | null;
  others: BoxTableView | null;
}

export function Ranking({ view }: { view: RankingView }) {
  return (
    <>
      <RankingTable view={view} />
      {view.note !== null && <Prose text={view.note} />}
      <BoxList groups={view.groups} />
      {view.rest !== null && <BoxTable view={view.rest} />}
      {view.others !== null && <BoxTable view={view.others} />}
    </>
  );
}

function RankingTable({ view: { rows, facts } }: { view: RankingView }) {
  const words = useWords();
  const columns = [words('{Box}'), 'Verdict', 'Adds', ...facts, 'Price or shop'];
  return (
    <table className="rank">
      <caption className="vh">{words('The {ranking}, compared')}</caption>
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
          <RankingRow key={row.box.id} row={row} columns={columns.length} />
        ))}
      </tbody>
    </table>
  );
}

function RankingRow({ row, columns }: { row: RankingRowView; columns: number }) {
  const { box, group, complexity, facts } = row;
  return (
    <>
      {group !== null && (
        <tr className="rank__group">
          <th colSpan={columns} scope="colgroup">
            {group}
          </th>
        </tr>
      )}
      <tr className={box.rank === 1 ? 'first' : undefined}>
        <th scope="row">
          <span className="nm">
            <Disc number={box.rank} size="s" /> <a href={`#${box.id}`}>{box.title}</a>
          </span>{' '}
          {box.isStandalone && <Standalone />}
        </th>
        <td>{box.verdict !== null && <VerdictMark verdict={box.verdict} />}</td>
        <td>
          {box.tagline}{' '}
          {complexity !== null && (
            <span className="rank__rules">
              Rules: <Pips complexity={complexity} />
            </span>
          )}
        </td>
        {facts.map((text, index) => (
          <td key={index} className="rank__fact">
            {text}
          </td>
        ))}
        <td>
          <Buy buy={box.buy} size="buy" />
        </td>
      </tr>
    </>
  );
}
