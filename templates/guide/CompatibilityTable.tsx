import type { Compatibility } from '../../src/domain/data.ts';
import { SourceLinks, type SourceView } from './Sources.tsx';

/** A cell is null where a box meets itself. */
export type CellView = { verdict: Compatibility['verdict']; text: string } | null;

export interface CompatibilityView {
  label: string;
  columns: readonly string[];
  rows: readonly { title: string; cells: readonly CellView[] }[];
  notes: readonly { pair: string; text: string; source: SourceView }[];
}

const marks: Record<Compatibility['verdict'], string> = {
  works: 'mk',
  works_with_rule: 'mk mk--part',
  not_recommended: 'mk mk--part',
  does_not_work: 'mk mk--no',
  unknown: 'mk mk--none',
};

export function CompatibilityTable({ view }: { view: CompatibilityView }) {
  return (
    <div className="wide">
      <div className="scroll" tabIndex={0} role="region" aria-label={view.label}>
        <table className="grid">
          <thead>
            <tr>
              <th scope="col">Box</th>
              {view.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.rows.map((row) => (
              <tr key={row.title}>
                <th scope="row">{row.title}</th>
                {row.cells.map((cell, index) => (
                  <td key={view.columns[index]}>
                    {cell === null ? (
                      <span className="muted">Same box</span>
                    ) : (
                      <span className={marks[cell.verdict]}>{cell.text}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {view.notes.length > 0 && (
        <details className="box__more">
          <summary>What each pair rests on</summary>
          <ul>
            {view.notes.map((note) => (
              <li key={note.pair}>
                <b>{note.pair}.</b> {note.text} Source: <SourceLinks sources={[note.source]} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
