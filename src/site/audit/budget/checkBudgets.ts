import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { finding, type Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { PageFacts } from '../auditPage.ts';
import type { AuditRules, PageBudget } from '../rules.ts';
import { exactLevels, type Level } from './compress.ts';
import type { FileCost } from './fileCost.ts';
import { readFiles } from './pageLoad.ts';
import { bySize, sumFinder, sums, totalOf, type Part, type Sum } from './sums.ts';

/** Looks up facts about files, by path below the site's folder. */
export interface Costs {
  /** Null if there is no such file. */
  costOf: (path: string) => Promise<FileCost | null>;
  /** Transferred bytes of a file at a level of compression. */
  sizeAt: (path: string, level: Level) => Promise<number>;
  /** Size of the file in the previous build; null if there is none. */
  sizeBefore: (path: string) => Promise<number | null>;
}

const labels = {
  first_load: 'What loads before the reader does anything',
  inline_script: 'Its inline script',
  deferred_script: 'Its script files',
  all_script: 'All of its script, with everything on the page in use',
} satisfies Record<Sum, string>;

/** Compares the resources that each page loads with the budget of its kind. */
export async function checkBudgets(
  pages: readonly PageFacts[],
  budgetOf: AuditRules['budgetOf'],
  costs: Costs,
): Promise<Diagnostic[]> {
  const files = await collectCosts(pages, costs);
  const sizes = new Map<string, Promise<number>>();
  const sizeAt: Costs['sizeAt'] = (path, level) => {
    const key = `${level} ${path}`;
    const size = sizes.get(key) ?? costs.sizeAt(path, level);
    sizes.set(key, size);
    return size;
  };
  const sumsOf = sumFinder(files);
  const doubtful = pages.flatMap((page) => {
    const given = budgetOf(page.route);
    if (given === null) return [];
    const parts = sumsOf(page);
    return sums.every((sum) => totalOf(parts[sum]) <= given.budget[sum]) ? [] : { page, given, parts };
  });
  const limit = pLimit(availableParallelism());
  const found = await limit.map(doubtful, async ({ page, given, parts }) => {
    const own: Diagnostic[] = [];
    for (const sum of sums) {
      const tight = await tighten(parts[sum], given.budget[sum], sizeAt);
      if (totalOf(tight) <= given.budget[sum]) continue;
      const grown = await describeGrowth(page, tight, files, costs);
      own.push(describe(page, given, sum, tight, grown));
    }
    return own;
  });
  return found.flat();
}

/** Every file that a page loads or may load, and what those import. */
async function collectCosts(
  pages: readonly PageFacts[],
  { costOf }: Costs,
): Promise<ReadonlyMap<string, FileCost>> {
  const loaded = new Map(pages.map(({ load }) => [load.files, load]));
  const paths = new Set(
    [...loaded.values()]
      .map(readFiles)
      .flatMap(({ scripts, islands, others }) => [...scripts, ...islands, ...others.flat()]),
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

/**
 * If the sum is too large, compresses its parts better and better, the largest first, until it fits or all are known
 * exactly: the best compression is too slow for every page of every build.
 */
async function tighten(parts: readonly Part[], limit: number, sizeAt: Costs['sizeAt']): Promise<Part[]> {
  const tight = bySize(parts);
  for (const level of exactLevels)
    for (const [index, part] of tight.entries()) {
      if (totalOf(tight) <= limit) return tight;
      if (part.path !== undefined) tight[index] = { ...part, compressed: await sizeAt(part.path, level) };
    }
  return tight;
}

async function describeGrowth(
  page: PageFacts,
  parts: readonly Part[],
  files: ReadonlyMap<string, FileCost>,
  { sizeBefore }: Costs,
): Promise<string[]> {
  const grown: string[] = [];
  for (const { name, path } of parts) {
    if (path === undefined) continue;
    const before = await sizeBefore(path);
    const now = path === page.path ? page.load.bytes : (files.get(path)?.bytes ?? 0);
    if (before === null || now <= before) continue;
    grown.push(`${name} grew from ${before} to ${now} bytes before compression.`);
  }
  return grown;
}

const shownParts = 4;

function describe(
  { titleAt, related }: PageFacts,
  { kind, budget }: PageBudget,
  sum: Sum,
  parts: readonly Part[],
  grown: readonly string[],
): Diagnostic {
  const largest = bySize(parts)
    .slice(0, shownParts)
    .map(({ name, compressed }) => `${name} ${compressed}`);
  return finding(
    'audit/over-budget',
    titleAt,
    `${labels[sum]}: ${totalOf(parts)} bytes, and ${sum} of the budget for ${kind} allows ${budget[sum]}.`,
    { hint: [...grown, `Largest: ${largest.join(', ')}.`].join('\n'), related },
  );
}
