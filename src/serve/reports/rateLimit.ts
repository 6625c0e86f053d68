/** How many are let in within a minute. */
export interface Rates {
  perPeer: number;
  total: number;
}

const windowMs = 60_000;

/** Answers for each peer whether there is room for one more. Keeps no more peers than total. now: ms, never going back. */
export function rateLimit(rates: Rates, now: () => number): (peer: string) => boolean {
  const counts = new Map<string, number>();
  let since = -Infinity;
  let all = 0;
  return (peer) => {
    if (now() - since >= windowMs) {
      counts.clear();
      since = now();
      all = 0;
    }
    const count = counts.get(peer) ?? 0;
    if (all >= rates.total || count >= rates.perPeer) return false;
    counts.set(peer, count + 1);
    all += 1;
    return true;
  };
}
