import { createHash } from 'node:crypto';
import type { FetchedPage, Visit } from '../net/visit.ts';

/** Determines from the visits of a run whether the network and each shop respond. */
export interface NetworkWatch {
  see: (shop: string, url: string, visit: Visit) => void;
  /** Whether shops are reachable: there were answers, and not the same one for all of them. */
  works: () => boolean;
  /** Whether anything at all answered for a shop. */
  answers: (shop: string) => boolean;
}

/** hosts: the number of hosts in the run. With a single one, identical answers cannot be detected. */
export function watchNetwork(hosts: number): NetworkWatch {
  const answering = new Set<string>();
  /** The final page for each host that answered. */
  const ends = new Map<string, string>();
  /** Hosts that the network let us not reach over plain http; a captive portal would have answered for them. */
  const unreached = new Set<string>();
  let isReal = false;
  return {
    see: (shop, url, visit) => {
      const { hostname: asked, protocol } = new URL(url);
      if (!hasAnswered(visit)) {
        if (protocol === 'http:' && isTurnedAway(visit)) unreached.add(asked);
        return;
      }
      answering.add(shop);
      const end = endOf(visit, asked);
      const others = [...ends].filter(([host]) => host !== asked);
      isReal ||= end === null || hosts < 2 || others.some(([, other]) => other !== end);
      if (end !== null) ends.set(asked, end);
    },
    works: () => isReal || (answering.size > 0 && unreached.size > 0),
    answers: (shop) => answering.has(shop),
  };
}

/** A page, a refusal, or a redirect before the failure; a refused connection is none of these. */
function hasAnswered(visit: Visit): boolean {
  return (
    visit.kind === 'response' ||
    visit.kind === 'robots' ||
    visit.requests.some(({ status }) => status !== null)
  );
}

/** There is no such host, or it refuses connections; silence proves nothing. */
function isTurnedAway(visit: Visit): boolean {
  return visit.kind === 'unreachable' && (visit.reason === 'dns' || visit.reason === 'refused');
}

/**
 * The page that a captive portal would show for any address: the one that another host redirected to, or the
 * host's own answer. null if it cannot be a portal's, because the host's own certificate vouches for it.
 */
function endOf(visit: Visit, asked: string): string | null {
  const { protocol, hostname } = new URL(visit.url);
  if (hostname !== asked && !hostname.endsWith(`.${asked}`) && !asked.endsWith(`.${hostname}`))
    return hostname;
  if (protocol === 'https:') return null;
  return visit.kind === 'response' ? `${visit.status} ${digest(visit)}` : visit.kind;
}

const digest = ({ body }: FetchedPage) => createHash('sha256').update(body).digest('base64');
