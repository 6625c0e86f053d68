import { join } from 'node:path';
import { isScalar, isSeq } from 'yaml';
import { guidePath } from '../../domain/routes.ts';
import {
  nodeAt,
  locationOf,
  scalarsOf,
  type DataPath,
  type FoundScalar,
  type Source,
} from '../yaml/source.ts';
import type { Edit } from '../yaml/edit.ts';
import { readAddresses, withAddresses } from '../load/addresses.ts';
import { editFiles, type DataFile, type PlannedChange, type Refused } from './change.ts';

const ownFolders = ['games', 'guides', 'offers'] as const;
const idFields: readonly string[] = ['game', 'game_id', 'guide'];
const idLists: readonly string[] = ['shelf', 'from_guides', 'guides', 'cards'];

export function guideAddress(files: readonly DataFile[], slug: string): string {
  const site = files.find(({ kind }) => kind === 'site');
  const pattern = site && nodeAt(site.source, ['guide_address']);
  return guidePath(slug, isScalar(pattern) ? { guide_address: String(pattern.value) } : null);
}

/** Offers keep their ids, because the checker's state is stored by them. */
export function renameGame(
  dir: string,
  files: readonly DataFile[],
  from: string,
  to: string,
): PlannedChange | Refused {
  const own = ownFiles(dir, from);
  const [path, newPath] = [guideAddress(files, from), guideAddress(files, to)];
  const edited = editFiles(files, ({ path: file, kind, source }) => {
    const isOwn = own.has(file);
    const ids = scalarsOf(source).filter((scalar) => {
      const isOwnId = isOwn && scalar.path.length === 1 && ['id', 'slug'].includes(String(scalar.path[0]));
      return scalar.value === from && (isOwnId || namesGame(scalar));
    });
    return [
      ...ids.map((id): Edit => ({ kind: 'set', path: id.path, value: to })),
      ...(isOwn && kind === 'guide' && nodeAt(source, ['first_slug']) === undefined
        ? [{ kind: 'set', path: ['first_slug'], value: from, after: 'slug' } as const]
        : []),
      ...moveAddress(kind, source, path, newPath),
    ];
  });
  if ('refused' in edited) return edited;
  const { write } = edited;
  const rename: [from: string, to: string][] = [];
  for (const { path: file, source } of files) {
    if (!own.has(file)) continue;
    const renamed = file.slice(0, -`${from}.yaml`.length) + `${to}.yaml`;
    rename.push([file, renamed]);
    write.set(renamed, write.get(file) ?? source.text);
    write.delete(file);
  }
  return { write, rename };
}

/**
 * Also removes the list entries that name the guide. The address redirects to another page or answers 410 Gone; links
 * in prose lead to that page, and notes name them.
 */
export function removeGame(
  dir: string,
  files: readonly DataFile[],
  id: string,
  { links: to, isGone }: { links: string; isGone: boolean },
): PlannedChange | Refused {
  const own = ownFiles(dir, id);
  const path = guideAddress(files, id);
  const others = files.filter((file) => !own.has(file.path));
  const edited = editFiles(others, ({ kind, source }) =>
    kind === 'redirects' ? removeAddress(source, path, to, isGone) : removeLinks(source, id, path, to),
  );
  if ('refused' in edited) return edited;
  const texts = others.filter(({ kind }) => kind !== 'redirects');
  const notes = texts.flatMap(({ source }) =>
    scalarsOf(source).flatMap(({ path: at, value }) => {
      if (typeof value !== 'string' || value === path || !addressPattern(path).test(value)) return [];
      const { line } = locationOf(source, at);
      return `${source.file}:${line}: a link in this text led to ${path}; now it leads to ${to}.`;
    }),
  );
  return { ...edited, remove: files.map((file) => file.path).filter((file) => own.has(file)), notes };
}

