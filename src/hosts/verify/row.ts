import type { HttpHeader } from '../../domain/deployment.ts';

/** A request as it goes to the server, letter by letter. */
export interface AskedRequest {
  method: 'GET' | 'HEAD' | 'POST';
  /** The Host header; null for that of the address itself. */
  host: string | null;
  target: string;
}

/** One request of the table, and what the description says the answer must be. */
export interface RequestRow extends AskedRequest {
  /** The kind of request, for example "old address, with a slash". */
  name: string;
  expected: ExpectedAnswer;
}

export interface ExpectedAnswer {
  /** Any of these. */
  statuses: readonly number[];
  /** For redirects: any of these in the Location header. */
  locations: readonly string[];
  /** Each with this very value. */
  headers: readonly HttpHeader[];
  /** The file that must come, and the hash of its bytes; null where the body is the server's own affair. */
  body: { file: string; hash: string } | null;
}

/** A server's answer. Header names are in lower case. */
export interface ActualAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** The body, decompressed. */
  body: { hash: string; bytes: number };
}
