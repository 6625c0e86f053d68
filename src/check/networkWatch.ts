import { createHash } from 'node:crypto';
import type { Page, Visit } from './net/visit.ts';

/** Tells from the visits of a run whether the network and each shop answer. */
export interface NetworkWatch {
  see: (shop: string, url: string, visit: Visit) => void;
  /** Whether shops are reached: something answered, and it was not one and the same thing in the place of all. */
  works: () => boolean;
  /** Whether anything at all answered for a shop. */
  answers: (shop: string) => boolean;
}

/** hosts: how many hosts the run asks. Of a single one nobody can tell whether all would answer alike. */
export function watchNetwork(hosts: number): NetworkWatch {
  const answering = new Set<string>();
  /** The final page for each host that answered. */
  const ends = new Map<string, string>();
  let isReal = false;
  return {
    see: (shop, url, visit) => {
      if (!hasAnswered(visit)) return;
      answering.add(shop);
      const asked = new URL(url).hostname;
      const end = endOf(visit, asked);
      const others = [...ends].filter(([host]) => host !== asked);
      isReal ||= end === null || hosts < 2 || others.some(([, other]) => other !== end);
      if (end !== null) ends.set(asked, end);
    },
    works: () => isReal,
    answers: (shop) => answering.has(shop),
  };
}

/** A page, a refusal, or a redirect before what failed; a connection that is refused is none of them. */
function hasAnswered(visit: Visit): boolean {
  return (
    visit.kind === 'response' || visit.kind === 'robots' || visit.hops.some(({ status }) => status !== null)
  );
}

/**
 * The page that a portal would show for any address: where another host was led to, or what the host itself said. null
 * where it cannot be a portal's, since the host's own certificate vouches for it.
 */
function endOf(visit: Visit, asked: string): string | null {
  const { protocol, hostname } = new URL(visit.url);
  if (hostname !== asked && !hostname.endsWith(`.${asked}`) && !asked.endsWith(`.${hostname}`))
    return hostname;
  if (protocol === 'https:') return null;
  return visit.kind === 'response' ? `${visit.status} ${digest(visit)}` : visit.kind;
}

const digest = ({ body }: Page) => createHash('sha256').update(body).digest('base64');
