import { Prose } from '../parts/Prose.tsx';
import { Compatibility, type CompatibilityView } from './Compatibility.tsx';
import { Editions, type EditionsView } from './Editions.tsx';

export interface HowExpansionsWorkView {
  text: string;
  note: { title: string; text: string } | null;
  editions: EditionsView | null;
  storage: string | null;
  /** Null if nothing is known. */
  compatibility: CompatibilityView | null;
}

export function HowExpansionsWork({ view }: { view: HowExpansionsWorkView }) {
  return (
    <>
      <Prose text={view.text} />
      {view.note !== null && (
        <aside className="note" aria-label={view.note.title}>
          <b>{view.note.title}</b>
          <Prose text={view.note.text} />
        </aside>
      )}
      {view.editions !== null && <Editions view={view.editions} />}
      {view.storage !== null && (
        <details className="more">
          <summary>At the table: time, space, and storage</summary>
          <p>{view.storage}</p>
        </details>
      )}
      {view.compatibility !== null && <Compatibility view={view.compatibility} />}
    </>
  );
}
