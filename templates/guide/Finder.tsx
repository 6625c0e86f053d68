import { FinderForm, type FinderProps } from '../islands/finder/FinderForm.tsx';
import { Island } from '../parts/Island.tsx';

export interface FinderView {
  form: FinderProps;
  /** The address of the same as JSON. */
  path: string;
  /** The parameter of the address that holds what is ticked. */
  hashKey: string;
}

/**
 * Without script the tables of situations say the same. Closed on phones, where it is long; the style sheet shows all of
 * it on wider screens.
 */
export function Finder({ finder: { form, path, hashKey } }: { finder: FinderView }) {
  return (
    <div className="finder js-only" id="next">
      <h3>What should I buy next?</h3>
      <details className="more">
        <summary>Tick what you own</summary>
        <Island
          name="finder"
          component={FinderForm}
          props={form}
          propsPath={path}
          hashKeys={[hashKey]}
          failed="The answer to these choices cannot be loaded right now. Change one to try again, or see the tables of situations on this page."
        />
      </details>
    </div>
  );
}
