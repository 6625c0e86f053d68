import { parseAllowed } from '../target.ts';
import { visitAll } from '../visitAll.ts';

/**
 * Visits addresses in a separate process and prints the results and its peak memory. The addresses are one
 * JSON argument.
 */
const urls = JSON.parse(process.argv[2] ?? '[]') as string[];
const allowed = new Set(urls.map((url) => parseAllowed(new URL(url).host) ?? ''));
const counts: Record<string, number> = {};
const limits = { perHost: 4, attempts: 2, backoffMs: 50, idleMs: 10_000, totalMs: 20_000 };
await visitAll(
  urls.map((url) => ({ url })),
  { userAgent: 'Guides/1.0', allowed, limits },
  (_job, visited) => {
    const outcome = visited.kind === 'response' ? `${visited.status} ${visited.body.length}` : visited.kind;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  },
);
const peakMib = process.resourceUsage().maxRSS / 1024;
process.stdout.write(`${JSON.stringify({ counts, peakMib })}\n`);
