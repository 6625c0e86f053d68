import type { FaqItem } from '../../src/domain/data.ts';
import { Prose } from './Prose.tsx';

export function Faq({ view: questions }: { view: readonly FaqItem[] }) {
  return (
    <div className="faq">
      {questions.map(({ id, question, answer }, index) => (
        <details key={id} id={`faq-${id}`} open={index === 0}>
          <summary>{question}</summary>
          <Prose text={answer} />
        </details>
      ))}
    </div>
  );
}
