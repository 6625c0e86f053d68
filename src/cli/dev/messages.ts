/** From the server to the maker: read the data again, or make one file. target is a request's, id the server's own. */
export type Request = { kind: 'plan' } | { kind: 'file'; id: number; target: string };

/** The server's answer to a browser. */
export interface Made {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array | string;
}

/** From the maker to the server. problems is a report for people; null where pages show what the files say. */
export type MakerAnswer =
  | { kind: 'planned'; problems: string | null; warnings: string | null }
  | { kind: 'made'; id: number; made: Made };
