import { Fragment } from 'react';
import { InlineProse } from '../parts/Prose.tsx';
import { useWords } from '../parts/labels.ts';
import { FinderForm, type FinderProps } from '../islands/finder/FinderForm.tsx';
import { Island } from '../parts/Island.tsx';

/** A row of the guide's situations. picks are the boxes to buy in order, or the one different game; answer names them. */
export interface SituationView {
  label: string;
  answer: string;
  picks: readonly { title: string; href: string | null }[];
  reason: string;
}

export interface OwningView {
  rows: readonly SituationView[];
  /** The base game's title. */
  base: string;
  /** The boxes that readers go through in order: all, or those of their group. null if no group has two. */
  order: 'all' | 'group' | null;
  finder: FinderView | null;
}

export function Owning({ view: { rows, base, order, finder } }: { view: OwningView }) {
  const words = useWords();
  return (
    <div className="owns">
      {rows.length > 0 && <Rows caption="If you own …" rows={rows} />}
      {order !== null && (
        <p>
          {order === 'group'
            ? 'Not on this list? Find your part of '
            : `Own ${base} and other ${words('{boxes}')}? Go down `}
          <a href="#tldr-table">{words('the {ranking}')}</a>
          {words(
            order === 'group'
              ? ' and buy the first {box} you don’t own that suits you.'
              : ' to the first {box} you don’t own that suits you.',
          )}
        </p>
      )}
      {finder !== null && <Finder finder={finder} />}
    </div>
  );
}

export function Recommendations({ view: rows }: { view: readonly SituationView[] }) {
  const words = useWords();
  return (
    <div className="owns">
      <Rows caption={words('By {players} and taste')} rows={rows} />
    </div>
  );
}

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
      {linked.at(-1)?.title.endsWith('.') !== true && '.'}
    </span>
  );
}

export interface FinderView {
  form: FinderProps;
  path: string;
  hashKey: string;
}

/** Without JavaScript, the rows and the ranking show the same. */
function Finder({ finder: { form, path, hashKey } }: { finder: FinderView }) {
  const words = useWords();
  return (
    <details className="finder more js-only" id="next">
      <summary>Something else? Tick what you own</summary>
      <Island
        name="finder"
        component={FinderForm}
        props={form}
        propsPath={path}
        hashKeys={[hashKey]}
        failed={words(
          'The answer to these choices cannot be loaded right now. Change one to try again, or read the {ranking} on this page.',
        )}
      />
    </details>
  );
}
