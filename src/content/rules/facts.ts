import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Game } from '../../domain/data.ts';
import { rankedExpansions } from '../../domain/ranking.ts';
import type { Entry, UnitFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';
import { findRepeats, textsAt, type FoundText } from './fieldTexts.ts';

export function* checkFacts(files: UnitFiles): Iterable<Diagnostic> {
  for (const game of files.games.values()) {
    yield* checkContents(game);
    yield* checkListPrices(textsAt([game], 'list_price.*.currency'));
    const currencies = textsAt([game], 'expansions.*.list_price.*.currency');
    for (const index of game.data.expansions.keys())
      yield* checkListPrices(currencies.filter(({ path }) => path[1] === index));
  }
}

function* checkContents({ data, source }: Entry<Game>): Iterable<Diagnostic> {
  if (data.status === 'draft') return;
  for (const { expansion } of rankedExpansions(data)) {
    if (expansion.contents) continue;
    const message = `Ranked box "${expansion.id}" does not list its contents.`;
    const hint = 'Add contents with numbers, for example 81 bird cards.';
    const index = data.expansions.indexOf(expansion);
    yield diagnostic('game/no-contents', locationOf(source, ['expansions', index, 'id']), message, hint);
  }
}

function* checkListPrices(currencies: readonly FoundText[]): Iterable<Diagnostic> {
  for (const { value, at } of findRepeats(currencies)) {
    const message = `There is a second list price in ${value}.`;
    yield diagnostic('game/list-price-repeated', at, message, 'Keep the newer one.');
  }
}
