const kib = 1024;

/** How much is waited for and kept. Times in ms, sizes in bytes. */
export interface ServerLimits {
  /** For a request's head, from the connection or the end of the answer before. */
  headersMs: number;
  /** For a whole request. */
  requestMs: number;
  /** Without a byte in either direction while an answer is on its way. */
  idleMs: number;
  /** Between two requests of one connection. */
  keepAliveMs: number;
  /** How often the two first are looked at. */
  checkMs: number;
  /** For the answers in flight, when the server stops. */
  stopMs: number;
  /** Of the request line and the headers together. */
  headerBytes: number;
  connections: number;
  /** Of one file; a bigger one is not served. */
  fileBytes: number;
  /** Of files kept in memory, and of their compressed forms: each. */
  keptBytes: number;
}

export const serverLimits: ServerLimits = {
  headersMs: 10_000,
  requestMs: 20_000,
  idleMs: 30_000,
  keepAliveMs: 5_000,
  checkMs: 2_000,
  stopMs: 10_000,
  headerBytes: 16 * kib,
  connections: 1_000,
  fileBytes: 16 * kib * kib,
  keptBytes: 64 * kib * kib,
};
