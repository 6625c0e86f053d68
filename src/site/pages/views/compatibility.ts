import type { PairView } from '../../../../templates/parts/Pairs.tsx';
import type { CompatibilityView } from '../../../../templates/guide/HowExpansionsWork.tsx';
import type { Compatibility } from '../../../domain/data.ts';
import { hasPage } from '../../../domain/ranking.ts';
import { baseId } from '../../../domain/situations/finderGame.ts';
import type { GuideMaterial } from './guideMaterial.ts';

/** The pairs whose boxes have no page, which would show them; null if there is nothing to say. */
export function compatibilityView(material: GuideMaterial): CompatibilityView | null {
  const { game } = material.entry;
  const paged = new Set(game.expansions.filter(hasPage).map(({ id }) => id));
  const pairs = (game.compatibility ?? []).filter((pair) => !paged.has(pair.box) && !paged.has(pair.with));
  const note = game.compatibility_note ?? null;
  if (pairs.length === 0 && note === null) return null;
  return { pairs: pairs.map((pair) => pairView(material, pair)), note };
}

export function pairView({ entry: { game }, sources }: GuideMaterial, pair: Compatibility): PairView {
  const titleOf = (id: string) =>
    game.expansions.find((box) => box.id === id)?.title ?? (id === baseId ? game.title : id);
  return {
    key: `${pair.box}+${pair.with}`,
    boxes: `${titleOf(pair.box)} with ${titleOf(pair.with)}`,
    verdict: pair.verdict,
    text: [pair.rule, pair.note].filter(Boolean).join(' '),
    source: sources.get(pair.source_id) ?? null,
  };
}
