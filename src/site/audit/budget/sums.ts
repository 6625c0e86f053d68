import type { Budget } from '../../../domain/data.ts';
import type { PageFacts } from '../auditPage.ts';
import type { FileCost, ScriptImports } from './fileCost.ts';
import { readFiles, type PageLoad } from './pageLoad.ts';

/** The sums that a budget limits in addition to the page itself. */
export const sums = [
  'first_load',
  'inline_script',
  'deferred_script',
  'all_script',
] as const satisfies readonly (keyof Budget)[];
export type Sum = (typeof sums)[number];

/** A file, or inline code of a page, as a part of a sum. compressed: transferred bytes. */
export interface Part {
  name: string;
  /** Absent for inline code. */
  path?: string;
  compressed: number;
}

/** The files that a page loads, as parts of its sums. */
interface LoadedParts {
  scripts: readonly Part[];
  others: readonly Part[];
  allScripts: readonly Part[];
}

/** files: every file that a page loads or may load. */
function loadedParts(load: PageLoad, files: ReadonlyMap<string, FileCost>): LoadedParts {
  const part = (name: string): Part[] => {
    const cost = files.get(name);
    return cost === undefined ? [] : [{ name, path: name, compressed: cost.compressed }];
  };
  const { scripts, islands, others } = readFiles(load);
  return {
    scripts: withImports(scripts, files).flatMap(part),
    others: others.flatMap((choices) => bySize(choices.flatMap(part))[0] ?? []),
    allScripts: withImports([...scripts, ...islands], files, ['imports', 'later']).flatMap(part),
  };
}

/** Finds the files of each sum of a page. files: every file that a page loads or may load. */
export function sumFinder(
  files: ReadonlyMap<string, FileCost>,
): (page: Pick<PageFacts, 'path' | 'load'>) => Record<Sum, Part[]> {
  const known = new Map<string, LoadedParts>();
  return ({ path, load }) => {
    const loaded = known.get(load.files) ?? loadedParts(load, files);
    known.set(load.files, loaded);
    const page = { name: path, path, compressed: load.compressed };
    const inline = { name: 'inline script', compressed: load.inlineScript };
    return {
      first_load: [
        ...new Map([page, ...loaded.scripts, ...loaded.others].map((one) => [one.name, one])).values(),
      ],
      inline_script: [inline],
      deferred_script: [...loaded.scripts],
      all_script: [inline, ...loaded.allScripts],
    };
  };
}

function withImports(
  paths: readonly string[],
  files: ReadonlyMap<string, FileCost>,
  kinds: readonly (keyof ScriptImports)[] = ['imports'],
): string[] {
  const all = new Set(paths);
  // A set that grows during iteration is iterated to its new end.
  for (const path of all)
    for (const imported of kinds.flatMap((kind) => files.get(path)?.[kind] ?? [])) all.add(imported);
  return [...all];
}

/** The largest first. */
export function bySize(parts: readonly Part[]): Part[] {
  return parts.toSorted((a, b) => b.compressed - a.compressed || (a.name < b.name ? -1 : 1));
}

export function totalOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { compressed }) => sum + compressed, 0);
}