function removeLinks(source: Source, id: string, path: string, to: string): Edit[] {
  const entries = new Map<string, DataPath>();
  for (const scalar of scalarsOf(source)) {
    const isLink = scalar.value === path && scalar.path.at(-1) === 'href';
    const entry = scalar.path.slice(0, scalar.path.findLastIndex((step) => typeof step === 'number') + 1);
    if (entry.length > 0 && (isLink || (scalar.value === id && namesGame(scalar))))
      entries.set(entry.join('\n'), entry);
  }
  return [
    ...[...entries.values()].map((entry): Edit => ({ kind: 'remove', path: entry })),
    ...replaceAddress(source, path, to),
  ];
}

export function removeAddress(source: Source, path: string, to: string, isGone: boolean): Edit[] {
  if (!isGone)
    return [
      ...freeAddresses(source, [path]),
      ...redirectEdits(path, to),
      ...replaceAddress(source, path, to),
    ];
  const former = redirectsOf(source).filter((redirect) => redirect.to === path);
  const gone = [path, ...former.map(({ from }) => from)];
  return [
    ...freeAddresses(source, gone),
    ...gone.map((value): Edit => ({ kind: 'append', path: ['gone'], value })),
  ];
}

/** Links and redirects to an address that a page had lead to its new one. */
export function moveAddress(kind: DataFile['kind'], source: Source, from: string, to: string): Edit[] {
  return [
    ...(kind === 'redirects' ? [...freeAddresses(source, [from, to]), ...redirectEdits(from, to)] : []),
    ...replaceAddress(source, from, to),
  ];
}

function redirectEdits(from: string, to: string): Edit[] {
  return from === to ? [] : [{ kind: 'append', path: ['redirects'], value: { from, to } }];
}

function redirectsOf(source: Source): { from: string; to: string; index: number }[] {
  const list = nodeAt(source, ['redirects']);
  if (!isSeq(list)) return [];
  const textAt = (path: DataPath) => {
    const node = nodeAt(source, path);
    return isScalar(node) ? String(node.value) : '';
  };
  return list.items.map((_, index) => ({
    from: textAt(['redirects', index, 'from']),
    to: textAt(['redirects', index, 'to']),
    index,
  }));
}

function freeAddresses(source: Source, paths: readonly string[]): Edit[] {
  return [
    ...redirectsOf(source).flatMap(({ from, index }): DataPath[] =>
      paths.includes(from) ? [['redirects', index]] : [],
    ),
    ...scalarsOf(source).flatMap(({ path, value }) =>
      path[0] === 'gone' && paths.includes(String(value)) ? [path] : [],
    ),
  ].map((path): Edit => ({ kind: 'remove', path }));
}

export function replaceAddress(source: Source, path: string, by: string): Edit[] {
  const pattern = addressPattern(path);
  return pattern.test(source.text) ? [{ kind: 'replace', pattern: addressPattern(path), by }] : [];
}

function addressPattern(path: string): RegExp {
  return new RegExp(`${path.replace(/[.*+?^$()[\]{}|\\/]/g, '\\$&')}(?![A-Za-z0-9-])`, 'g');
}

function ownFiles(dir: string, id: string): ReadonlySet<string> {
  return new Set(ownFolders.map((folder) => join(dir, folder, `${id}.yaml`)));
}

function namesGame({ path }: FoundScalar): boolean {
  const last = path.at(-1);
  return typeof last === 'number' ? idLists.includes(String(path.at(-2))) : idFields.includes(String(last));
}

/** Stores addresses as published if the game’s guide is published. */
export async function rememberAddresses(
  dir: string,
  files: readonly DataFile[],
  id: string,
  addresses: readonly string[],
  change: PlannedChange | Refused,
): Promise<PlannedChange | Refused> {
  if ('refused' in change) return change;
  const guide = files.find(({ kind, name }) => kind === 'guide' && name === id);
  const status = guide && nodeAt(guide.source, ['status']);
  if (!isScalar(status) || status.value !== 'published') return change;
  const known = await readAddresses(dir);
  const text = withAddresses(known, addresses);
  return text === null ? change : { ...change, write: new Map([...change.write, [known.file, text]]) };
}
