/** Codes are permanent: people search for them. */
export interface CodeInfo {
  /** 'error' by default. */
  severity?: 'warning';
  /** One line, without a full stop. */
  title: string;
  explanation: string;
  /** A few lines of YAML that cause it. */
  bad?: string;
  /** The same lines, corrected. */
  good?: string;
}

/** The codes of one area; every key starts with the area's name. */
export type CodesOf<Area extends string> = Record<`${Area}/${string}`, CodeInfo>;
