import type { BoxGroupView, BoxView } from '../../../templates/guide/BoxList.tsx';
import type { RankingView } from '../../../templates/guide/RankingTable.tsx';
import type { Expansion } from '../../domain/data.ts';
import { rankedGroups, unrankedExpansions, type RankedExpansion } from '../../domain/ranking.ts';
import { fillWords, wordsOf } from '../../domain/siteLook.ts';
import { boxView, complexityOf, needsText, playersAfter } from './boxes.ts';
import type { GuideMaterial } from './guideMaterial.ts';

interface Placed extends RankedExpansion {
  group: string | null;
  audience: string | null;
  view: BoxView;
}

export function rankingView(material: GuideMaterial): RankingView {
  const { site, entry } = material;
  const { guide, game } = entry;
  const { table_rows: most } = site.content.site.limits;
  const groups = rankedGroups(game, guide).map(({ name, audience, boxes }) =>
    boxes.map((box): Placed => ({ ...box, group: name, audience, view: boxView(material, box) })),
  );
  const shown = new Set(firstOfEach(groups, most));
  const placed = groups.flat();
  const top = placed.filter((box) => shown.has(box));
  const rest = placed.filter((box) => !shown.has(box));
  const others = unrankedExpansions(game);
  const facts = factColumns(material, top);
  const words = wordsOf(site.content.site);
  return {
    facts: facts.map(({ label }) => label),
    rows: top.map(({ view, expansion }, index) => ({
      box: view,
      group: beginsGroup(top, index),
      complexity: complexityOf(expansion),
      facts: facts.map(({ of }) => of(expansion)),
    })),
    note: guide.ranking_note ?? null,
    groups: groupViews(material, top),
    rest:
      rest.length === 0
        ? null
        : {
            heading: fillWords('The rest of the {ranking}', words),
            isOpen: true,
            boxes: rest.map(({ view }, index) => ({ box: asRow(view), group: beginsGroup(rest, index) })),
          },
    others:
      others.length === 0
        ? null
        : {
            heading: `Also on the shelf, not ranked: ${others.length}`,
            isOpen: false,
            boxes: others.map((expansion) => ({
              box: asRow(boxView(material, { rank: null, expansion })),
              group: null,
            })),
          },
  };
}

/** A row names what the box needs in its first line. */
function asRow(box: BoxView): BoxView {
  return box.needs === null ? box : { ...box, facts: box.facts.filter(({ label }) => label !== 'Needs') };
}

/** The first box of every group, then the second of every group, and so on, so that a long group leaves room for others. */
function firstOfEach(groups: readonly Placed[][], most: number): Placed[] {
  return groups
    .flatMap((boxes) => boxes.map((box, position) => ({ box, position })))
    .sort((a, b) => a.position - b.position)
    .slice(0, most)
    .map(({ box }) => box);
}

function factColumns({ site, entry: { game } }: GuideMaterial, boxes: readonly RankedExpansion[]) {
  const columns: { label: string; of: (box: Expansion) => string | null }[] = [
    { label: fillWords('{Players}', wordsOf(site.content.site)), of: playersAfter },
    { label: 'Minutes', of: ({ playtime_delta: minutes }) => minutes ?? null },
    { label: 'Needs', of: (box) => needsText(game, box) },
  ];
  return columns.filter(({ of }) => new Set(boxes.map(({ expansion }) => of(expansion))).size > 1);
}

function beginsGroup(boxes: readonly Placed[], index: number): string | null {
  const group = boxes[index]?.group ?? null;
  return group === boxes[index - 1]?.group ? null : group;
}

function groupViews(material: GuideMaterial, boxes: readonly Placed[]): BoxGroupView[] {
  const names = [...new Set(boxes.map(({ group }) => group))];
  return names.map((name) => {
    const own = boxes.filter(({ group }) => group === name);
    return {
      heading: name ?? fillWords('{Box} by {box}', wordsOf(material.site.content.site)),
      audience: own[0]?.audience ?? null,
      boxes: own.map(({ view }) => view),
    };
  });
}
