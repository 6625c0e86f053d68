import type { Budget } from '../../../domain/data.ts';
import type { PageFacts } from '../auditPage.ts';
import type { FileCost, ScriptImports } from './fileCost.ts';

/** The sums that a budget limits besides the page itself. */
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

/** The files of each sum of a page. files: every file that it loads or may load. */
export function sumsOf({ path, load }: PageFacts, files: ReadonlyMap<string, FileCost>): Record<Sum, Part[]> {
  const part = (name: string): Part[] => {
    const cost = files.get(name);
    return cost === undefined ? [] : [{ name, path: name, compressed: cost.compressed }];
  };
  const page = { name: path, path, compressed: load.compressed };
  const inline = { name: 'inline script', compressed: load.inlineScript };
  const scripts = withImports(load.scripts, files);
  const others = load.others.flatMap((choices) => bySize(choices.flatMap(part))[0] ?? []);
  return {
    first_load: [
      ...new Map([page, ...scripts.flatMap(part), ...others].map((one) => [one.name, one])).values(),
    ],
    inline_script: [inline],
    deferred_script: scripts.flatMap(part),
    all_script: [
      inline,
      ...withImports([...load.scripts, ...load.islands], files, ['imports', 'later']).flatMap(part),
    ],
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
