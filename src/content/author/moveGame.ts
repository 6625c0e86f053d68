import { dirname, join } from 'node:path';
import { isSeq } from 'yaml';
import { guidePath } from '../../domain/routes.ts';
import { nodeAt, locationOf, scalarsOf, textAt, type DataPath, type Source } from '../yaml/source.ts';
import type { Edit } from '../yaml/edit.ts';
import { readAddresses, withAddresses } from '../load/addresses.ts';
import { editFiles, type DataFile, type PlannedChange, type Refused } from './change.ts';

/** Fields, and lists, that hold ids of one kind. */
interface IdFields {
  fields: readonly string[];
  lists: readonly string[];
}

const gameIds: IdFields = {
  fields: ['game', 'game_id', 'guide'],
  lists: ['shelf', 'from_guides', 'guides', 'cards'],
};

export function guideAddress(files: readonly DataFile[], slug: string): string {
  const pattern = siteTextAt(files, 'guide_address');
  return guidePath(slug, pattern === null ? null : { guide_address: pattern });
}

export function siteTextAt(files: readonly DataFile[], field: string): string | null {
  const site = files.find(({ kind }) => kind === 'site');
  return site === undefined ? null : textAt(site.source, [field]);
}

/** Whether a file is the game’s own, its guide, or its offers. */
export function isFileOf({ kind, name }: DataFile, game: string): boolean {
  return name === game && (kind === 'game' || kind === 'guide' || kind === 'offers');
}

/** Offers keep their ids, because the checker's state is stored by them. */
export function renameGame(files: readonly DataFile[], from: string, to: string): PlannedChange | Refused {
  const [path, newPath] = [guideAddress(files, from), guideAddress(files, to)];
  const edited = editFiles(files, (file) => {
    const { kind, source } = file;
    const isOwn = isFileOf(file, from);
    const own = isOwn ? [['id'], ['slug']].filter((field) => textAt(source, field) === from) : [];
    return [
      ...[...own, ...placesOf(source, from, gameIds)].map((id): Edit => ({
        kind: 'set',
        path: id,
        value: to,
      })),
      ...(isOwn && kind === 'guide' && nodeAt(source, ['first_slug']) === undefined
        ? [{ kind: 'set', path: ['first_slug'], value: from, after: 'slug' } as const]
        : []),
      ...moveAddress(kind, source, path, newPath),
    ];
  });
  if ('refused' in edited) return edited;
  const { write } = edited;
  const own = files.filter((file) => isFileOf(file, from));
  const rename = own.map(({ path: old, source }) => {
    const renamed = join(dirname(old), `${to}.yaml`);
    write.set(renamed, write.get(old) ?? source.text);
    write.delete(old);
    return [old, renamed] as const;
  });
  return { write, rename };
}

/** Also removes the list entries that name the guide, and names links in prose, which lead elsewhere now, in notes. */
export function removeGame(
  files: readonly DataFile[],
  id: string,
  { links: to, isGone }: { links: string; isGone: boolean },
): PlannedChange | Refused {
  const path = guideAddress(files, id);
  const others = files.filter((file) => !isFileOf(file, id));
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
  const own = files.filter((file) => isFileOf(file, id));
  return { ...edited, remove: own.map((file) => file.path), notes };
}

function removeLinks(source: Source, id: string, path: string, to: string): Edit[] {
  const links = scalarsOf(source).filter(({ path: at, value }) => value === path && at.at(-1) === 'href');
  const entries = [...links.map((link) => link.path), ...placesOf(source, id, gameIds)]
    .map((place) => place.slice(0, place.findLastIndex((step) => typeof step === 'number') + 1))
    .filter(({ length }) => length > 0);
  return [...removals(entries), ...replaceAddress(source, path, to)];
}

export function removals(paths: readonly DataPath[]): Edit[] {
  const unique = new Map(paths.map((path) => [path.join('\n'), path]));
  return [...unique.values()].map((path) => ({ kind: 'remove', path }));
}

export function removeAddress(source: Source, path: string, to: string, isGone: boolean): Edit[] {
  if (!isGone)
    return [
      ...freeAddresses(source, [path]),
      ...redirectEdits(path, to),
      ...replaceAddress(source, path, to),
    ];
  const former = redirectsOf(source).filter((redirect) => redirect.to === path);
  const gone = [path, ...former.flatMap(({ from }) => from ?? [])];
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

function redirectsOf(source: Source): { from: string | null; to: string | null; index: number }[] {
  const list = nodeAt(source, ['redirects']);
  if (!isSeq(list)) return [];
  return list.items.map((_, index) => ({
    from: textAt(source, ['redirects', index, 'from']),
    to: textAt(source, ['redirects', index, 'to']),
    index,
  }));
}

function freeAddresses(source: Source, paths: readonly string[]): Edit[] {
  const redirects = redirectsOf(source).filter(({ from }) => from !== null && paths.includes(from));
  const gone = scalarsOf(source).filter(
    ({ path, value }) => path[0] === 'gone' && paths.includes(String(value)),
  );
  return removals([...redirects.map(({ index }) => ['redirects', index]), ...gone.map(({ path }) => path)]);
}

export function replaceAddress(source: Source, path: string, by: string): Edit[] {
  const pattern = addressPattern(path);
  return pattern.test(source.text) ? [{ kind: 'replace', pattern: addressPattern(path), by }] : [];
}

function addressPattern(path: string): RegExp {
  return new RegExp(`${path.replace(/[.*+?^$()[\]{}|\\/]/g, '\\$&')}(?![A-Za-z0-9-])`, 'g');
}

export function placesOf(source: Source, id: string, { fields, lists }: IdFields): DataPath[] {
  return scalarsOf(source).flatMap(({ path, value }) => {
    const last = path.at(-1);
    const isNamed =
      typeof last === 'number' ? lists.includes(String(path.at(-2))) : fields.includes(String(last));
    return value === id && isNamed ? [path] : [];
  });
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
  if (guide === undefined || textAt(guide.source, ['status']) !== 'published') return change;
  const known = await readAddresses(dir);
  const text = withAddresses(known, addresses);
  return text === null ? change : { ...change, write: new Map([...change.write, [known.file, text]]) };
}
