import { Fragment, useLayoutEffect, useRef } from 'react';
import type { Answer } from '../../../src/domain/finder/answer.ts';
import type { FinderBox } from '../../../src/domain/finder/finderGame.ts';
import { fillTerms, type Terms } from '../../../src/domain/siteLook.ts';
import { nothingText, withPeriod } from '../../../src/domain/words.ts';
import { LinkList, LinkOrText } from '../../LinkList.tsx';

interface AdviceViewProps {
  answer: Answer;
  terms: Terms;
  settled: boolean;
}

export function AdviceView({ answer, terms, settled }: AdviceViewProps) {
  const boxes = boxesOf(answer);
  return (
    <div className="finder__out" data-settled={settled ? '' : undefined}>
      <div role="status" aria-atomic="true">
        {/* New paragraphs for each answer, because moving the old ones would be a layout shift. */}
        <Fragment key={JSON.stringify(answer)}>
          <p className="finder__pick">
            <Advice answer={answer} terms={terms} />
          </p>
          <Why answer={answer} terms={terms} />
        </Fragment>
      </div>
      {settled && boxes[0] !== undefined && <ShopLink box={boxes[0]} />}
    </div>
  );
}

function boxesOf(answer: Answer): readonly FinderBox[] {
  switch (answer.kind) {
    case 'row':
      return answer.advice.kind === 'buy' ? answer.advice.boxes : [];
    case 'next':
      return [...answer.missing, answer.box];
    case 'done':
      return [];
  }
}

function Advice({ answer, terms }: { answer: Answer; terms: Terms }) {
  switch (answer.kind) {
    case 'next':
      return <BuyNext boxes={boxesOf(answer)} />;
    case 'done':
      return fillTerms(nothingText[answer.because === 'owned' ? 'set' : 'skip'], terms);
    case 'row':
      switch (answer.advice.kind) {
        case 'nothing':
          return fillTerms(nothingText[answer.advice.nothing], terms);
        case 'other':
          return (
            <>
              <span>{answer.advice.label}: </span>
              <LinkOrText title={answer.advice.title} href={answer.advice.href} />
            </>
          );
        case 'buy':
          return <BuyNext boxes={answer.advice.boxes} />;
      }
  }
}

function BuyNext({ boxes }: { boxes: readonly FinderBox[] }) {
  const links = boxes.map(({ title, slug }) => ({ title, href: slug === null ? null : `#${slug}` }));
  return (
    <>
      <span>Buy next: </span>
      <LinkList links={links} separator=", then " />
    </>
  );
}

function Why({ answer, terms }: { answer: Answer; terms: Terms }) {
  switch (answer.kind) {
    case 'row':
      return (
        <>
          {answer.reason === null ? <Lines boxes={boxesOf(answer)} /> : <p>{answer.reason}</p>}
          {answer.because !== null && (
            <p className="finder__by">{`Because: ${withPeriod(answer.because)}`}</p>
          )}
        </>
      );
    case 'next': {
      const { box, missing } = answer;
      const next = fillTerms('the next {box} in our {ranking} for you.', terms);
      return (
        <p>
          {missing.length === 0
            ? `It is ${next}`
            : `${box.title} is ${next} You need ${missing.map(({ title }) => title).join(' and ')} first.`}
          {box.onlyIf !== null && ` Buy it only if ${withPeriod(box.onlyIf)}`}
        </p>
      );
    }
    case 'done':
      return (
        <p>
          {fillTerms(
            answer.because === 'owned'
              ? 'You own every {box} in this {ranking} that we would buy.'
              : 'No {box} in this {ranking} changes how many can play.',
            terms,
          )}
        </p>
      );
  }
}

/** What the boxes add, where the row's reason would speak of a box that the reader owns. */
function Lines({ boxes }: { boxes: readonly FinderBox[] }) {
  return boxes.map(({ id, line }) => line !== null && <p key={id}>{line}</p>);
}

/** The price and the shop links of the box on this page, copied so that they appear under the reader's finger. */
function ShopLink({ box: { id, slug } }: { box: FinderBox }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The base game has no entry, but a line in each region's list of shops.
    const place = slug === null ? '.shops' : `#${CSS.escape(slug)}`;
    const copies = [...document.querySelectorAll<HTMLElement>(`${place} [data-buy="${id}"]`)].map((links) => {
      const copy = document.createElement('div');
      const region = links.closest<HTMLElement>('.shops')?.dataset['region'];
      if (region !== undefined) copy.dataset['region'] = region;
      copy.append(...links.cloneNode(true).childNodes);
      return copy;
    });
    root.current?.replaceChildren(...copies);
  }, [id, slug]);
  return <div ref={root} />;
}
