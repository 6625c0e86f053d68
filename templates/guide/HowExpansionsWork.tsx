import { Prose } from '../parts/Prose.tsx';
import { CompatibilityTable, type CompatibilityView } from './CompatibilityTable.tsx';

export interface HowExpansionsWorkView {
  text: string;
  note: { title: string; text: string } | null;
  compatibility: CompatibilityView | null;
}

export function HowExpansionsWork({ view }: { view: HowExpansionsWorkView }) {
  return (
    <>
      <div className="prose">
        <Prose text={view.text} />
      </div>
      {view.note !== null && (
        <aside className="note" aria-label={view.note.title}>
          <b>{view.note.title}</b>
          <Prose text={view.note.text} />
        </aside>
      )}
      {view.compatibility !== null && <CompatibilityTable view={view.compatibility} />}
    </>
  );
}
