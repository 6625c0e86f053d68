import type { FaqItem } from '../../src/domain/data.ts';
import { Prose } from './Prose.tsx';

export function Faq({ view: questions }: { view: readonly FaqItem[] }) {
  return (
    <div className="faq">
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={`faq-${id}`}>
          <summary>{question}</summary>
          <Prose text={answer} />
        </details>
      ))}
    </div>
  );
}
