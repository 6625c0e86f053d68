import type { CompatibilityView } from '../../../templates/guide/Compatibility.tsx';
import type { Compatibility } from '../../domain/data.ts';
import { baseId } from '../../domain/situations/finderGame.ts';
import type { GuideMaterial } from './guideMaterial.ts';

/** Pairs that a source mentions, and the number of other pairs; null if there is nothing to combine. */
export function compatibilityView({ entry, ranked, sources }: GuideMaterial): CompatibilityView | null {
  const { game } = entry;
  const pairs = game.compatibility ?? [];
  const titles = new Map(game.expansions.map(({ id, title }) => [id, title]));
  const titleOf = (id: string) => titles.get(id) ?? (id === baseId ? game.title : id);
  const unknown = countUnknown(
    ranked.map(({ expansion }) => expansion.id),
    pairs,
  );
  const note = game.compatibility_note ?? null;
  if (pairs.length === 0 && note === null) return null;
  return {
    heading: `What works with what: ${pairs.length === 1 ? '1 pair' : `${pairs.length} pairs`}`,
    pairs: pairs.map((pair) => ({
      key: `${pair.box}+${pair.with}`,
      boxes: `${titleOf(pair.box)} with ${titleOf(pair.with)}`,
      verdict: pair.verdict,
      text: [pair.rule, pair.note].filter(Boolean).join(' '),
      source: sources.get(pair.source_id) ?? null,
    })),
    note,
    unknown:
      note !== null || unknown === 0
        ? null
        : `Of ${unknown} other ${unknown === 1 ? 'pair' : 'pairs'} in the ranking, no source that we read says how they combine.`,
  };
}

function countUnknown(ids: readonly string[], pairs: readonly Compatibility[]): number {
  const known = new Set(pairs.flatMap(({ box, with: other }) => [`${box}+${other}`, `${other}+${box}`]));
  return ids.flatMap((id, index) => ids.slice(index + 1).filter((other) => !known.has(`${id}+${other}`)))
    .length;
}
