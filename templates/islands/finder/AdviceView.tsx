import type { Advice } from '../../../src/domain/picker/advise.ts';
import type { Pair, PickerGame } from '../../../src/domain/picker/facts.ts';
import type { Part } from '../../../src/domain/picker/reason.ts';
import { verdictText } from '../../../src/domain/words.ts';

const fieldNames: Record<Part['field'], string> = {
  own: 'what you own',
  players: 'players',
  time: 'time',
  rules: 'new rules',
  needs: 'what a box needs',
  mix: 'what works together',
  rank: 'our ranking',
  print: 'print run',
};

export interface AdviceViewProps {
  game: PickerGame;
  advice: Advice;
  settled: boolean;
}

export function AdviceView({ game, advice, settled }: AdviceViewProps) {
  const { pick, reason, passedOver, warnings } = advice;
  const [decided] = reason;
  return (
    <div className="finder__out" data-settled={settled ? '' : undefined}>
      <div role="status" aria-atomic="true">
        <p className="finder__pick">
          <span>Buy next: </span>
          {pick?.slug ? <a href={`#${pick.slug}`}>{pick.title}</a> : (pick?.title ?? 'nothing for now')}
        </p>
        <p>{reason.map(({ text }) => text).join(' ')}</p>
        {decided && <p className="finder__by">{`Decided by: ${fieldNames[decided.field]}.`}</p>}
        {warnings.length > 0 && (
          <p className="finder__by">{`Pairs to check before you combine: ${warnings.length}, listed below.`}</p>
        )}
      </div>
      {warnings.length > 0 && (
        <ul className="finder__warn">
          {warnings.map((pair) => (
            <li key={pair.boxes.join(' ')}>
              <b>{pairText(game, pair)}.</b> {verdictText[pair.verdict]}. {pair.note}
            </li>
          ))}
        </ul>
      )}
      {passedOver.length > 0 && (
        <details className="box__more">
          <summary>What it passed over, and why</summary>
          <ul>
            {passedOver.map(({ id, slug, title, why }) => (
              <li key={id}>
                <a href={`#${slug}`}>{title}</a>: {why}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function pairText({ boxes }: PickerGame, { boxes: ids }: Pair): string {
  return ids.map((id) => boxes.find((box) => box.id === id)?.title ?? '').join(' with ');
}
