import { expect, it } from 'vitest';
import type { VerdictKind } from '../verdict/verdict.ts';
import { nextState } from './writer.ts';

const url = 'https://zatu.com/products/wingspan';

function after(...nights: [at: string, verdict: VerdictKind][]): number {
  let state: ReturnType<typeof nextState> | undefined;
  for (const [at, verdict] of nights) state = nextState(state, { url, at, verdict, sight: null });
  return state?.strikes ?? 0;
}

it('counts nights, not runs, even around midnight', () => {
  expect(after(['2026-11-20T23:59:00Z', 'broken'], ['2026-11-21T00:01:00Z', 'broken'])).toBe(1);
  expect(after(['2026-11-20T03:00:00Z', 'broken'], ['2026-11-21T03:00:00Z', 'timeout'])).toBe(2);
});

it('starts over after a night on which the link was alive', () => {
  expect(after(['2026-11-19T03:00:00Z', 'broken'], ['2026-11-20T03:00:00Z', 'ok'])).toBe(0);
});

it('never counts a bot wall', () => {
  expect(after(['2026-11-19T03:00:00Z', 'blocked'], ['2026-11-20T03:00:00Z', 'blocked'])).toBe(0);
});

it('does not count strikes of another address', () => {
  const struck = nextState(undefined, { url, at: '2026-11-19T03:00:00Z', verdict: 'broken', sight: null });
  const moved = { url: `${url}-2`, at: '2026-11-20T03:00:00Z', verdict: 'timeout', sight: null } as const;
  expect(nextState(struck, moved)).toMatchObject({ url: `${url}-2`, strikes: 1, attempts: 1 });
  expect(nextState(struck, { ...moved, url })).toMatchObject({ strikes: 2, attempts: 2 });
});

it('remembers the last seen values through nights without any', () => {
  const sight = { at: '2026-11-19T03:00:00Z', currency: 'GBP', price: 39.99, in_stock: true } as const;
  const seen = nextState(undefined, { url, at: sight.at, verdict: 'ok', sight });
  const walled = nextState(seen, { url, at: '2026-11-20T03:00:00Z', verdict: 'blocked', sight: null });
  expect(walled).toMatchObject({ checked: '2026-11-20T03:00:00Z', verdict: 'blocked', seen: sight });
});

it('counts no strike against a link while its shop answers no request', () => {
  const struck = nextState(undefined, { url, at: '2026-11-19T03:00:00Z', verdict: 'broken', sight: null });
  const silent = { url, at: '2026-11-20T03:00:00Z', verdict: 'timeout', sight: null } as const;
  expect(nextState(struck, { ...silent, isShopSilent: true })).toMatchObject({ strikes: 1, attempts: 2 });
  expect(nextState(struck, silent)).toMatchObject({ strikes: 2, attempts: 2 });
});
