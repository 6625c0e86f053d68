import { Art, type ArtView } from '../parts/Art.tsx';
import { Buy, type BuyView } from '../parts/Buy.tsx';
import { Disc } from '../parts/Disc.tsx';
import { InlineProse, Prose } from '../parts/Prose.tsx';
import { SourceLinks, type SourceView } from './Sources.tsx';
import { Standalone, VerdictMark, type VerdictView } from './Verdict.tsx';

export interface BoxDetailsView {
  /** region is null for a fact that readers of every region see. */
  facts: readonly { label: string; text: string; region: string | null }[];
  remarks: readonly { label: string; text: string }[];
  sources: readonly SourceView[];
}

/** A box of the comparison. id is its anchor. */
export interface BoxView extends BoxDetailsView {
  id: string;
  rank: number;
  title: string;
  isStandalone: boolean;
  verdict: VerdictView | null;
  reason: string | null;
  summary: string;
  contents: string | null;
  skipIf: string | null;
  images: readonly ArtView[];
  buy: BuyView;
}

/** heading is the group's name, or that of the whole list. */
export interface BoxGroupView {
  heading: string;
  audience: string | null;
  boxes: readonly BoxView[];
}

export function BoxList({ groups }: { groups: readonly BoxGroupView[] }) {
  return groups.map(({ heading, audience, boxes }) => (
    <div key={heading} className="group">
      <h3>{heading}</h3>
      {audience !== null && <p>{audience}</p>}
      <ol className="boxes">
        {boxes.map((box) => (
          <li key={box.id} id={box.id} className="box">
            <div className="box__top">
              <h4>
                <Disc number={box.rank} size="s" /> {box.title} {box.isStandalone && <Standalone />}
              </h4>
              {box.verdict !== null && (
                <p className="box__verdict">
                  <VerdictMark verdict={box.verdict} />
                </p>
              )}
            </div>
            {box.reason !== null && <Prose text={box.reason} />}
            {box.images.map((image) => (
              <Art key={image.picture.src} art={image} shape="32" />
            ))}
            <Buy buy={box.buy} size="btn" />
            <details className="more">
              <summary>
                Details
                <span className="vh">: {box.title}</span>
              </summary>
              <Prose text={box.summary} />
              {box.contents !== null && (
                <p className="box__in">
                  <b>In the box:</b> {box.contents}
                </p>
              )}
              {box.skipIf !== null && (
                <p className="box__in">
                  <b>Skip it if</b> {box.skipIf}
                </p>
              )}
              <BoxDetails details={box} />
            </details>
          </li>
        ))}
      </ol>
    </div>
  ));
}

function BoxDetails({ details: { facts, remarks, sources } }: { details: BoxDetailsView }) {
  return (
    <>
      <dl className="facts">
        {facts.map(({ label, text, region }) => (
          <div key={label + (region ?? '')} data-region={region ?? undefined}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {remarks.map(({ label, text }) => (
        <p key={label}>
          <b>{label}.</b> <InlineProse text={text} />
        </p>
      ))}
      {sources.length > 0 && (
        <p>
          <b>Sources.</b> <SourceLinks sources={sources} />
        </p>
      )}
    </>
  );
}

/** A box in one row of a table. rank is null for a box without one. */
export interface BoxRowView extends BoxDetailsView {
  id: string;
  rank: number | null;
  title: string;
  /** The group that begins with this row. */
  group: string | null;
  isStandalone: boolean;
  adds: string;
  needs: string | null;
  verdict: VerdictView | null;
  texts: readonly string[];
  contents: string | null;
  buy: BuyView;
}

export interface BoxTableView {
  heading: string;
  isOpen: boolean;
  boxes: readonly BoxRowView[];
}

export function BoxTable({ view: { heading, isOpen, boxes } }: { view: BoxTableView }) {
  const rows = (
    <ul className="rows">
      {boxes.map((box) => (
        <BoxRow key={box.id} box={box} />
      ))}
    </ul>
  );
  if (isOpen) {
    return (
      <>
        <h3>{heading}</h3>
        {rows}
      </>
    );
  }
  return (
    <details className="more">
      <summary>{heading}</summary>
      {rows}
    </details>
  );
}

function BoxRow({ box }: { box: BoxRowView }) {
  return (
    <>
      {box.group !== null && <li className="rank__group">{box.group}</li>}
      <li id={box.id} className="row">
        <details>
          <summary>
            <b>
              {box.rank !== null && (
                <>
                  <Disc number={box.rank} size="s" />{' '}
                </>
              )}
              {box.title} {box.isStandalone && <Standalone />}
            </b>
            <span>
              {box.adds} {box.needs !== null && <span className="muted">Needs {box.needs}.</span>}
            </span>
            <span>{box.verdict !== null && <VerdictMark verdict={box.verdict} />}</span>
          </summary>
          {box.texts.map((text) => (
            <Prose key={text} text={text} />
          ))}
          {box.contents !== null && (
            <p className="box__in">
              <b>In the box:</b> {box.contents}
            </p>
          )}
          <BoxDetails details={box} />
        </details>
        <Buy buy={box.buy} size="buy" />
      </li>
    </>
  );
}
