import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Expansion, Game } from '../../domain/data.ts';
import { rankedExpansions } from '../../domain/ranking.ts';
import type { Entry, UnitFiles } from '../siteFiles.ts';
import { locationOf, type DataPath } from '../source.ts';
import { findRepeats } from './candidates.ts';

export function* checkFacts(files: UnitFiles): Iterable<Diagnostic> {
  for (const game of files.games.values()) {
    yield* checkContents(game);
    yield* checkListPrices(game, game.data, []);
    for (const [index, box] of game.data.expansions.entries())
      yield* checkListPrices(game, box, ['expansions', index]);
  }
}

function* checkContents({ data, source }: Entry<Game>): Iterable<Diagnostic> {
  if (data.status === 'draft') return;
  for (const { expansion } of rankedExpansions(data)) {
    if (expansion.contents) continue;
    const message = `Ranked box "${expansion.id}" does not say what is in it.`;
    const hint = 'Add contents: numbers and what they count, for example 81 bird cards.';
    const index = data.expansions.indexOf(expansion);
    yield diagnostic('game/no-contents', locationOf(source, ['expansions', index, 'id']), message, hint);
  }
}

function* checkListPrices(
  { source }: Entry<Game>,
  { list_price: prices = [] }: Pick<Expansion, 'list_price'>,
  path: DataPath,
): Iterable<Diagnostic> {
  const currencies = prices.map(({ currency: value }, index) => ({
    value,
    path: [...path, 'list_price', index, 'currency'],
  }));
  for (const repeat of findRepeats(currencies)) {
    const message = `A second list price is given in ${repeat.value}.`;
    const hint = 'Keep the newer one.';
    yield diagnostic('game/list-price-repeated', locationOf(source, repeat.path), message, hint);
  }
}
