import type { FinderView } from '../../../templates/guide/Finder.tsx';
import type { Game } from '../../domain/data.ts';
import { advise } from '../../domain/picker/advise.ts';
import { fragmentKey } from '../../domain/picker/answers.ts';
import { pickerGame } from '../../domain/picker/facts.ts';
import { situationsOf } from '../../domain/picker/situations.ts';

/** The finder of a game's guide. It is given the game alone, so that it can see no offer. */
export function finderView(game: Game): FinderView {
  const facts = pickerGame(game);
  return {
    form: { game: facts },
    hashKey: fragmentKey,
    rows: situationsOf(facts).map(({ text, answers }) => {
      const { pick, reason } = advise(facts, answers);
      return {
        situation: text,
        title: pick?.title ?? 'Nothing for now',
        href: pick?.slug == null ? null : `#${pick.slug}`,
        // The list of boxes says of each whether it is in print.
        reason: reason.flatMap((part) => (part.field === 'print' ? [] : part.text)).join(' '),
      };
    }),
  };
}
