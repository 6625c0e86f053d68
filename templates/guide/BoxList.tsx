import type { ReactNode } from 'react';
import { Art, type ArtView } from '../parts/Art.tsx';
import { Buy, type BuyView } from '../parts/Buy.tsx';
import { Disc } from '../parts/Disc.tsx';
import { InlineProse, Prose } from '../parts/Prose.tsx';
import { useWords } from '../parts/labels.ts';
import { SourceLinks, type SourceView } from './Sources.tsx';
import { Standalone, VerdictMark, type VerdictView } from './Verdict.tsx';

/** A box of the guide. id is its anchor; rank is null for an unranked box. */
export interface BoxView {
  id: string;
  rank: number | null;
  title: string;
  isStandalone: boolean;
  verdict: VerdictView | null;
  tagline: string;
  reason: string | null;
  summary: string | null;
  needs: string | null;
  contents: string | null;
  skipIf: string | null;
  images: readonly ArtView[];
  buy: BuyView;
  /** region is null for a fact shown to all regions. */
  facts: readonly { label: string; text: string; region: string | null }[];
  remarks: readonly { label: string; text: string }[];
  sources: readonly SourceView[];
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
                <BoxName box={box} />
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
              <Prose text={box.summary ?? box.tagline} />
              <BoxDetails box={box}>
                {box.skipIf !== null && (
                  <p className="box__in">
                    <b>Skip it if</b> {box.skipIf}
                  </p>
                )}
              </BoxDetails>
            </details>
          </li>
        ))}
      </ol>
    </div>
  ));
}

function BoxName({ box: { rank, title, isStandalone } }: { box: BoxView }) {
  return (
    <>
      <Disc number={rank} size="s" />
      {rank !== null && ' '}
      {title} {isStandalone && <Standalone />}
    </>
  );
}

function BoxDetails({ box, children }: { box: BoxView; children?: ReactNode }) {
  const { contents, facts, remarks, sources } = box;
  const words = useWords();
  return (
    <>
      {contents !== null && (
        <p className="box__in">
          <b>{words('In the {box}:')}</b> {contents}
        </p>
      )}
      {children}
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

export interface BoxTableView {
  heading: string;
  isOpen: boolean;
  /** group is the name of the group that begins with this row. */
  boxes: readonly { box: BoxView; group: string | null }[];
}

export function BoxTable({ view: { heading, isOpen, boxes } }: { view: BoxTableView }) {
  const rows = (
    <ul className="rows">
      {boxes.map(({ box, group }) => (
        <BoxRow key={box.id} box={box} group={group} />
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

function BoxRow({ box, group }: { box: BoxView; group: string | null }) {
  return (
    <>
      {group !== null && <li className="rank__group">{group}</li>}
      <li id={box.id} className="row">
        <details>
          <summary>
            <b>
              <BoxName box={box} />
            </b>{' '}
            <span>
              {box.tagline} {box.needs !== null && <span className="muted">Needs {box.needs}.</span>}
            </span>{' '}
            <span>{box.verdict !== null && <VerdictMark verdict={box.verdict} />}</span>
          </summary>
          {box.reason !== null && <Prose text={box.reason} />}
          {box.summary !== null && <Prose text={box.summary} />}
          <BoxDetails box={box} />
        </details>
        <Buy buy={box.buy} size="buy" />
      </li>
    </>
  );
}
