import { VerdictWord, type VerdictView } from '../parts/Verdict.tsx';
import { useFill } from '../parts/labels.ts';

/** The ranked boxes by verdict, each with a link to its row. unranked is the number of the others. */
export interface AllBoxesView {
  verdicts: readonly {
    advice: VerdictView['advice'] | null;
    boxes: readonly { id: string; name: string }[];
  }[];
  unranked: number;
  isCompared: boolean;
}

export function AllBoxes({ view: { verdicts, unranked, isCompared } }: { view: AllBoxesView }) {
  const fill = useFill();
  return (
    <nav className="wrap jump" aria-labelledby="jump-h">
      <h2 id="jump-h">{fill('All {boxes}')}</h2>
      <p>
        {unranked > 0 && <a href="#others">{unranked} not ranked</a>}
        {isCompared && <a href="#versus">Torn between two?</a>}
      </p>
      <ul>
        {verdicts.map(({ advice, boxes }) => (
          <li key={advice}>
            {advice !== null && <VerdictWord advice={advice} />}
            {boxes.map(({ id, name }) => (
              <a key={id} href={`#${id}`}>
                {name}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </nav>
  );
}
