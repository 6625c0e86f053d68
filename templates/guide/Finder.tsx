import { FinderForm, type FinderProps } from '../islands/finder/FinderForm.tsx';
import { Island } from '../parts/Island.tsx';

/** rows say for some situations what the form says for all; href is null for what is no box of the list. */
export interface FinderView {
  form: FinderProps;
  /** The parameter of the address that holds the answers. */
  hashKey: string;
  rows: readonly { situation: string; title: string; href: string | null; reason: string }[];
}

export function Finder({ finder: { form, hashKey, rows } }: { finder: FinderView }) {
  return (
    <div className="finder" id="next">
      <h3>What should I buy next?</h3>
      <div className="js-only">
        <Island
          name="finder"
          component={FinderForm}
          props={form}
          hashKeys={[hashKey]}
          failed="The answer to these choices cannot be loaded right now. Change one to try again, or see the common situations below."
        />
      </div>
      <details className="box__more finder__table">
        <summary>The answers for common situations</summary>
        <table>
          <caption>Where nothing else is said, you own the base game and no other box.</caption>
          <thead>
            <tr>
              <th scope="col">Situation</th>
              <th scope="col">Buy next</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ situation, title, href, reason }) => (
              <tr key={situation}>
                <th scope="row">{situation}</th>
                <td>
                  <b>{href === null ? title : <a href={href}>{title}</a>}.</b> {reason}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
