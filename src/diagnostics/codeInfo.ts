/** The description of a diagnostic code. Codes are permanent: they are printed, searched for and explained. */
export interface CodeInfo {
  severity: 'error' | 'warning';
  /** One line, without a full stop. */
  title: string;
  /** The problem, why it matters, how to mend it. */
  explanation: string;
  /** A few lines of YAML that cause it. */
  bad?: string;
  /** The same lines, mended. */
  good?: string;
}

/** The codes of one area; every key starts with the area's name. */
export type CodesOf<Area extends string> = Record<`${Area}/${string}`, CodeInfo>;
