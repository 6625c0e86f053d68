import type { Clock } from './clock.ts';
import type { NetworkLimits } from './limits.ts';

/** The phase of a request. */
export type Phase = 'connect' | 'headers' | 'body';

/**
 * All timeouts of one request, on a single timer that is rescheduled if it fires too early: most never fire.
 */
export class Deadline {
  readonly #limits: NetworkLimits;
  readonly #clock: Clock;
  readonly #miss: (reason: Phase | 'total', ms: number) => void;
  #start: number;
  #phase: Phase = 'connect';
  #phaseStart: number;
  #cancelTimer: () => void = () => undefined;
  #timerAt = Infinity;
  #overdue = false;

  /** miss is called once, with the ms since now, unless cancel comes first. */
  constructor(limits: NetworkLimits, clock: Clock, miss: (reason: Phase | 'total', ms: number) => void) {
    this.#limits = limits;
    this.#clock = clock;
    this.#miss = miss;
    this.#start = clock.now();
    this.#phaseStart = this.#start;
    this.#watch();
  }

  get phase(): Phase {
    return this.#phase;
  }

  /** ms since the request began. */
  get elapsed(): number {
    return this.#clock.now() - this.#start;
  }

  enter(phase: Phase): void {
    this.#phase = phase;
    this.progress();
    if (this.#due() < this.#timerAt) this.#watch();
  }

  /** Data arrived: the phase's time starts again. */
  progress(): void {
    this.#phaseStart = this.#clock.now();
  }

  cancel(): void {
    this.#cancelTimer();
  }

  #due(): number {
    const { connectMs, headersMs, idleMs, totalMs } = this.#limits;
    const ms = { connect: connectMs, headers: headersMs, body: idleMs }[this.#phase];
    return Math.min(this.#phaseStart + ms, this.#start + totalMs);
  }

  #watch(): void {
    this.#cancelTimer();
    this.#overdue = false;
    this.#timerAt = this.#due();
    this.#cancelTimer = this.#clock.after(Math.ceil(this.#timerAt - this.#clock.now()), () => {
      this.#ring();
    });
  }

  #ring(): void {
    if (this.#clock.now() < this.#due()) {
      this.#watch();
    } else if (!this.#overdue) {
      // If this process itself was busy, data that arrived in time still has to be read.
      this.#overdue = true;
      const again = setImmediate(() => {
        this.#ring();
      });
      this.#cancelTimer = () => {
        clearImmediate(again);
      };
    } else {
      const ms = this.elapsed;
      this.#miss(ms >= this.#limits.totalMs ? 'total' : this.#phase, ms);
    }
  }
}
