import { Fragment } from 'react';
import type { Answer } from '../../../src/domain/situations/answer.ts';

export interface AdviceViewProps {
  /** Null where no row of the guide fits. */
  answer: Answer | null;
  settled: boolean;
}

export function AdviceView({ answer, settled }: AdviceViewProps) {
  return (
    <div className="finder__out" data-settled={settled ? '' : undefined}>
      <div role="status" aria-atomic="true">
        {answer === null ? (
          <p>
            The guide has no row for this. See <a href="#tldr-table">the ranking</a>.
          </p>
        ) : (
          // Another answer is other paragraphs: the old ones moved would be a shift of the page.
          <Fragment key={answer.row.label}>
            <p className="finder__pick">
              <Advice answer={answer} />
            </p>
            <p>{answer.row.reason}</p>
            <p className="finder__by">{`Because: ${answer.row.label}.`}</p>
          </Fragment>
        )}
      </div>
    </div>
  );
}

function Advice({ answer }: { answer: Answer }) {
  switch (answer.kind) {
    case 'nothing':
      return 'Buy nothing for now';
    case 'other':
      return (
        <>
          <span>A different game: </span>
          {answer.href === null ? answer.title : <a href={answer.href}>{answer.title}</a>}
        </>
      );
    case 'buy':
      return (
        <>
          <span>Buy next: </span>
          {answer.boxes.map(({ id, title, slug }, index) => (
            <span key={id}>
              {index > 0 && ', then '}
              {slug === null ? title : <a href={`#${slug}`}>{title}</a>}
            </span>
          ))}
        </>
      );
  }
}
