import { finding, type Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { PageFacts } from '../auditPage.ts';
import type { AuditRules, PageBudget } from '../rules.ts';
import type { FileCost } from './fileCost.ts';
import { bySize, sums, sumsOf, totalOf, type Part, type Sum } from './sums.ts';

/** Looks up facts about files, by path below the site's folder. */
export interface Costs {
  /** Null if there is no such file. */
  costOf: (path: string) => Promise<FileCost | null>;
  /** Transferred bytes of a file with the best compression. */
  bestSize: (path: string) => Promise<number>;
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
  const found: Diagnostic[] = [];
  const files = await collectCosts(pages, costs);
  const best = new Map<string, number>();
  for (const page of pages) {
    const given = budgetOf(page.route);
    if (given === null) continue;
    const parts = sumsOf(page, files);
    for (const sum of sums) {
      const exact = await tighten(parts[sum], given.budget[sum], costs, best);
      if (totalOf(exact) <= given.budget[sum]) continue;
      const grown = await describeGrowth(page, exact, files, costs);
      found.push(describe(page, given, sum, exact, grown));
    }
  }
  return found;
}

/** Every file that a page loads or may load, and what those import. */
async function collectCosts(
  pages: readonly PageFacts[],
  { costOf }: Costs,
): Promise<ReadonlyMap<string, FileCost>> {
  const paths = new Set(
    pages.flatMap(({ load: { scripts, islands, others } }) => [...scripts, ...islands, ...others.flat()]),
  );
  const files = new Map<string, FileCost>();
  // A set that grows during iteration is iterated to its new end.
  for (const path of paths) {
    const cost = await costOf(path);
    if (cost === null) continue;
    files.set(path, cost);
    for (const imported of cost.imports) paths.add(imported);
  }
  return files;
}

/**
 * If the sum is too large, computes its parts exactly, the largest first, until it fits or all are known
 * exactly: the best compression is too slow for every page of every build.
 */
async function tighten(
  parts: readonly Part[],
  limit: number,
  { bestSize }: Costs,
  best: Map<string, number>,
): Promise<Part[]> {
  const exact = bySize(parts);
  for (const [index, part] of exact.entries()) {
    if (totalOf(exact) <= limit) break;
    if (part.path === undefined) continue;
    const size = best.get(part.path) ?? (await bestSize(part.path));
    best.set(part.path, size);
    exact[index] = { ...part, compressed: size };
  }
  return exact;
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
