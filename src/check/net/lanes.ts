import { Lane } from './lane.ts';
import type { SocketOptions } from './socket.ts';

/** Number of idle connections kept open; a chain of redirects over many hosts leaves that many behind. */
const maxIdle = 128;

/** The connections of a run. */
export class Lanes {
  readonly #options: SocketOptions;
  /** Idle ones by origin, the most recently used last. */
  readonly #idle = new Map<string, Lane[]>();
  /** All idle ones, the longest idle first. */
  readonly #age = new Set<Lane>();

  constructor(options: SocketOptions) {
    this.#options = options;
  }

  /** An idle connection to the origin of url, or a new one; fresh asks for a new one. */
  take(url: URL, fresh = false): Lane {
    const lane = fresh ? undefined : this.#idle.get(url.origin)?.pop();
    if (lane === undefined) return new Lane(url, this.#options);
    this.#age.delete(lane);
    return lane;
  }

  give(lane: Lane): void {
    if (lane.killed) return;
    const idle = this.#idle.get(lane.origin);
    if (idle === undefined) this.#idle.set(lane.origin, [lane]);
    else idle.push(lane);
    this.#age.add(lane);
    if (this.#age.size > maxIdle) this.#dropOldest();
  }

  close(): void {
    for (const lane of this.#age) lane.kill();
    this.#age.clear();
    this.#idle.clear();
  }

  #dropOldest(): void {
    const [oldest] = this.#age;
    if (oldest === undefined) return;
    this.#age.delete(oldest);
    const idle = this.#idle.get(oldest.origin)?.filter((lane) => lane !== oldest) ?? [];
    if (idle.length === 0) this.#idle.delete(oldest.origin);
    else this.#idle.set(oldest.origin, idle);
    oldest.kill();
  }
}
