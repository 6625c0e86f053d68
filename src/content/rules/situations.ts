import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { listWords } from '../../diagnostics/didYouMean.ts';
import type { Game, Guide, Situation } from '../../domain/data.ts';
import { faultsOf, type Fault } from '../../domain/finder/faults.ts';
import { baseId } from '../../domain/finder/finderGame.ts';
import type { Entry, UnitFiles } from '../load/siteFiles.ts';
import { locationOf, type DataPath } from '../yaml/source.ts';

export function* checkSituations(files: UnitFiles): Iterable<Diagnostic> {
  const gameAt = (href: string) => {
    const guide = files.known.guides.find(({ path }) => path === href);
    return guide && files.known.games.get(guide.game)?.data;
  };
  for (const guide of files.guides.values()) {
    yield* unconditional(guide);
    const game = files.games.get(guide.data.game);
    if (!game || namesUnknown(guide.data, game.data)) continue;
    for (const fault of faultsOf(guide.data, game.data, gameAt)) yield explain(guide, game.data, fault);
  }
}

const conditions = ['owns', 'lacks', 'players', 'editions', 'wants'] as const;

/** Such a row fits everybody, so the ranking would never answer. */
function* unconditional({ data, source }: Entry<Guide>): Iterable<Diagnostic> {
  for (const [index, row] of data.situations.entries()) {
    if (conditions.some((name) => row[name] !== undefined)) continue;
    const at = locationOf(source, ['situations', index, 'label']);
    const message = `Situation "${row.label}" has no conditions, so it answers everybody instead of the ranking.`;
    const hint = `Say whom it is for with ${listWords(conditions, 'or')}, for example owns: [${baseId}], or delete it.`;
    yield diagnostic('guide/situation-for-all', at, message, hint);
  }
}

function namesUnknown(guide: Guide, game: Game): boolean {
  const known = new Set([baseId, ...game.expansions.map(({ id }) => id)]);
  return guide.situations.some(({ owns, lacks, buy }) =>
    [...(owns ?? []), ...(lacks ?? []), ...(buy ?? [])].some((id) => !known.has(id)),
  );
}

function explain({ data, source }: Entry<Guide>, game: Game, fault: Fault): Diagnostic {
  const row = data.situations[fault.row];
  const who = `Situation "${row?.label ?? ''}"`;
  const to = 'words' in fault ? `to a reader ${fault.words}` : '';
  switch (fault.kind) {
    case 'skipped': {
      const message = `${who} sells "${fault.box}" ${to}, but the verdict on that box is skip.`;
      const hint = 'Recommend another box or nothing, or change the verdict.';
      return diagnostic('guide/recommends-skip', locationOf(source, pathOf(row, fault)), message, hint);
    }
    case 'needs': {
      const need = fault.need === baseId ? game.title : `"${fault.need}"`;
      const message = `${who} sells "${fault.box}" ${to}, but the box needs ${need}.`;
      const hint = `Add ${fault.need} to owns, or to buy before the box.`;
      return diagnostic('guide/situation-needs', locationOf(source, pathOf(row, fault)), message, hint);
    }
    case 'other-seats': {
      const at = locationOf(source, ['situations', fault.row, 'other']);
      const message = `${who} sends a reader ${fault.words} to ${row?.other?.title ?? ''}, which does not seat them.`;
      const hint =
        'Name the box that adds the seats in the title, by its exact title, or send these players elsewhere.';
      return diagnostic('guide/other-seats', at, message, hint);
    }
    case 'unreached': {
      const at = locationOf(source, ['situations', fault.row, 'label']);
      const message = `${who} answers nobody: another row always fits better, or it sells a box that its readers own.`;
      return diagnostic('guide/situation-unreached', at, message, 'Delete it, or change its conditions.');
    }
    case 'as-ranked': {
      const at = locationOf(source, ['situations', fault.row, 'label']);
      const hint = 'Delete it: if no row fits, the finder follows the ranking.';
      return diagnostic('guide/situation-as-ranked', at, `${who} repeats the ranking.`, hint);
    }
  }
}

function pathOf(row: Situation | undefined, { row: index, box }: { row: number; box: string }): DataPath {
  return ['situations', index, 'buy', Math.max(0, row?.buy?.indexOf(box) ?? 0)];
}
