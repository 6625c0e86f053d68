import { FinderForm, type FinderProps } from '../islands/finder/FinderForm.tsx';
import { Island } from '../parts/Island.tsx';

export interface FinderView {
  form: FinderProps;
  /** The address of the same as JSON. */
  path: string;
  /** The parameter of the address that holds what is ticked. */
  hashKey: string;
}

/** Without script the rows and the ranking say the same. */
export function Finder({ finder: { form, path, hashKey } }: { finder: FinderView }) {
  return (
    <details className="finder more js-only" id="next">
      <summary>Something else? Tick what you own</summary>
      <Island
        name="finder"
        component={FinderForm}
        props={form}
        propsPath={path}
        hashKeys={[hashKey]}
        failed="The answer to these choices cannot be loaded right now. Change one to try again, or read the ranking on this page."
      />
    </details>
  );
}
