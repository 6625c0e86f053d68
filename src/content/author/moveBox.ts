import { join } from 'node:path';
import { isScalar, isSeq } from 'yaml';
import { groupBy } from '../../domain/lists.ts';
import { boxPath } from '../../domain/routes.ts';
import { nodeAt, scalarsOf, type DataPath, type FoundScalar, type Source } from '../yaml/source.ts';
import type { Edit } from '../yaml/edit.ts';
import { editFiles, type DataFile, type PlannedChange, type Refused } from './change.ts';
import { guideAddress, moveAddress, removeAddress, replaceAddress } from './moveGame.ts';

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

/** Fields and lists of a game's files that name its boxes. */
const fields: readonly string[] = ['expansion_id', 'box', 'with', 'pick'];
const lists: readonly string[] = 'owns lacks buy boxes fits holds path featured_expansions'.split(' ');
/** Lists whose entries are about the box that they name. */
const entryLists: readonly string[] = ['compatibility', 'comparisons', 'faq', 'offers'];

export function findBox(dir: string, files: readonly DataFile[], game: string, id: string): FoundBox | null {
  const file = files.find(({ path }) => path === join(dir, 'games', `${game}.yaml`));
  const list = file && nodeAt(file.source, ['expansions']);
  if (file === undefined || !isSeq(list)) return null;
  const index = list.items.findIndex((_, at) => textAt(file.source, ['expansions', at, 'id']) === id);
  if (index === -1) return null;
  const slug = textAt(file.source, ['expansions', index, 'slug']) ?? id;
  return {
    game,
    id,
    index,
    address: addressOf(files, file.source, game, slug),
    hasPage: ['rank_recommended', 'verdict', 'not_judged'].some(
      (field) => nodeAt(file.source, ['expansions', index, field]) !== undefined,
    ),
    anchor: `${guideAddress(files, game)}#${slug}`,
  };
}

export function boxIds(dir: string, files: readonly DataFile[], game: string): string[] {
  const file = files.find(({ path }) => path === join(dir, 'games', `${game}.yaml`));
  return (file === undefined ? [] : scalarsOf(file.source)).flatMap(({ path, value }) =>
    path[0] === 'expansions' && path.length === 3 && path[2] === 'id' ? [String(value)] : [],
  );
}

/** Changes id and slug, every field that names the box, and links; the old address redirects to the new one. */
export function renameBox(
  dir: string,
  files: readonly DataFile[],
  { game, id, index, address, hasPage, anchor }: FoundBox,
  to: string,
): (PlannedChange & { address: string }) | Refused {
  const gameFile = files.find(({ path }) => path === join(dir, 'games', `${game}.yaml`));
  const newAddress = gameFile === undefined ? address : addressOf(files, gameFile.source, game, to);
  const edited = editFiles(files, (file) => {
    const { source } = file;
    const own = file === gameFile ? ['id', 'slug'].map((field) => ['expansions', index, field]) : [];
    const named = isFileOf(dir, file, game) ? naming(source, id).map(({ path }) => path) : [];
    const keys = isFileOf(dir, file, game) ? scalarsOf(source).map(({ path }) => path) : [];
    return [
      ...[...own, ...named].map((path): Edit => ({ kind: 'set', path, value: to })),
      ...keys
        .filter((path) => path.at(-2) === 'pick_if' && path.at(-1) === id)
        .flatMap((path) => renameKey(source, path, to)),
      ...(hasPage
        ? moveAddress(file.kind, source, address, newAddress)
        : replaceAddress(source, address, newAddress)),
      ...replaceAddress(source, anchor, `${guideAddress(files, game)}#${to}`),
    ];
  });
  return 'refused' in edited ? edited : { ...edited, address: newAddress };
}

/**
 * Also removes what is only about the box: its offers, questions, pairs, and comparisons. Its address redirects, or
 * answers 410 Gone.
 */
export function removeBox(
  dir: string,
  files: readonly DataFile[],
  { game, id, index, address, hasPage, anchor }: FoundBox,
  { links, isGone }: { links: string; isGone: boolean },
): PlannedChange | Refused {
  return editFiles(files, (file) => {
    const { source, kind } = file;
    const isOwn = isFileOf(dir, file, game);
    return [
      ...(isOwn && kind === 'game' ? [{ kind: 'remove' as const, path: ['expansions', index] }] : []),
      ...(isOwn ? entriesNaming(source, id).map((path): Edit => ({ kind: 'remove', path })) : []),
      ...(kind === 'redirects' && hasPage
        ? removeAddress(source, address, links, isGone)
        : replaceAddress(source, address, links)),
      ...replaceAddress(source, anchor, links),
    ];
  });
}

function isFileOf(dir: string, { path }: DataFile, game: string): boolean {
  return ['games', 'guides', 'offers'].some((folder) => path === join(dir, folder, `${game}.yaml`));
}

function naming(source: Source, id: string): FoundScalar[] {
  return scalarsOf(source).filter(({ path, value }) => {
    const last = path.at(-1);
    if (value !== id) return false;
    return typeof last === 'number' ? lists.includes(String(path.at(-2))) : fields.includes(String(last));
  });
}

function renameKey(source: Source, path: DataPath, to: string): Edit[] {
  const text = textAt(source, path) ?? '';
  const owner = path.slice(0, -1);
  return [
    { kind: 'set', path: [...owner, to], value: text, after: String(path.at(-1)) },
    { kind: 'remove', path },
  ];
}

/** What to remove: an entry about the box, a situation that would be left without a box, or the box in a list. */
function entriesNaming(source: Source, id: string): DataPath[] {
  const entries = new Map<string, DataPath>();
  for (const { path } of naming(source, id)) {
    const [top, at] = path;
    const list = nodeAt(source, path.slice(0, -1));
    const isOnly = typeof path.at(-1) === 'number' && isSeq(list) && list.items.length === 1;
    const entry =
      entryLists.includes(String(top)) ||
      (top === 'situations' && (isOnly || typeof path.at(-1) !== 'number'))
        ? [top ?? '', at ?? 0]
        : typeof path.at(-1) === 'number'
          ? path
          : null;
    if (entry !== null) entries.set(entry.join('\n'), entry);
  }
  const all = withEmptied(source, [...entries.values()]);
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
    const isEmptied = isSeq(list) && list.items.length === removed.length && owner.at(-1) !== 'fits';
    return isEmptied ? [owner] : removed;
  });
}

function addressOf(files: readonly DataFile[], game: Source, id: string, slug: string): string {
  const site = files.find(({ kind }) => kind === 'site');
  const pattern = site && nodeAt(site.source, ['box_address']);
  const settings = isScalar(pattern) ? { box_address: String(pattern.value) } : null;
  return boxPath({ slug: textAt(game, ['slug']) ?? id }, { slug }, settings);
}

function textAt(source: Source, path: DataPath): string | null {
  const node = nodeAt(source, path);
  return isScalar(node) ? String(node.value) : null;
}
