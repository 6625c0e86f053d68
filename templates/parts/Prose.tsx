import { Fragment } from 'react';
import { parseProse, type Inline } from '../../src/domain/prose.ts';

export function Prose({ text }: { text: string }) {
  return parseProse(text).map((parts, index) => (
    <p key={index}>
      <Inlines parts={parts} />
    </p>
  ));
}

/** A prose field inside an element that is already a paragraph or an item. */
export function InlineProse({ text }: { text: string }) {
  return parseProse(text).map((parts, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <Inlines parts={parts} />
    </Fragment>
  ));
}

function Inlines({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => {
    switch (part.kind) {
      case 'text':
        return <Fragment key={index}>{part.text}</Fragment>;
      case 'strong':
        return <b key={index}>{part.text}</b>;
      case 'link':
        return (
          <a key={index} href={part.href}>
            {part.text}
          </a>
        );
    }
  });
}
