import type { BestForView } from '../../../../templates/guide/BestFor.tsx';
import type { BestFor } from '../../../domain/data.ts';
import { leadOf } from '../../../domain/prose.ts';
import { hasPage } from '../../../domain/ranking.ts';
import { shortTitle } from '../../../domain/shortTitle.ts';
import { boxLink } from './boxes.ts';
import type { GuideMaterial } from './guideMaterial.ts';

/** The box's page has the whole text. */
export function bestForView(material: GuideMaterial, { expansion_id: id, text }: BestFor): BestForView {
  const { ranked, entry } = material;
  const box = ranked.find(({ expansion }) => expansion.id === id);
  return {
    // In a guide with groups, several boxes have the same rank.
    rank: entry.guide.groups === undefined ? (box?.rank ?? null) : null,
    title: box === undefined ? '' : shortTitle(box.expansion),
    href: box === undefined ? '#tldr-table' : boxLink(material, box.expansion),
    text: box !== undefined && hasPage(box.expansion) ? leadOf(text) : text,
  };
}
