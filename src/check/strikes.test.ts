import { expect, it } from 'vitest';
import type { VerdictKind } from './verdict.ts';
import { nextState } from './strikes.ts';

function after(...nights: [at: string, verdict: VerdictKind][]): number {
  let state: ReturnType<typeof nextState> | undefined;
  for (const [at, verdict] of nights) state = nextState(state, { at, verdict, confirmed: false });
  return state?.strikes ?? 0;
}

it('counts nights, not runs, also around midnight', () => {
  expect(after(['2026-11-20T23:59:00Z', 'broken'], ['2026-11-21T00:01:00Z', 'broken'])).toBe(1);
  expect(after(['2026-11-20T03:00:00Z', 'broken'], ['2026-11-21T03:00:00Z', 'timeout'])).toBe(2);
});

it('begins anew after a night on which the link was alive', () => {
  expect(after(['2026-11-19T03:00:00Z', 'broken'], ['2026-11-20T03:00:00Z', 'ok'])).toBe(0);
});

it('never counts a bot wall', () => {
  expect(after(['2026-11-19T03:00:00Z', 'blocked'], ['2026-11-20T03:00:00Z', 'blocked'])).toBe(0);
});
