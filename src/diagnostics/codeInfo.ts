/** The severity is error by default. bad is YAML that causes the problem; good is the same, corrected. */
export interface CodeInfo {
  severity?: 'warning';
  /** What is wrong, in one sentence. Then why or what to do, unless messages and hints say it. */
  text: string;
  bad?: string;
  good?: string;
}

/** Codes are permanent: people search for them. */
export type Codes = Record<`${string}/${string}`, string | CodeInfo>;

export function warning(text: string, example: Pick<CodeInfo, 'bad' | 'good'> = {}): CodeInfo {
  return { severity: 'warning', text, ...example };
}
