/** The names that --format takes. A file of its own, so that reading the options loads no format. */
export const formatNames = ['pretty', 'json', 'github', 'sarif'] as const;

export type Format = (typeof formatNames)[number];

/** The number of files checked. note ends the pretty report, for example "dist/ was not changed." */
export interface Summary {
  files: number;
  note?: string;
}

export interface FormatOptions {
  /** true writes terminal colors; only the pretty format has any. */
  color: boolean;
  summary: Summary;
}
