import type { FinderGame } from '../../../src/domain/finder/finderGame.ts';
import type { SiteTerms } from '../../../src/domain/data.ts';
import { fillTerms, termsOf } from '../../../src/domain/siteLook.ts';
import { notKeptText } from '../storage.ts';
import { AdviceView } from './AdviceView.tsx';
import { Questions } from './Questions.tsx';
import { useFinder } from './useFinder.ts';

export interface FinderProps {
  game: FinderGame;
  terms?: SiteTerms;
}

export function FinderForm({ game, ...site }: FinderProps) {
  const terms = termsOf(site);
  const { root, shown, settled, shelf, onChange, clearShelf } = useFinder(game);
  return (
    <div className="finder__form" ref={root} onChange={onChange}>
      <Questions game={game} terms={terms} />
      <div className="finder__keep">
        <label className="checkbox">
          <input type="checkbox" name="remember" />
          <span>Remember on this device</span>
        </label>
        <div>
          <p role="status">{fillTerms(shelf, terms)}</p>
          {shelf !== '' && shelf !== notKeptText && (
            <button type="button" className="link" onClick={clearShelf}>
              Clear my shelf
            </button>
          )}
        </div>
      </div>
      <AdviceView answer={shown} terms={terms} settled={settled} />
    </div>
  );
}
