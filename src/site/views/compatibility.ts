import type { CompatibilityView } from '../../../templates/guide/Compatibility.tsx';
import { baseId } from '../../domain/situations/finderGame.ts';
import type { GuideMaterial } from './guideMaterial.ts';

/** Pairs that a source mentions; null if there is nothing to combine. */
export function compatibilityView({ entry, sources }: GuideMaterial): CompatibilityView | null {
  const { game } = entry;
  const pairs = game.compatibility ?? [];
  const titles = new Map(game.expansions.map(({ id, title }) => [id, title]));
  const titleOf = (id: string) => titles.get(id) ?? (id === baseId ? game.title : id);
  const note = game.compatibility_note ?? null;
  if (pairs.length === 0 && note === null) return null;
  return {
    pairs: pairs.map((pair) => ({
      key: `${pair.box}+${pair.with}`,
      boxes: `${titleOf(pair.box)} with ${titleOf(pair.with)}`,
      verdict: pair.verdict,
      text: [pair.rule, pair.note].filter(Boolean).join(' '),
      source: sources.get(pair.source_id) ?? null,
    })),
    note,
  };
}
