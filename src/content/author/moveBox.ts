import { isSeq } from 'yaml';
import { groupBy } from '../../domain/lists.ts';
import { boxPath } from '../../domain/routes.ts';
import { nodeAt, scalarsOf, textAt, type DataPath, type Source } from '../yaml/source.ts';
import type { Edit } from '../yaml/edit.ts';
import { editFiles, type DataFile, type PlannedChange, type Refused } from './change.ts';
import {
  guideAddress,
  isFileOf,
  moveAddress,
  placesOf,
  removals,
  removeAddress,
  replaceAddress,
  siteTextAt,
} from './moveGame.ts';

/** A box in the files of its game. */
export interface FoundBox {
  game: string;
  id: string;
  index: number;
  /** Where its page is, or would be. */
  address: string;
  hasPage: boolean;
  /** Its row of the guide. */
  anchor: string;
}

/** In the files of a game, which name its boxes. */
const boxPlaces = {
  fields: ['expansion_id', 'box', 'with', 'pick'],
  lists: 'owns lacks buy boxes fits holds path featured_expansions'.split(' '),
};
/** Lists whose entries are about the box that they name. */
const entryLists: readonly string[] = ['compatibility', 'comparisons', 'faq', 'offers'];

export function findBox(files: readonly DataFile[], game: string, id: string): FoundBox | null {
  const index = boxIds(files, game).indexOf(id);
  const source = gameSource(files, game);
  if (index === -1 || source === undefined) return null;
  const slug = textAt(source, ['expansions', index, 'slug']) ?? id;
  return {
    ...{ game, id, index },
    address: addressOf(files, game, slug),
    hasPage: ['rank_recommended', 'verdict', 'not_judged'].some(
      (field) => nodeAt(source, ['expansions', index, field]) !== undefined,
    ),
    anchor: `${guideAddress(files, game)}#${slug}`,
  };
}

export function boxIds(files: readonly DataFile[], game: string): string[] {
  const source = gameSource(files, game);
  const list = source && nodeAt(source, ['expansions']);
  return source && isSeq(list)
    ? list.items.map((_, index) => textAt(source, ['expansions', index, 'id']) ?? '')
    : [];
}

function gameSource(files: readonly DataFile[], game: string): Source | undefined {
  return files.find(({ kind, name }) => kind === 'game' && name === game)?.source;
}

export function renameBox(
  files: readonly DataFile[],
  { game, id, index, address, hasPage, anchor }: FoundBox,
  to: string,
): (PlannedChange & { address: string }) | Refused {
  const newAddress = addressOf(files, game, to);
  const edited = editFiles(files, (file) => {
    const { kind, source } = file;
    const isOwn = isFileOf(file, game);
    const own = isOwn && kind === 'game' ? ['id', 'slug'].map((field) => ['expansions', index, field]) : [];
    const named = isOwn ? placesOf(source, id, boxPlaces) : [];
    const keys = isOwn
      ? scalarsOf(source).filter(({ path }) => path.at(-2) === 'pick_if' && path.at(-1) === id)
      : [];
    return [
      ...[...own, ...named].map((path): Edit => ({ kind: 'set', path, value: to })),
      ...keys.flatMap(({ path, value }): Edit[] => [
        { kind: 'set', path: [...path.slice(0, -1), to], value: String(value), after: id },
        { kind: 'remove', path },
      ]),
      ...(hasPage
        ? moveAddress(kind, source, address, newAddress)
        : replaceAddress(source, address, newAddress)),
      ...replaceAddress(source, anchor, `${guideAddress(files, game)}#${to}`),
    ];
  });
  return 'refused' in edited ? edited : { ...edited, address: newAddress };
}

/** Also removes what is only about the box: its offers, questions, pairs, and comparisons. */
export function removeBox(
  files: readonly DataFile[],
  { game, id, index, address, hasPage, anchor }: FoundBox,
  { links, isGone }: { links: string; isGone: boolean },
): PlannedChange | Refused {
  return editFiles(files, (file) => {
    const { source, kind } = file;
    const isOwn = isFileOf(file, game);
    return [
      ...(isOwn && kind === 'game' ? removals([['expansions', index]]) : []),
      ...(isOwn ? removals(entriesNaming(source, id)) : []),
      ...(kind === 'redirects' && hasPage
        ? removeAddress(source, address, links, isGone)
        : replaceAddress(source, address, links)),
      ...replaceAddress(source, anchor, links),
    ];
  });
}

/** What to remove: an entry about the box, a situation that would be left without a box, or the box in a list. */
function entriesNaming(source: Source, id: string): DataPath[] {
  const entries = placesOf(source, id, boxPlaces).flatMap((path): DataPath[] => {
    const [top = '', at = 0] = path;
    const list = nodeAt(source, path.slice(0, -1));
    const isInList = typeof path.at(-1) === 'number';
    const isOnly = isInList && isSeq(list) && list.items.length === 1;
    if (entryLists.includes(String(top)) || (top === 'situations' && (isOnly || !isInList)))
      return [[top, at]];
    return isInList ? [path] : [];
  });
  const all = withEmptied(source, entries);
  return all.filter(
    (path) => !all.some((other) => other.length < path.length && other.every((step, i) => step === path[i])),
  );
}

/** Lists that lose all their entries go themselves; an edition may fit no box. */
function withEmptied(source: Source, paths: readonly DataPath[]): DataPath[] {
  const lists = groupBy(paths, (path) => path.slice(0, -1).join('\n'));
  return [...lists.values()].flatMap((removed) => {
    const owner = removed[0]?.slice(0, -1) ?? [];
    const list = nodeAt(source, owner);
    const count = new Set(removed.map((path) => path.at(-1))).size;
    const isEmptied = isSeq(list) && list.items.length === count && owner.at(-1) !== 'fits';
    return isEmptied ? [owner] : removed;
  });
}

function addressOf(files: readonly DataFile[], game: string, slug: string): string {
  const pattern = siteTextAt(files, 'box_address');
  const source = gameSource(files, game);
  const gameSlug = (source && textAt(source, ['slug'])) ?? game;
  return boxPath({ slug: gameSlug }, { slug }, pattern === null ? null : { box_address: pattern });
}
