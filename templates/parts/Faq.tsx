import type { FaqItem } from '../../src/domain/data.ts';
import { Prose } from './Prose.tsx';

/** opensFirst: whether the first question is open. */
export function Faq({
  view: questions,
  opensFirst = false,
}: {
  view: readonly FaqItem[];
  opensFirst?: boolean;
}) {
  return (
    <div className="faq">
      {questions.map(({ id, question, answer }, index) => (
        <details key={id} id={`faq-${id}`} open={opensFirst && index === 0}>
          <summary>{question}</summary>
          <Prose text={answer} />
        </details>
      ))}
    </div>
  );
}
