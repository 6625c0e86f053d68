import type { BestForView } from '../../../templates/guide/BestFor.tsx';
import type { BestFor } from '../../domain/data.ts';
import { boxHref } from './boxes.ts';
import type { GuideMaterial } from './guideMaterial.ts';

export function bestForView(
  { ranked, entry: { guide } }: GuideMaterial,
  { expansion_id: id, text }: BestFor,
): BestForView {
  const box = ranked.find(({ expansion }) => expansion.id === id);
  return {
    // In a guide with groups, several boxes have the same rank.
    rank: guide.groups === undefined ? (box?.rank ?? null) : null,
    title: box?.expansion.title ?? '',
    href: box === undefined ? '#tldr-table' : boxHref({ box: box.expansion }),
    text,
  };
}
