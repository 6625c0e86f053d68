import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { diagnostic, type Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Content } from '../../../content/content.ts';
import { pagesOf } from '../../../domain/pages.ts';
import type { AuditRules, PageFacts } from '../types.ts';
import type { FileCost } from './fileCost.ts';

/** Facts about files, by path below the site's folder; null for a missing file. */
export interface Costs {
  costOf: (path: string) => Promise<FileCost | null>;
  exactSize: (path: string) => Promise<number>;
}

/** A file, or inline code without a path, in a sum. compressed: transferred bytes. */
interface Part {
  name: string;
  path?: string;
  compressed: number;
}

type Files = ReadonlyMap<string, FileCost>;

const labels = {
  first_load: 'The initial load',
  inline_script: 'Its inline script',
  deferred_script: 'Its script files',
  all_script: 'All of its script, including islands',
} as const;
const sums = ['first_load', 'inline_script', 'deferred_script', 'all_script'] as const;
const shownParts = 4;

/** The budgets of data/site.yaml, by the kind of page at a route; null for a page that the data does not have. */
export function budgetsOf(content: Content): AuditRules['budgetOf'] {
  const kinds = new Map(pagesOf(content).map(({ path, kind }) => [path, kind === 'records' ? 'text' : kind]));
  return (route) => {
    const kind = kinds.get(route);
    return kind === undefined ? null : { kind, budget: content.site.budgets[kind] };
  };
}

export async function checkBudgets(
  pages: readonly PageFacts[],
  budgetOf: AuditRules['budgetOf'],
  costs: Costs,
): Promise<Diagnostic[]> {
  const files = await collectCosts(pages, costs);
  const sizes = new Map<string, Promise<number>>();
  /** Only if the fast compression exceeds the budget: the best one is too slow for every page. */
  const exactPart = async (part: Part): Promise<Part> => {
    if (part.path === undefined) return part;
    const size = sizes.get(part.path) ?? costs.exactSize(part.path);
    sizes.set(part.path, size);
    return { ...part, compressed: await size };
  };
  const check = async (page: PageFacts): Promise<Diagnostic[]> => {
    const given = budgetOf(page.route);
    if (given === null) return [];
    const parts = sumsOf(page, files);
    const own: Diagnostic[] = [];
    for (const sum of sums) {
      const limit = given.budget[sum];
      if (totalOf(parts[sum]) <= limit) continue;
      const exact = await Promise.all(parts[sum].map(exactPart));
      if (totalOf(exact) <= limit) continue;
      const largest = bySize(exact).slice(0, shownParts);
      const hint = `Largest: ${largest.map(({ name, compressed }) => `${name} ${compressed}`).join(', ')}.`;
      const message = `${labels[sum]}: ${totalOf(exact)} bytes, and ${sum} of the budget for ${given.kind} allows ${limit}.`;
      own.push(diagnostic('audit/over-budget', page.titleAt, message, { hint, related: page.related }));
    }
    return own;
  };
  return (await pLimit(availableParallelism()).map(pages, check)).flat();
}

async function collectCosts(pages: readonly PageFacts[], { costOf }: Costs): Promise<Files> {
  const paths = new Set(
    pages.flatMap(({ load: { scripts, islands, others } }) => [...scripts, ...islands, ...others.flat()]),
  );
  const files = new Map<string, FileCost>();
  // A set that grows during iteration is iterated to its new end.
  for (const path of paths) {
    const cost = await costOf(path);
    if (cost === null) continue;
    files.set(path, cost);
    for (const imported of [...cost.imports, ...cost.later]) paths.add(imported);
  }
  return files;
}

export function sumsOf({ path, load }: Pick<PageFacts, 'path' | 'load'>, files: Files) {
  const part = (name: string): Part[] => {
    const cost = files.get(name);
    return cost === undefined ? [] : [{ name, path: name, compressed: cost.compressed }];
  };
  const scripts = withImports(load.scripts, files, ['imports']).flatMap(part);
  const others = load.others.flatMap((choices) => bySize(choices.flatMap(part))[0] ?? []);
  const inline: Part = { name: 'inline script', compressed: load.inlineScript };
  const first = [{ name: path, path, compressed: load.compressed }, ...scripts, ...others];
  return {
    first_load: [...new Map(first.map((one) => [one.name, one])).values()],
    inline_script: [inline],
    deferred_script: scripts,
    all_script: [
      inline,
      ...withImports([...load.scripts, ...load.islands], files, ['imports', 'later']).flatMap(part),
    ],
  };
}

function withImports(
  paths: readonly string[],
  files: Files,
  kinds: readonly ('imports' | 'later')[],
): string[] {
  const all = new Set(paths);
  // A set that grows during iteration is iterated to its new end.
  for (const path of all)
    for (const imported of kinds.flatMap((kind) => files.get(path)?.[kind] ?? [])) all.add(imported);
  return [...all];
}

function bySize(parts: readonly Part[]): Part[] {
  return parts.toSorted((a, b) => b.compressed - a.compressed || (a.name < b.name ? -1 : 1));
}

function totalOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { compressed }) => sum + compressed, 0);
}
