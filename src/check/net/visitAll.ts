import { setMaxListeners } from 'node:events';
import { groupBy } from '../../domain/lists.ts';
import { type Clock, realClock } from './clock.ts';
import type { ConnectOptions } from './connections.ts';
import { Cookies, getPage } from './getPage.ts';
import type { PageCache } from './pageCache.ts';
import { RequestQueue } from './requestQueue.ts';
import { RobotsFiles } from './robots.ts';
import { parseHttpUrl, redirectTarget, refuseTarget } from './target.ts';
import {
  defaultLimits,
  type FetchedPage,
  type Job,
  type NetworkLimits,
  type RedirectChain,
  type Visit,
  type VisitFault,
} from './visit.ts';

export interface VisitOptions<J extends Job = Job> extends ConnectOptions {
  /** Used for all requests; names the site and its contact. */
  userAgent: string;
  limits?: Partial<NetworkLimits> | undefined;
  cache?: PageCache | undefined;
  refreshOf?: ((page: FetchedPage, job: J) => string | undefined) | undefined;
  signal?: AbortSignal | undefined;
  clock?: Clock | undefined;
  random?: (() => number) | undefined;
}

async function followChain<J extends Job>(
  run: RequestQueue,
  robots: RobotsFiles,
  job: J,
  { cache, refreshOf }: VisitOptions<J>,
): Promise<Visit> {
  const { allowed, limits } = run.options;
  const chain: RedirectChain = { url: job.url, redirected: false, downgraded: false, requests: [] };
  const cookies = new Cookies();
  const seen = new Set<string>();
  const start = parseHttpUrl(job.url);
  let url = start;
  for (let redirects = 0; url !== null; redirects += 1) {
    chain.url = url.href;
    chain.redirected = url.href !== start?.href;
    const state = `${cookies.state} ${url.href}`;
    const refused =
      redirects > limits.redirects ? tooMany : seen.has(state) ? loop : refuseTarget(url, allowed);
    seen.add(state);
    if (refused !== null) return { ...refused, ...chain };
    const step = { url, region: job.region, cookies, requests: chain.requests };
    const answer = await getPage(run, step, robots, cache);
    if (answer.kind !== 'page') return { ...answer, ...chain };
    cookies.take(answer.setCookie, url);
    let next = redirectTarget(answer.page.status, answer.location, url);
    if (next === null) {
      const page: FetchedPage = { kind: 'response', ...answer.page, ...chain };
      const refresh = refreshOf?.(page, job);
      next = refresh === undefined ? null : parseHttpUrl(refresh, url);
      const hasNewCookies = state !== `${cookies.state} ${url.href}`;
      // A page that only reloads itself is where the chain ends; one that set a cookie first is a bounce.
      if (next === null || (next.href === url.href && !hasNewCookies)) return page;
    }
    if (next === 'unreadable') break;
    chain.downgraded ||= url.protocol === 'https:' && next.protocol === 'http:';
    url = next;
  }
  const detail = 'the target is not an address';
  return { kind: 'refused-address', reason: 'unreadable', detail, ...chain };
}

const loop: VisitFault = { kind: 'too-many-redirects', reason: 'loop', detail: 'it redirects in a loop' };
const tooMany: VisitFault = { kind: 'too-many-redirects', reason: 'count', detail: 'too many redirects' };

/** Reports one visit per job, in any order. A page for which tell returns false, such as a bot wall, is not stored. */
export async function visitAll<J extends Job>(
  jobs: readonly J[],
  options: VisitOptions<J>,
  tell: (job: J, visit: Visit) => unknown,
): Promise<void> {
  const { clock = realClock, random = Math.random, limits, signal } = options;
  const stop = new AbortController();
  // One for each request under way.
  setMaxListeners(0, stop.signal);
  const run = new RequestQueue({
    ...options,
    clock,
    random,
    signal: stop.signal,
    limits: { ...defaultLimits, ...limits },
  });
  const robots = new RobotsFiles(run);
  const onAbort = () => {
    stop.abort();
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  if (signal?.aborted === true) onAbort();
  const visitGroup = async (group: readonly J[]) => {
    const [first] = group;
    if (first === undefined) return;
    const visit = await followChain(run, robots, first, options);
    const isWorthStoring = group.map((job) => tell(job, visit) !== false).every(Boolean);
    if (visit.kind === 'response' && isWorthStoring) visit.store?.();
  };
  const workers = queueByHost(jobs).flatMap((queue) => {
    // Shared, so that each group goes to the first free worker.
    const groups = queue.values();
    const work = async () => {
      // A separate function: a local variable here would keep a page in memory until the next one arrives.
      for (const group of groups) await visitGroup(group);
    };
    return Array.from({ length: Math.min(queue.length, run.options.limits.perHost * 4) }, work);
  });
  try {
    await Promise.all(workers.map((worker) => worker.catch(onAbort)));
    // Only a callback can have thrown: a bug, so keep its stack.
    await Promise.all(workers);
  } finally {
    signal?.removeEventListener('abort', onAbort);
    run.close();
  }
}

export async function visit(job: Job, options: VisitOptions): Promise<Visit> {
  const visits: Visit[] = [];
  await visitAll([job], options, (_job, visited) => visits.push(visited));
  const [visited] = visits;
  if (visited === undefined) throw new Error(`no visit for ${job.url}`);
  return visited;
}

/** The jobs of each host, those with the same address and region together. */
function queueByHost<J extends Job>(jobs: readonly J[]): J[][][] {
  const groups = groupBy(jobs, ({ url, region }) => `${region ?? ''} ${parseHttpUrl(url)?.href ?? url}`);
  const hosts = groupBy(groups.values(), ([first]) => parseHttpUrl(first?.url ?? '')?.host ?? '');
  return [...hosts.values()];
}
