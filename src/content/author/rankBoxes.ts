import type { Expansion } from '../../domain/data.ts';
import { acceptSource } from '../schema/accept.ts';
import { nodeAt, locationOf, scalarsOf, type DataPath, type Source } from '../yaml/source.ts';
import type { Edit } from '../yaml/edit.ts';
import { editFiles, type DataFile, type PlannedChange, type Refused } from './change.ts';

const orderWords =
  /\b(?:first|second|third|fourth|fifth|sixth|next|then|before|after|last|start|begin|top|rank(?:s|ed)?|number (?:one|two|three))\b|#\d/i;

/** Ranks the named boxes first in their group; notes quote the sentences that may tell the old order. */
export function planRank(
  files: readonly DataFile[],
  gameId: string,
  named: readonly string[],
): PlannedChange | Refused {
  const fileOf = (kind: DataFile['kind']) => files.find((file) => file.kind === kind && file.name === gameId);
  const [game, guide] = [fileOf('game'), fileOf('guide')];
  const data = game && acceptSource('game', game.source);
  if (!game || !data)
    return {
      refused: `The file of ${gameId} has errors, or fields that are still to be written.`,
      hint: `Run guides validate --drafts --game ${gameId} to see them.`,
    };
  const groups = guide ? groupsOf(guide.source) : [];
  const group = groups.find(({ boxes }) => boxes.includes(named[0] ?? ''));
  const stranger = groups.length === 0 ? undefined : named.find((id) => !group?.boxes.includes(id));
  if (stranger !== undefined)
    return {
      refused: `"${stranger}" is not in ${group ? `the same group as "${named[0] ?? ''}"` : `a group of ${guide?.source.file ?? ''}`}.`,
      hint: 'Each group has its own 1, 2, 3: rank the boxes of one group at a time, and move a box to another group under groups in the guide.',
    };
  const ranked = data.expansions
    .filter(
      ({ id, rank_recommended }) => rank_recommended !== undefined && (group?.boxes.includes(id) ?? true),
    )
    .sort((a, b) => Number(a.rank_recommended) - Number(b.rank_recommended))
    .map(({ id }) => id);
  const order = [...named, ...ranked.filter((id) => !named.includes(id))];
  const moved = data.expansions.filter(
    ({ id, rank_recommended }) => order.includes(id) && rank_recommended !== order.indexOf(id) + 1,
  );
  const ranks = moved.map((box): Edit => ({
    kind: 'set',
    path: ['expansions', data.expansions.indexOf(box), 'rank_recommended'],
    value: order.indexOf(box.id) + 1,
    after: 'title',
  }));
  const edited = guide ? [game, guide] : [game];
  const change = editFiles(edited, (file) =>
    file === game ? ranks : group === undefined ? [] : groupEdits(group, order),
  );
  const notes = edited.flatMap(({ source }) => tellsOrder(source, moved));
  return 'refused' in change ? change : { ...change, notes };
}

interface BoxGroup {
  path: DataPath;
  boxes: readonly string[];
}

function groupsOf(source: Source): BoxGroup[] {
  const groups = new Map<unknown, { path: DataPath; boxes: string[] }>();
  for (const { path, value } of scalarsOf(source)) {
    if (path[0] !== 'groups' || path[2] !== 'boxes') continue;
    const group = groups.get(path[1]) ?? { path: path.slice(0, 3), boxes: [] };
    group.boxes.push(String(value));
    groups.set(path[1], group);
  }
  return [...groups.values()];
}

function groupEdits({ path, boxes }: BoxGroup, order: readonly string[]): Edit[] {
  return boxes.flatMap((id, index): Edit[] => {
    const value = order[index];
    return value === undefined || value === id ? [] : [{ kind: 'set', path: [...path, index], value }];
  });
}

function tellsOrder(source: Source, moved: readonly Expansion[]): string[] {
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
  return scalarsOf(source).flatMap(({ path, value }) => {
    if (typeof value !== 'string' || !value.includes(' ')) return [];
    const owner = nodeAt(source, [...path.slice(0, -1), 'id']);
    const isReason = path.at(-1) === 'rank_reason' && moved.some(({ id }) => owner?.toJSON() === id);
    const { line } = locationOf(source, path);
    return [...sentences.segment(value)]
      .map(({ segment }) => segment.trim())
      .filter(
        (text) => isReason || (orderWords.test(text) && moved.some(({ title }) => text.includes(title))),
      )
      .map((text) => `${source.file}:${line}: ${text}`);
  });
}
