import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Game, Guide } from '../../domain/data.ts';
import { rankedExpansions } from '../../domain/ranking.ts';
import type { Draft, Entry } from '../draft.ts';
import { placeOf } from '../source.ts';
import { findRepeats } from './repeats.ts';

/** One first pick, of rank 1; featured boxes are ranked. */
export function* checkPicks(draft: Draft): Iterable<Diagnostic> {
  for (const guide of draft.guides.values()) {
    yield* checkKinds(guide);
    const game = draft.games.get(guide.data.game);
    if (game) yield* checkAgainstRanks(guide, game.data);
  }
}

function* checkKinds({ data, source }: Entry<Guide>): Iterable<Diagnostic> {
  const at = () => placeOf(source, ['picks'], 'key');
  if (data.picks.length === 0) {
    const hint = 'Give one of kind first, with the box of rank 1.';
    yield finding('guide/no-pick', at(), 'The guide picks nothing; its readers ask what to buy first.', {
      hint,
    });
    return;
  }
  const first = data.picks.filter(({ kind }) => kind === 'first').length;
  if (first !== 1) {
    const found = first === 0 ? 'No pick is' : `${first} picks are`;
    const hint = 'Give exactly one pick the kind first, and the others runner_up.';
    yield finding('guide/first-picks', at(), `${found} of kind first; the guide needs exactly one.`, {
      hint,
    });
  }
  const picked = data.picks.map((pick, index) => ({
    value: pick.expansion_id,
    path: ['picks', index, 'expansion_id'],
  }));
  for (const { value, path } of findRepeats(picked)) {
    const hint = 'Pick another box, or delete this pick.';
    yield finding('guide/pick-repeated', placeOf(source, path), `Expansion "${value}" is picked twice.`, {
      hint,
    });
  }
}

function* checkAgainstRanks({ data, source }: Entry<Guide>, game: Game): Iterable<Diagnostic> {
  const ranked = rankedExpansions(game).map(({ expansion }) => expansion.id);
  const known = (id: string) => game.expansions.some((box) => box.id === id);
  const [best] = ranked;
  const firsts = data.picks.filter(({ kind }) => kind === 'first');
  for (const [index, { kind, expansion_id: id }] of data.picks.entries()) {
    if (kind !== 'first' || firsts.length !== 1 || !known(id) || best === undefined || id === best) continue;
    const message = `The first pick is "${id}", but "${best}" has rank 1.`;
    const hint = `Pick "${best}", or change the ranks in data/games/${game.id}.yaml.`;
    yield finding('guide/first-pick-rank', placeOf(source, ['picks', index, 'expansion_id']), message, {
      hint,
    });
  }
  for (const [index, id] of data.featured_expansions.entries()) {
    if (!known(id) || ranked.includes(id)) continue;
    const message = `Expansion "${id}" is featured but has no rank.`;
    const hint = 'Feature a ranked box, or give this one a rank.';
    yield finding('guide/featured-unranked', placeOf(source, ['featured_expansions', index]), message, {
      hint,
    });
  }
}
