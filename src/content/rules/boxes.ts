import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Expansion, Game } from '../../domain/data.ts';
import { rankedExpansions } from '../../domain/ranking.ts';
import type { Entry, UnitFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';

export function* checkBoxes(files: UnitFiles): Iterable<Diagnostic> {
  for (const game of files.games.values()) {
    yield* checkBaseGameBox(game);
    for (const [index, box] of game.data.expansions.entries()) {
      yield* checkOwner(game, box, index);
      yield* checkNeeds(game, box, index);
      yield* checkEdition(game, box, index);
    }
  }
}

function* checkBaseGameBox({ data, source }: Entry<Game>): Iterable<Diagnostic> {
  const ranked = rankedExpansions(data).map(({ expansion }) => expansion);
  let first: string | undefined;
  for (const [index, box] of data.expansions.entries()) {
    if (!box.is_base_game) continue;
    const wrong = [
      ...(first === undefined ? [] : [`"${first}" already is`]),
      ...(ranked.includes(box) ? [] : ['it has no rank']),
      ...(box.standalone && !box.requires_base_game ? [] : ['it is not a complete game']),
    ];
    first ??= box.id;
    if (wrong.length === 0) continue;
    const at = locationOf(source, ['expansions', index, 'is_base_game']);
    const message = `Expansion "${box.id}" cannot be the base game itself: ${wrong.join(', ')}.`;
    const hint = 'Only one ranked box with standalone true can be; delete the field from the others.';
    yield diagnostic('game/base-game-box', at, message, hint);
  }
}

function* checkOwner({ data, source }: Entry<Game>, box: Expansion, index: number): Iterable<Diagnostic> {
  if (box.game_id === undefined || box.game_id === data.id) return;
  const message = `Expansion "${box.id}" names game "${box.game_id}", but is in the file of "${data.id}".`;
  const hint = 'Delete the field: the file already says it.';
  yield diagnostic('game/other-game', locationOf(source, ['expansions', index, 'game_id']), message, hint);
}

function* checkNeeds({ data, source }: Entry<Game>, box: Expansion, index: number): Iterable<Diagnostic> {
  const at = () => locationOf(source, ['expansions', index, 'requires_base_game']);
  if (box.standalone && box.requires_base_game) {
    const message = `Expansion "${box.id}" is a complete game but needs ${data.title}; only one can be true.`;
    const hint = 'Set requires_base_game to false if the box can be played on its own.';
    yield diagnostic('game/standalone-needs-base', at(), message, hint);
  }
  const said = box.also_needs !== undefined || box.edition_note !== undefined;
  if (!box.standalone && !box.requires_base_game && !said) {
    const message = `Expansion "${box.id}" is not standalone, does not need ${data.title}, and does not say what it needs.`;
    const hint = 'Name what it expands under also_needs, or explain it in edition_note.';
    yield diagnostic('game/needs-unsaid', at(), message, hint);
  }
}

function* checkEdition({ data, source }: Entry<Game>, box: Expansion, index: number): Iterable<Diagnostic> {
  if (box.edition === undefined || box.edition === data.edition || box.edition_note !== undefined) return;
  const game = data.edition === undefined ? 'has no edition' : `is of "${data.edition}"`;
  const at = locationOf(source, ['expansions', index, 'edition']);
  const message = `Expansion "${box.id}" is of "${box.edition}", ${data.title} ${game}, and nothing says whether they fit.`;
  const hint = 'Add edition_note: which base games or printings the box fits.';
  yield diagnostic('game/edition-unexplained', at, message, hint);
}
