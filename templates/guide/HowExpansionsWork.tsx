import { Pairs, type PairView } from '../parts/Pairs.tsx';
import { Prose } from '../parts/Prose.tsx';
import { Editions, type EditionsView } from './Editions.tsx';

export interface CompatibilityView {
  pairs: readonly PairView[];
  note: string | null;
}

export interface HowExpansionsWorkView {
  text: string;
  note: { title: string; text: string } | null;
  editions: EditionsView | null;
  storage: string | null;
  compatibility: CompatibilityView | null;
}

export function HowExpansionsWork({ view }: { view: HowExpansionsWorkView }) {
  return (
    <>
      <Prose text={view.text} />
      {view.note !== null && (
        <details className="more">
          <summary>{view.note.title}</summary>
          <Prose text={view.note.text} />
        </details>
      )}
      {view.editions !== null && <Editions view={view.editions} />}
      {view.storage !== null && (
        <details className="more">
          <summary>At the table: time, space, and storage</summary>
          <p>{view.storage}</p>
        </details>
      )}
      {view.compatibility !== null && (
        <details className="more">
          <summary>What works with what</summary>
          {view.compatibility.pairs.length > 0 && <Pairs pairs={view.compatibility.pairs} />}
          {view.compatibility.note !== null && <Prose text={view.compatibility.note} />}
        </details>
      )}
    </>
  );
}
