import pLimit, { type LimitFunction } from 'p-limit';
import { sleep, type Clock } from './clock.ts';
import type { NetworkLimits } from './visit.ts';

/** Answers after which a slowed host is asked faster again. */
const answersToRecover = 3;
const maxOverlong = 2;
/** Refusals, and timeouts, in a row after which a host is no longer asked. */
const maxRefusals = 20;
const maxSilences = 8;

export class HostThrottle {
  readonly #limits: NetworkLimits;
  readonly #clock: Clock;
  readonly #signal: AbortSignal;
  readonly #slot: LimitFunction;
  readonly #end: number;
  /** Whether the host's share of the run is used up. */
  expired = false;
  #crawlDelayMs = 0;
  #slowdownMs = 0;
  #slowedAt = -Infinity;
  #next = -Infinity;
  #pausedUntil = -Infinity;
  #pausedMs = 0;
  #refusals = 0;
  #overlong = 0;
  #silences = 0;
  #answers = 0;

  constructor(limits: NetworkLimits, clock: Clock, signal: AbortSignal) {
    this.#limits = limits;
    this.#clock = clock;
    this.#signal = signal;
    this.#end = clock.now() + limits.hostMs;
    this.#slot = pLimit(limits.perHost);
  }

  get closed(): boolean {
    return this.#refusals >= maxRefusals;
  }

  /** Whether so many requests timed out that more would only delay the run. */
  get silent(): boolean {
    return this.#silences >= maxSilences;
  }

  get patient(): boolean {
    return this.#pausedMs < this.#limits.pausesMs && this.#overlong < maxOverlong && !this.closed;
  }

  setCrawlDelay(ms: number): void {
    this.#crawlDelayMs = Math.min(ms, this.#limits.crawlDelayMs);
  }

  ask<T>(request: () => Promise<T>): Promise<T> {
    return this.#slot(async () => {
      await this.#turn();
      return request();
    });
  }

  answered(): void {
    this.#refusals = 0;
    this.#silences = 0;
    if (this.#slowdownMs === 0) return;
    this.#answers += 1;
    if (this.#answers < answersToRecover) return;
    this.#answers = 0;
    this.#slowdownMs = this.#slowdownMs > this.#limits.slowdownMs ? this.#slowdownMs / 2 : 0;
    this.#slot.concurrency = Math.min(this.#limits.perHost, this.#slot.concurrency * 2);
  }

  timedOut(): void {
    this.#silences += 1;
  }

  /** 429 or 503 came, for a request begun at startedAt; retryAfterMs as the host said, or null. */
  refused(startedAt: number, retryAfterMs: number | null): void {
    const now = this.#clock.now();
    const { slowdownMs, maxSlowdownMs, retryAfterMs: maxPauseMs } = this.#limits;
    this.#refusals += 1;
    this.#silences = 0;
    if (retryAfterMs !== null && retryAfterMs > maxPauseMs) this.#overlong += 1;
    this.#answers = 0;
    // Requests already under way are not evidence about the slower pace.
    if (startedAt >= this.#slowedAt) {
      this.#slowedAt = now;
      this.#slowdownMs = Math.min(maxSlowdownMs, Math.max(slowdownMs, this.#slowdownMs * 2));
      this.#next = Math.max(this.#next, now + this.#slowdownMs);
      this.#slot.concurrency = Math.max(1, Math.floor(this.#slot.concurrency / 2));
    }
    if (!this.patient) return;
    const until = now + Math.min(retryAfterMs ?? 0, maxPauseMs);
    const longer = until - Math.max(now, this.#pausedUntil);
    if (longer <= 0) return;
    this.#pausedMs += longer;
    this.#pausedUntil = until;
  }

  async #turn(): Promise<void> {
    for (;;) {
      const now = this.#clock.now();
      const wait = Math.max(this.#pausedUntil, this.#next) - now;
      // Waiting longer than there is time would only delay the run.
      this.expired ||= now + Math.max(0, wait) >= this.#end;
      if (wait <= 0 || this.closed || this.silent || this.expired || this.#signal.aborted) {
        this.#next = now + Math.max(this.#limits.delayMs, this.#crawlDelayMs, this.#slowdownMs);
        return;
      }
      await sleep(Math.ceil(wait), this.#clock, this.#signal);
    }
  }
}

/** In ms; 0 for a time in the past; null if invalid. now: ms since the epoch. */
export function parseRetryAfter(header: string | readonly string[] | undefined, now: number): number | null {
  const text = (typeof header === 'string' ? header : (header?.[0] ?? '')).trim();
  if (/^\d{1,15}(?:\.\d{0,9})?$/.test(text)) return Number(text) * 1_000;
  // Date.parse would also parse "-5" and "2" as dates.
  if (!/^[a-z]{3,9},? /i.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
