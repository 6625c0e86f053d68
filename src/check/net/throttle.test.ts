import { describe, expect, it } from 'vitest';
import { HostThrottle, parseRetryAfter } from './throttle.ts';
import { defaultLimits, type NetworkLimits } from './visit.ts';
import { FakeClock } from './testing/fakeClock.ts';

function startHost(limits: Partial<NetworkLimits> = {}) {
  const clock = new FakeClock();
  const stop = new AbortController();
  const host = new HostThrottle({ ...defaultLimits, ...limits }, clock, stop.signal);
  const start = clock.now();
  /** When each request began, in ms from the start. */
  const begun: number[] = [];
  let most = 0;
  let running = 0;
  const ask = (ms: number, after: (host: HostThrottle, startedAt: number) => void = () => undefined) =>
    host.ask(
      () =>
        new Promise<void>((resolve) => {
          const startedAt = clock.now();
          begun.push(startedAt - start);
          running += 1;
          most = Math.max(most, running);
          clock.after(ms, () => {
            running -= 1;
            after(host, startedAt);
            resolve();
          });
        }),
    );
  return { clock, stop, host, begun, ask, most: () => most };
}

const repeat = (count: number, act: () => void) => {
  for (let index = 0; index < count; index += 1) act();
};

describe('a host', () => {
  it('gets two requests at a time', async () => {
    const { clock, ask, begun, most } = startHost();
    repeat(6, () => {
      void ask(100);
    });
    await clock.pass(1_000);
    expect(begun).toEqual([0, 0, 100, 100, 200, 200]);
    expect(most()).toBe(2);
  });

  it('gets requests no faster than its delay', async () => {
    const { clock, ask, begun } = startHost({ delayMs: 300 });
    repeat(4, () => {
      void ask(10);
    });
    await clock.pass(5_000);
    expect(begun).toEqual([0, 300, 600, 900]);
  });

  it('gets requests no faster than its Crawl-delay, up to our limit', async () => {
    for (const [asked, kept] of [
      [2_000, 2_000],
      [3_600_000, 30_000],
      [Infinity, 30_000],
    ] as const) {
      const { clock, host, ask, begun } = startHost({ delayMs: 100 });
      host.setCrawlDelay(asked);
      repeat(3, () => {
        void ask(10);
      });
      await clock.pass(100_000);
      expect(begun).toEqual([0, kept, 2 * kept]);
    }
  });

  it('that refuses gets one request at a time, ever slower, up to four seconds', async () => {
    const { clock, ask, begun } = startHost({ perHost: 4 });
    const refuse = (host: HostThrottle, startedAt: number) => {
      host.refused(startedAt, null);
    };
    repeat(14, () => {
      void ask(10, refuse);
    });
    await clock.pass(100_000);
    const gaps = begun.map((at, index) => at - (begun[index - 1] ?? 0));
    // The first four were under way when the first refusal came.
    expect(gaps.slice(0, 8)).toEqual([0, 0, 0, 0, 260, 510, 1_010, 2_010]);
    expect(gaps.slice(-3)).toEqual([4_010, 4_010, 4_010]);
    expect(gaps.slice(4).every((gap, index, all) => gap >= (all[index - 1] ?? 0))).toBe(true);
  });

  it('that answers again gets requests as before', async () => {
    const { clock, ask, begun } = startHost({ perHost: 4 });
    let left = 3;
    repeat(60, () => {
      void ask(10, (host, startedAt) => {
        left -= 1;
        if (left >= 0) host.refused(startedAt, null);
        else host.answered();
      });
    });
    await clock.pass(60_000);
    expect(begun).toHaveLength(60);
    expect(new Set(begun.slice(-12)).size).toBeLessThanOrEqual(4);
  });

  it('that sets a time gets no request before it', async () => {
    const { clock, ask, begun } = startHost();
    void ask(10, (host, startedAt) => {
      host.refused(startedAt, 5_000);
    });
    await clock.pass(20);
    repeat(3, () => {
      void ask(10);
    });
    await clock.pass(10_000);
    expect(begun[0]).toBe(0);
    expect(begun[1]).toBe(5_010);
  });

  it('that sets an absurd time is waited for up to the limit', async () => {
    const { clock, ask, begun } = startHost({ retryAfterMs: 60_000 });
    void ask(10, (host, startedAt) => {
      host.refused(startedAt, 1e15);
    });
    await clock.pass(20);
    void ask(10);
    await clock.pass(100_000);
    expect(begun).toEqual([0, 60_010]);
  });

  it('that sets an absurd time again is not waited for again', async () => {
    const { clock, host, ask, begun } = startHost({ retryAfterMs: 60_000, pausesMs: 1e9, perHost: 1 });
    const patience: boolean[] = [];
    repeat(3, () => {
      void ask(10, (_host, startedAt) => {
        host.refused(startedAt, 86_400_000);
        patience.push(host.patient);
      });
    });
    await clock.pass(100_000);
    expect(patience).toEqual([true, false, false]);
    expect(begun[1]).toBe(60_010);
    expect(begun[2]).toBeLessThan(65_000);
  });

  it('is not waited for again when it has made us wait long enough', async () => {
    const { clock, host, ask, begun } = startHost({ pausesMs: 100_000, perHost: 1 });
    const patience: boolean[] = [];
    repeat(4, () => {
      void ask(10, (_host, startedAt) => {
        host.refused(startedAt, 60_000);
        patience.push(host.patient);
      });
    });
    await clock.pass(200_000);
    expect(patience).toEqual([true, false, false, false]);
    expect(begun.slice(0, 3)).toEqual([0, 60_010, 120_020]);
    expect(begun[3]).toBeLessThan(126_000);
  });

  it('gets no more requests after twenty refusals in a row', () => {
    const { clock, host } = startHost();
    repeat(19, () => {
      host.refused(clock.now(), null);
    });
    host.answered();
    repeat(19, () => {
      host.refused(clock.now(), null);
    });
    expect(host.closed).toBe(false);
    host.refused(clock.now(), null);
    expect(host.closed).toBe(true);
  });

  it('that gets no more requests does not delay others', async () => {
    const { clock, host, ask, begun } = startHost();
    repeat(20, () => {
      host.refused(clock.now(), 60_000);
    });
    repeat(10, () => {
      void ask(0);
    });
    await clock.pass(10);
    expect(begun).toHaveLength(10);
  });

  it('is not waited for longer than its share of the run', async () => {
    const { clock, host, ask, begun } = startHost({ delayMs: 10_000, hostMs: 25_000 });
    repeat(5, () => void ask(10));
    await clock.pass(20_100);
    expect(begun).toEqual([0, 10_000, 20_000, 20_000, 20_010]);
    expect(host.expired).toBe(true);
  });

  it('releases all waiting requests when the run is stopped', async () => {
    const { clock, stop, host, ask, begun } = startHost({ delayMs: 60_000 });
    host.refused(clock.now(), 60_000);
    repeat(5, () => {
      void ask(0);
    });
    await clock.pass(10);
    stop.abort();
    await clock.pass(10);
    expect(begun).toHaveLength(5);
  });
});

const sentAt = Date.UTC(2026, 10, 21, 3, 0, 0);

it.each([
  ['0', 0],
  ['2', 2_000],
  [' 120 ', 120_000],
  ['1.5', 1_500],
  ['999999999999', 999_999_999_999_000],
  ['Sat, 21 Nov 2026 03:00:30 GMT', 30_000],
  ['Saturday, 21-Nov-26 03:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2020 03:00:30 GMT', 0],
  ['-5', null],
  ['2026', 2_026_000],
  ['2026-11-21T03:00:30Z', null],
  ['soon', null],
  ['Sat, 99 Nov 2026', null],
  ['1e9', null],
  ['9'.repeat(400), null],
  ['', null],
])('%j is %j ms', (header, expected) => {
  expect(parseRetryAfter(header, sentAt)).toBe(expected);
});

it('uses the first of two headers, and returns null without one', () => {
  expect(parseRetryAfter(['1', '2'], sentAt)).toBe(1_000);
  expect(parseRetryAfter(undefined, sentAt)).toBe(null);
});
