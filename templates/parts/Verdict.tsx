import { adviceText } from '../../src/domain/words.ts';

/** The verdict; on completes "Only if …" and is null for other verdicts. */
export interface VerdictView {
  advice: keyof typeof adviceText;
  on: string | null;
}

const classes = {
  buy: 'verdict',
  depends: 'verdict verdict--depends',
  skip: 'verdict verdict--skip',
} as const;

export function VerdictWord({ advice }: Pick<VerdictView, 'advice'>) {
  return <b className={classes[advice]}>{adviceText[advice]}</b>;
}

export function VerdictMark({ verdict: { advice, on } }: { verdict: VerdictView }) {
  return (
    <>
      <VerdictWord advice={advice} />
      {on !== null && <span className="verdict__on"> {on}</span>}
    </>
  );
}

export function Standalone() {
  return <span className="badge badge--alone">Standalone</span>;
}
