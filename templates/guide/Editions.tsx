import { useFill } from '../parts/labels.ts';
import { TableHead } from '../parts/TableHead.tsx';
import { InlineProse } from '../parts/Prose.tsx';

/** Boxes that fit the same editions and not others; fits is in the order of the editions. */
export interface FittingBoxesView {
  titles: string;
  fits: readonly boolean[];
}

export interface EditionsView {
  heading: string;
  editions: readonly { id: string; name: string; text: string }[];
  /** Only boxes that differ between editions; empty if the editions' texts say it. */
  boxes: readonly FittingBoxesView[];
  others: string | null;
}

export function Editions({ view: { heading, editions, boxes, others } }: { view: EditionsView }) {
  const fill = useFill();
  return (
    <details className="more">
      <summary>{heading}</summary>
      <ul className="lines">
        {editions.map(({ id, name, text }) => (
          <li key={id}>
            <b>{name}.</b> <InlineProse text={text} />
          </li>
        ))}
      </ul>
      {boxes.length > 0 && (
        <div className="scroll" tabIndex={0} role="region" aria-label={fill('{Boxes} and editions')}>
          <table className="pairs fits">
            <TableHead columns={[fill('{Box}'), ...editions.map(({ name }) => name)]} />
            <tbody>
              {boxes.map(({ titles, fits }) => (
                <tr key={titles}>
                  <th scope="row">{titles}</th>
                  {fits.map((isFit, index) => (
                    <td key={editions[index]?.id}>
                      <span className={isFit ? 'mk' : 'mk mk--no'}>{isFit ? 'Fits' : 'No'}</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {others !== null && <p>{others}</p>}
    </details>
  );
}
