import { Cookies } from './cookies.ts';
import { getPage, type PageAnswer } from './getPage.ts';
import type { PageCache } from './pageCache.ts';
import type { RequestQueue } from './requestQueue.ts';
import type { RobotsFiles } from './robots.ts';
import { parseHttpUrl, redirectTarget, refuseTarget } from './target.ts';
import type { FetchedPage, Job, RedirectChain, Visit, VisitFault } from './visit.ts';

/** The inputs of a chain of redirects besides the run. */
export interface ChainOptions<J extends Job = Job> {
  robots: RobotsFiles;
  cache?: PageCache | undefined;
  /**
   * The address to which a page redirects by itself (meta refresh, Refresh header); undefined if it does not.
   */
  refreshOf?: ((page: FetchedPage, job: J) => string | undefined) | undefined;
}

/** Visits an address and the redirects after it, each checked like the first. Never rejects. */
export async function followChain<J extends Job>(
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
