import type { Compatibility as Pair } from '../../src/domain/data.ts';
import { verdictText } from '../../src/domain/words.ts';
import { useFill } from './labels.ts';
import { TableHead } from './TableHead.tsx';
import { InlineProse } from './Prose.tsx';
import type { SourceView } from './Sources.tsx';

export interface PairView {
  key: string;
  boxes: string;
  verdict: Pair['verdict'];
  text: string;
  source: SourceView | null;
}

export const pairMarks: Record<Pair['verdict'], string> = {
  works: 'mk',
  works_with_rule: 'mk mk--part',
  one_at_a_time: 'mk mk--part',
  not_recommended: 'mk mk--part',
  does_not_work: 'mk mk--no',
};

export function Pairs({ pairs }: { pairs: readonly PairView[] }) {
  const fill = useFill();
  return (
    <table className="pairs">
      <TableHead columns={[fill('{Boxes}'), 'Together']} />
      <tbody>
        {pairs.map((pair) => (
          <tr key={pair.key}>
            <th scope="row">{pair.boxes}</th>
            <td>
              <span className={pairMarks[pair.verdict]}>{verdictText[pair.verdict]}</span>{' '}
              <InlineProse text={pair.text} />
              {pair.source !== null && (
                <>
                  {' '}
                  Source: <a href={`#source-${pair.source.number}`}>{pair.source.title}</a>.
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
