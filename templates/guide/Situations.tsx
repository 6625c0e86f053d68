import { LinkList, type MaybeLink } from '../LinkList.tsx';
import { TableHead } from '../parts/TableHead.tsx';
import { InlineProse } from '../parts/Prose.tsx';
import { useFill } from '../parts/labels.ts';
import { FinderForm, type FinderProps } from '../islands/finder/FinderForm.tsx';
import { fragmentKey } from '../../src/domain/finder/choices.ts';
import { Island } from '../parts/Island.tsx';

/** A row of the guide's situations. picks are the boxes to buy in order, or the one different game; answer names them. */
export interface SituationView {
  label: string;
  answer: string;
  picks: readonly MaybeLink[];
  reason: string;
}

export interface OwningView {
  rows: readonly SituationView[];
  finder: { form: FinderProps; path: string } | null;
}

export function Owning({ view: { rows, finder } }: { view: OwningView }) {
  return (
    <div className="owns">
      {rows.length > 0 && <Rows caption="If you own …" rows={rows} />}
      {finder !== null && <Finder {...finder} />}
    </div>
  );
}

export interface RecommendationsView {
  rows: readonly SituationView[];
  others: readonly SituationView[];
}

export function Recommendations({ view: { rows, others } }: { view: RecommendationsView }) {
  const fill = useFill();
  const caption = fill('By {players} and taste');
  return (
    <div className="owns">
      <Rows caption={caption} rows={rows} isNamed={false} />
      {others.length > 0 && (
        <details className="more">
          <summary>{others.length} more</summary>
          <Rows caption={`${caption}, continued`} rows={others} isNamed={false} />
        </details>
      )}
    </div>
  );
}

interface RowsProps {
  caption: string;
  rows: readonly SituationView[];
  /** Whether the caption is shown; a section's heading says the same. */
  isNamed?: boolean;
}

function Rows({ caption, rows, isNamed = true }: RowsProps) {
  return (
    <table>
      <caption className={isNamed ? undefined : 'vh'}>{caption}</caption>
      <TableHead columns={['You', 'Buy next']} hidden />
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
  const linked = picks.flatMap((pick) => (pick.href === null ? [] : pick));
  if (linked.length === 0) return null;
  return (
    <span className="see">
      See <LinkList links={linked} separator=", " />
      {linked.at(-1)?.title.endsWith('.') !== true && '.'}
    </span>
  );
}

/** Without JavaScript, the rows and the ranking show the same. */
function Finder({ form, path }: NonNullable<OwningView['finder']>) {
  const fill = useFill();
  return (
    <details className="finder more js-only" id="next">
      <summary>Something else? Select what you own</summary>
      <Island
        name="finder"
        component={FinderForm}
        props={form}
        propsPath={path}
        hashKeys={[fragmentKey]}
        failed={fill(
          'The answer to these choices cannot be loaded right now. Change one to try again, or read the {ranking} on this page.',
        )}
      />
    </details>
  );
}
