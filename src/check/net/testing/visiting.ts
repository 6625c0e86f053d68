import type { NetworkLimits } from '../visit.ts';
import { parseAllowed } from '../target.ts';
import type { Job, FetchedPage, Visit } from '../visit.ts';
import { visit, visitAll, type VisitOptions } from '../visitAll.ts';

/** Short enough for a test, long enough for a busy machine. */
export const shortLimits: Partial<NetworkLimits> = {
  connectMs: 2_000,
  headersMs: 1_000,
  idleMs: 1_000,
  totalMs: 3_000,
  backoffMs: 10,
  retryAfterMs: 400,
  slowdownMs: 10,
  maxSlowdownMs: 40,
};

type Servers = readonly { allowed: string }[];

export function optionsFor(servers: Servers, options: Partial<VisitOptions> = {}): VisitOptions {
  return {
    userAgent: 'Guides/1.0 (+https://guides.example/contact)',
    allowed: new Set(servers.map(({ allowed }) => parseAllowed(allowed) ?? allowed)),
    ...options,
    limits: { ...shortLimits, ...options.limits },
  };
}

/** Visits one address with only the servers' ports open. */
export function visitOne(servers: Servers, url: string, options: Partial<VisitOptions> = {}): Promise<Visit> {
  return visit({ url }, optionsFor(servers, options));
}

/** Visits addresses; the visits in the order of the jobs. */
export async function visitMany(
  servers: Servers,
  urls: readonly string[],
  options: Partial<VisitOptions> = {},
): Promise<Visit[]> {
  const jobs: Job[] = urls.map((url) => ({ url }));
  const visits = new Map<Job, Visit>();
  await visitAll(jobs, optionsFor(servers, options), (job, visited) => {
    if (visits.has(job)) throw new Error(`${job.url} was told twice`);
    visits.set(job, visited);
  });
  return jobs.flatMap((job) => visits.get(job) ?? []);
}

/** The visit as a page, or an error that describes it. */
export function pageOf(visited: Visit | undefined): FetchedPage {
  if (visited?.kind !== 'response') throw new Error(`no page: ${JSON.stringify(visited)}`);
  return visited;
}

/** "timeout body", "response 200": the form that tables of cases compare. */
export function outcomeOf(visited: Visit | undefined): string {
  if (visited === undefined) return 'nothing';
  return visited.kind === 'response' ? `response ${visited.status}` : `${visited.kind} ${visited.reason}`;
}
