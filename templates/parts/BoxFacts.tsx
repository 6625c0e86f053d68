import { Standalone, VerdictMark, type VerdictView } from './Verdict.tsx';
import { Disc } from './Art.tsx';
import { LinkOrText } from '../LinkList.tsx';

/** A box by its short name. href is its page, or null if it has none. rank is null for a box without a number. */
export interface BoxNameView {
  rank: number | null;
  name: string;
  href: string | null;
  isStandalone: boolean;
  verdict: VerdictView | null;
}

export function BoxName({ box: { rank, name, href, isStandalone } }: { box: BoxNameView }) {
  return (
    <>
      <b className="nm">
        <Disc number={rank} size="s" />
        <LinkOrText title={name} href={href} />
      </b>
      {isStandalone && (
        <>
          {' '}
          <Standalone />
        </>
      )}
    </>
  );
}

export function Verdict({ verdict }: { verdict: VerdictView | null }) {
  return (
    verdict !== null && (
      <span className="on">
        <VerdictMark verdict={verdict} />
      </span>
    )
  );
}

/** facts: "Needs Wingspan", "1–5 players"; rules: "Rules: Low", where there is room. */
export interface BoxFactsView {
  facts: readonly string[];
  rules: string | null;
}

export function BoxFacts({ box: { facts, rules } }: { box: BoxFactsView }) {
  if (facts.length === 0 && rules === null) return null;
  return (
    <ul className="tags">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {rules !== null && <li className="wide">{rules}</li>}
    </ul>
  );
}
