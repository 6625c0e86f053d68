import { setMaxListeners } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Clock, realClock } from './clock.ts';
import type { ConnectOptions } from './connections.ts';
import { Cookies, getPage, type PageAnswer } from './getPage.ts';
import { defaultLimits, type NetworkLimits } from './limits.ts';
import type { PageCache } from './pageCache.ts';
import { RequestQueue } from './requestQueue.ts';
import { RobotsFiles } from './robots.ts';
import { parseHttpUrl, redirectTarget, refuseTarget } from './target.ts';
import type { FetchedPage, Job, RedirectChain, Visit, VisitFault } from './visit.ts';

/** The inputs of a chain of redirects besides the run. */
interface ChainOptions<J extends Job = Job> {
  robots: RobotsFiles;
  cache?: PageCache | undefined;
  /**
   * The address to which a page redirects by itself (meta refresh, Refresh header); undefined if it does not.
   */
  refreshOf?: ((page: FetchedPage, job: J) => string | undefined) | undefined;
}

/** Visits an address and the redirects after it, each checked like the first. Never rejects. */
async function followChain<J extends Job>(
  run: RequestQueue,
  job: J,
  options: ChainOptions<J>,
): Promise<Visit> {
  const { allowed, limits, clock } = run.options;
  const chain: RedirectChain = { url: job.url, redirected: false, downgraded: false, requests: [] };
  const cookies = new Cookies();
  const seen = new Set<string>();
  const start = parseHttpUrl(job.url);
  let url = start;
  for (let redirects = 0; ; redirects += 1) {
    if (url === null) return { ...unreadable, ...chain };
    chain.url = url.href;
    chain.redirected = url.href !== start?.href;
    const state = `${cookies.version} ${url.href}`;
    const stuck = redirects > limits.redirects ? tooMany(redirects) : seen.has(state) ? loop : null;
    seen.add(state);
    const refused = stuck ?? refuseTarget(url, allowed);
    if (refused !== null) return { ...refused, ...chain };
    const answer = await getPage(
      run,
      { url, region: job.region, cookies, requests: chain.requests },
      options,
    );
    if (answer.kind !== 'page') return { ...answer, ...chain };
    cookies.take(answer.setCookie, url, clock.now());
    const refreshOf = (page: FetchedPage) => options.refreshOf?.(page, job);
    const next = nextOf(answer, url, chain, refreshOf, state !== `${cookies.version} ${url.href}`);
    if (next instanceof URL) {
      chain.downgraded ||= url.protocol === 'https:' && next.protocol === 'http:';
      url = next;
    } else {
      return next === 'unreadable' ? { ...unreadable, ...chain } : next;
    }
  }
}

const unreadable: VisitFault = {
  kind: 'refused-address',
  reason: 'unreadable',
  detail: 'the target is not an address',
};
const loop: VisitFault = {
  kind: 'too-many-redirects',
  reason: 'loop',
  detail: 'it redirects to where it came from',
};

function tooMany(redirects: number): VisitFault {
  return { kind: 'too-many-redirects', reason: 'count', detail: `more than ${redirects - 1} redirects` };
}

/** The next address, or the page that the chain ends with. */
function nextOf(
  { location, page }: PageAnswer,
  url: URL,
  chain: RedirectChain,
  refreshOf: (page: FetchedPage) => string | undefined,
  newCookies: boolean,
): URL | 'unreadable' | FetchedPage {
  const target = redirectTarget(page.status, location, url);
  if (target !== null) return target;
  const last: FetchedPage = { kind: 'response', ...page, ...chain };
  const refresh = refreshOf(last);
  const next = refresh === undefined ? null : parseHttpUrl(refresh, url);
  // A page that only reloads itself is where the chain ends; one that set a cookie first is a bounce.
  return next === null || (next.href === url.href && !newCookies) ? last : next;
}

/** Options of visits. Those that only tests set (clock, random, lookup, ca) default to the real ones. */
export interface VisitOptions<J extends Job = Job> extends ConnectOptions, Omit<ChainOptions<J>, 'robots'> {
  /** Used for all requests; names the site and its contact. */
  userAgent: string;
  limits?: Partial<NetworkLimits> | undefined;
  /** Ends the run at once: unfinished visits are reported as aborted. */
  signal?: AbortSignal | undefined;
  clock?: Clock | undefined;
  random?: (() => number) | undefined;
}

// In characters: some pages of a usual size, and none of the largest.
const maxWaiting = 1024 * 1024;

/**
 * Visits every address, as politely as the limits require, and reports each job's visit as it arrives:
 * exactly one per job, in any order. Jobs with the same address and region share a visit. Resolves when all
 * are reported and all connections closed; rejects only with an error thrown by a callback. A page is stored
 * between runs unless a callback returns false: a bot wall is not worth storing.
 */
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
  const chain = { ...options, robots: new RobotsFiles(run) };
  const onAbort = () => {
    stop.abort();
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  if (signal?.aborted === true) onAbort();
  let waiting = 0;
  const visitGroup = async (group: readonly [J, ...J[]]) => {
    const visit = await followChain(run, group[0], chain);
    const size = visit.kind === 'response' ? visit.body.length : 0;
    if (waiting + size <= maxWaiting) {
      waiting += size;
      // The host's next request leaves before the callback takes its time.
      await nextTurn();
      waiting -= size;
    }
    const isWorthStoring = group.map((job) => tell(job, visit) !== false).every(Boolean);
    if (visit.kind === 'response' && isWorthStoring) await visit.store?.();
  };
  const workers = queueByHost(jobs).flatMap((queue) => {
    // Shared, so that each group goes to the first free worker.
    const groups = queue.values();
    const work = async () => {
      // A separate function: a local variable here would keep a page in memory until the next one arrives.
      for (const group of groups) await visitGroup(group);
    };
    // Some of a host's visits wait for another host, or for a second attempt.
    return Array.from({ length: Math.min(queue.length, run.options.limits.perHost * 4) }, work);
  });
  try {
    await Promise.all(workers.map((worker) => worker.catch(onAbort)));
    // Only a callback can have thrown: a bug, which keeps its stack.
    await Promise.all(workers);
  } finally {
    signal?.removeEventListener('abort', onAbort);
    run.close();
  }
}

/** Visits one address. */
export async function visit(job: Job, options: VisitOptions): Promise<Visit> {
  const visits: Visit[] = [];
  await visitAll([job], options, (_job, visited) => visits.push(visited));
  const [visited] = visits;
  if (visited === undefined) throw new Error(`no visit for ${job.url}`);
  return visited;
}

/** Groups jobs by address, and those of one host in a separate queue. */
function queueByHost<J extends Job>(jobs: readonly J[]): [J, ...J[]][][] {
  const groups = new Map<string, [J, ...J[]]>();
  const queues = new Map<string, [J, ...J[]][]>();
  for (const job of jobs) {
    const url = parseHttpUrl(job.url);
    const key = `${job.region ?? ''} ${url?.href ?? job.url}`;
    const group = groups.get(key);
    if (group !== undefined) {
      group.push(job);
      continue;
    }
    const added: [J, ...J[]] = [job];
    groups.set(key, added);
    const host = url?.host ?? '';
    const queue = queues.get(host);
    if (queue === undefined) queues.set(host, [added]);
    else queue.push(added);
  }
  return [...queues.values()];
}
