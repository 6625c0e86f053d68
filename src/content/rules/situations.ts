import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Game, Guide, Situation } from '../../domain/data.ts';
import { faultsOf, type Fault } from '../../domain/situations/faults.ts';
import { baseId } from '../../domain/situations/finderGame.ts';
import type { Draft, Entry } from '../draft.ts';
import { placeOf, type DataPath } from '../source.ts';

/** Every combination that a reader can tick gets an answer that fits it. */
export function* checkSituations(draft: Draft): Iterable<Diagnostic> {
  const gameAt = (href: string) => {
    const guide = draft.guideAt(href);
    return guide && draft.games.get(guide.data.game)?.data;
  };
  for (const guide of draft.guides.values()) {
    const game = draft.games.get(guide.data.game);
    if (!game || namesUnknown(guide.data, game.data)) continue;
    const faults = faultsOf(guide.data, game.data, gameAt);
    yield* checkAnswered(guide, faults);
    for (const fault of faults) {
      if (fault.kind !== 'unanswered') yield explain(guide, game.data, fault);
    }
    yield* checkReached(guide);
  }
}

/** An unknown name is reported as such, without repeating its consequences. */
function namesUnknown(guide: Guide, game: Game): boolean {
  const known = new Set([baseId, ...game.expansions.map(({ id }) => id)]);
  return guide.situations.some(({ owns, lacks, buy }) =>
    [...(owns ?? []), ...(lacks ?? []), ...(buy ?? [])].some((id) => !known.has(id)),
  );
}

function* checkAnswered({ source }: Entry<Guide>, faults: readonly Fault[]): Iterable<Diagnostic> {
  const [first, ...others] = faults.filter(({ kind }) => kind === 'unanswered');
  if (!first) return;
  const more = others.length === 0 ? '' : `, nor for ${others.length} others`;
  const message = `No situation answers a reader ${first.words}${more}.`;
  const hint = 'End with a row without conditions; put rows for special cases before the general ones.';
  yield finding('guide/situation-missing', placeOf(source, ['situations'], 'key'), message, { hint });
}

function explain(
  { data, source }: Entry<Guide>,
  game: Game,
  fault: Exclude<Fault, { kind: 'unanswered' }>,
): Diagnostic {
  const row = data.situations[fault.row];
  const who = `Situation "${row?.label ?? ''}"`;
  const to = `to a reader ${fault.words}`;
  switch (fault.kind) {
    case 'skipped': {
      const message = `${who} sells "${fault.box}" ${to}, and the verdict on that box is skip.`;
      const hint = 'Advise another box or nothing, or change the verdict.';
      return finding('guide/recommends-skip', placeOf(source, pathOf(row, fault)), message, { hint });
    }
    case 'misfit': {
      const message = `${who} sells "${fault.box}" ${to}, and the box does not fit that edition.`;
      const hint = `Put a row for that edition before it, or add "${fault.box}" to what the edition fits.`;
      return finding('guide/situation-edition', placeOf(source, pathOf(row, fault)), message, { hint });
    }
    case 'needs': {
      const need = fault.need === baseId ? game.title : `"${fault.need}"`;
      const message = `${who} sells "${fault.box}" ${to}, and the box needs ${need}.`;
      const hint = `Add ${fault.need} to owns, or to buy before the box.`;
      return finding('guide/situation-needs', placeOf(source, pathOf(row, fault)), message, { hint });
    }
    case 'seats': {
      const message = `${who} is also the answer for a reader ${fault.words}: no box that they own or are told to buy takes so many.`;
      const hint =
        'Put a row for them above it, with players such as { from: 5, to: 6 }, or correct the players of the boxes.';
      return finding('guide/situation-seats', placeOf(source, ['situations', fault.row, 'buy']), message, {
        hint,
      });
    }
    case 'other-seats': {
      const message = `${who} sends a reader ${fault.words} to ${row?.other?.title ?? ''}, which does not seat them.`;
      const hint =
        'Name the box that adds the seats in the title, by its own title, or send so many players elsewhere.';
      return finding('guide/other-seats', placeOf(source, ['situations', fault.row, 'other']), message, {
        hint,
      });
    }
  }
}

function pathOf(row: Situation | undefined, { row: index, box }: { row: number; box: string }): DataPath {
  return ['situations', index, 'buy', Math.max(0, row?.buy?.indexOf(box) ?? 0)];
}

/** A row after one that always matches is never reached. */
function* checkReached({ data, source }: Entry<Guide>): Iterable<Diagnostic> {
  const always = data.situations.findIndex(
    ({ owns, lacks, editions, players, wants, buy }) =>
      !owns && !lacks && !editions && !players && wants === undefined && !buy,
  );
  if (always === -1 || always === data.situations.length - 1) return;
  const message = `Situation "${data.situations[always]?.label ?? ''}" has no conditions, so that no row after it is ever read.`;
  const hint = 'Move it to the end, or give it a condition.';
  yield finding('guide/situation-unreached', placeOf(source, ['situations', always, 'label']), message, {
    hint,
  });
}
