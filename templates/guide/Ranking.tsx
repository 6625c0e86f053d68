import type { Link } from '../../src/domain/data.ts';
import { BoxFacts, BoxName, Verdict, type BoxFactsView, type BoxNameView } from '../parts/BoxFacts.tsx';
import { Buy, type BuyView } from '../parts/Buy.tsx';
import { useFill } from '../parts/labels.ts';
import { TableHead } from '../parts/TableHead.tsx';
import { InlineProse } from '../parts/Prose.tsx';

/** A box of the guide in a row. id is its anchor. */
export interface BoxRowView extends BoxNameView, BoxFactsView {
  id: string;
  line: string;
  /** What is particular about our judgment. */
  note: string | null;
  buy: BuyView;
}

/** Boxes that a reader chooses between. top are the rows of the table, rest those below it. */
export interface RankedGroupView {
  name: string | null;
  audience: string | null;
  top: readonly BoxRowView[];
  rest: readonly BoxRowView[];
}

/** href leads to the comparison in full. */
export interface ComparisonLineView {
  id: string;
  question: string;
  answer: string;
  href: string;
}

export interface RankingView {
  groups: readonly RankedGroupView[];
  note: string | null;
  method: Link | null;
  comparisons: readonly ComparisonLineView[];
  moreComparisons: readonly ComparisonLineView[];
  others: readonly BoxRowView[];
}

export function Ranking({ view }: { view: RankingView }) {
  const { groups, note, method, comparisons, moreComparisons, others } = view;
  return (
    <>
      {groups.map((group, index) => (
        <Group key={group.name ?? index} group={group} />
      ))}
      {(note !== null || method !== null) && (
        <p className="small">
          {note !== null && <InlineProse text={note} />}{' '}
          {method !== null && <a href={method.href}>{method.label}</a>}
        </p>
      )}
      {comparisons.length > 0 && <h3 id="versus">Torn between two?</h3>}
      {comparisons.length > 0 && <ComparisonLines comparisons={comparisons} />}
      {moreComparisons.length > 0 && (
        <details className="more">
          <summary>{moreComparisons.length} more to compare</summary>
          <ComparisonLines comparisons={moreComparisons} />
        </details>
      )}
      {others.length > 0 && (
        <details className="more">
          <summary>Also on the shelf, not ranked: {others.length}</summary>
          <ul className="rows" id="others">
            {others.map((box) => (
              <SlimRow key={box.id} box={box} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Group({ group: { name, audience, top, rest } }: { group: RankedGroupView }) {
  const fill = useFill();
  const columns = [
    fill('{Box} and verdict'),
    'What it adds',
    fill('Needs, {players}, time'),
    'Price or shop',
  ];
  return (
    <div className="group">
      {name !== null && <h3>{name}</h3>}
      {audience !== null && <p className="chk">{audience}</p>}
      {top.length > 0 && (
        <table className="rank">
          <caption className="vh">
            {name === null ? fill('The {ranking}, compared') : `${name}, compared`}
          </caption>
          <TableHead columns={columns} />
          <tbody>
            {top.map((box) => (
              <TableRow key={box.id} box={box} />
            ))}
          </tbody>
        </table>
      )}
      {rest.length > 0 && (
        <ul className="rows">
          {rest.map((box) => (
            <SlimRow key={box.id} box={box} />
          ))}
        </ul>
      )}
    </div>
  );
}

function TableRow({ box }: { box: BoxRowView }) {
  return (
    <tr id={box.id} className={box.rank === 1 ? 'first' : undefined}>
      <th scope="row">
        <BoxName box={box} /> <Verdict verdict={box.verdict} />
      </th>
      <td>
        <Line box={box} />
      </td>
      <td>
        <BoxFacts box={box} />
      </td>
      <td>
        <Buy buy={box.buy} size="btn" />
      </td>
    </tr>
  );
}

function SlimRow({ box }: { box: BoxRowView }) {
  return (
    <li id={box.id} className="slim">
      <p>
        <BoxName box={box} /> <Verdict verdict={box.verdict} />
      </p>
      <p>
        <Line box={box} />
      </p>
      <div className="meta">
        <BoxFacts box={box} />
        <Buy buy={box.buy} size="buy" />
      </div>
    </li>
  );
}

function Line({ box: { line, note } }: { box: BoxRowView }) {
  return (
    <>
      {line}
      {note !== null && (
        <>
          {' '}
          <span className="muted">{note}</span>
        </>
      )}
    </>
  );
}

function ComparisonLines({ comparisons }: { comparisons: readonly ComparisonLineView[] }) {
  return (
    <ul className="lines">
      {comparisons.map(({ id, question, answer, href }) => (
        <li key={id}>
          <b>{question}</b> {answer}{' '}
          <a href={href}>
            Side by side<span className="vh">: {question}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
