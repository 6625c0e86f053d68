import { Prose } from './Prose.tsx';

export interface QuestionView {
  id: string;
  question: string;
  answer: string;
}

export function Faq({ view: questions }: { view: readonly QuestionView[] }) {
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
