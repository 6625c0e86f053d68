import { Art, type ArtView } from '../parts/Art.tsx';
import { BoxFront } from '../parts/BoxFront.tsx';
import { Disc } from '../parts/Disc.tsx';
import { InlineProse, Prose } from '../parts/Prose.tsx';
import { Badges, type BadgeView } from './Badges.tsx';
import { SourceLinks, type SourceView } from './Sources.tsx';
import { VerdictMark, type VerdictView } from './Verdict.tsx';

/** Everything that the data says of one ranked box. id is its anchor. */
export interface BoxView {
  id: string;
  rank: number;
  title: string;
  badges: readonly BadgeView[];
  verdict: VerdictView | null;
  /** Null where the reasons stand open, which say it too: for the boxes to buy of the comparison. */
  tagline: string | null;
  /** Why this verdict and this rank. */
  reason: string | null;
  contents: string | null;
  summary: string;
  skipIf: string | null;
  facts: readonly { label: string; text: string }[];
  /** Longer remarks: mixing, editions. */
  remarks: readonly { label: string; text: string }[];
  images: readonly ArtView[];
  sources: readonly SourceView[];
  /** The keys that the list can be sorted by; complexity level and most players are null where not known. */
  order: { year: number; level: number | null; players: number | null };
}

export interface BoxListView {
  heading: string;
  palette: string;
  boxes: readonly BoxView[];
  /** Long lists can be sorted. */
  sortable: boolean;
}

/** Every ranked box, in buying order. */
export function BoxList({ view: { heading, palette, boxes, sortable } }: { view: BoxListView }) {
  return (
    <>
      <h3>{heading}</h3>
      {sortable && <SortControl />}
      <ol className="boxes" id="all-boxes" data-palette={palette}>
        {boxes.map((box) => (
          <li
            key={box.id}
            id={box.id}
            className="box"
            data-rank={box.rank}
            data-year={box.order.year}
            data-level={box.order.level ?? undefined}
            data-players={box.order.players ?? undefined}
          >
            <BoxFront title={box.title} />
            <div>
              <h4>
                <Disc number={box.rank} size="s" /> {box.title} <Badges badges={box.badges} />
              </h4>
              {box.verdict !== null && (
                <p className="box__verdict">
                  <VerdictMark verdict={box.verdict} />
                </p>
              )}
            </div>
            <div className="box__main">
              {box.tagline !== null && <p>{box.tagline}</p>}
              {box.tagline === null && <Why box={box} />}
              <details className="more">
                <summary>
                  {box.tagline === null ? 'Facts and sources' : 'Why, contents, facts and sources'}
                  <span className="vh">: {box.title}</span>
                </summary>
                {box.tagline !== null && <Why box={box} />}
                <dl className="facts">
                  {box.facts.map(({ label, text }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
                {box.remarks.map(({ label, text }) => (
                  <p key={label}>
                    <b>{label}.</b> <InlineProse text={text} />
                  </p>
                ))}
                <p>
                  <b>Sources.</b> <SourceLinks sources={box.sources} />
                </p>
              </details>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function Why({ box }: { box: BoxView }) {
  return (
    <>
      {box.reason !== null && <Prose text={box.reason} />}
      <Prose text={box.summary} />
      {box.images.map((image) => (
        <Art key={image.picture.src} art={image} shape="32" />
      ))}
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
    </>
  );
}

function SortControl() {
  return (
    <div className="sort js-only">
      <label htmlFor="sort-boxes">Sort by</label>{' '}
      <select id="sort-boxes" data-sorts="all-boxes">
        <option value="rank">Rank</option>
        <option value="year">Year</option>
        <option value="level">Complexity</option>
        <option value="players">Players</option>
      </select>
      <span role="status" className="vh" />
    </div>
  );
}

/** A box that is listed but not ranked, in one line. */
export interface OtherBoxView {
  id: string;
  title: string;
  released: string;
  badges: readonly BadgeView[];
  verdict: VerdictView | null;
  tagline: string;
  contents: string | null;
  needs: string;
  availability: string;
  /** More on its availability, in sentences. */
  availabilityNote: string | null;
  listPrice: string | null;
  sources: readonly SourceView[];
}

export interface OtherBoxesView {
  heading: string;
  palette: string;
  boxes: readonly OtherBoxView[];
}

export function OtherBoxes({ view: { heading, palette, boxes } }: { view: OtherBoxesView }) {
  return (
    <details className="more">
      <summary>{heading}</summary>
      <ul className="others" data-palette={palette}>
        {boxes.map((box) => (
          <li key={box.id} id={box.id}>
            <BoxFront title={box.title} />
            <div>
              <b>{box.title}</b> ({box.released}) <Badges badges={box.badges} />
              {box.verdict !== null && <VerdictMark verdict={box.verdict} />} {box.tagline}
              {box.contents !== null && ` In the box: ${box.contents}`} Needs: {box.needs}. {box.availability}
              .{box.availabilityNote !== null && ` ${box.availabilityNote}`}
              {box.listPrice !== null && ` List price ${box.listPrice}.`} Sources:{' '}
              <SourceLinks sources={box.sources} />.
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
