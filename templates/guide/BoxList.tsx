import { Art, type ArtView } from '../parts/Art.tsx';
import { Disc } from '../parts/Disc.tsx';
import { InlineProse, Prose } from '../parts/Prose.tsx';
import { Badges, type BadgeView } from './Badges.tsx';
import { SourceLinks, type SourceView } from './Sources.tsx';

/** Everything that the data says of one box. id is its anchor. */
export interface BoxView {
  id: string;
  rank: number;
  title: string;
  badges: readonly BadgeView[];
  tagline: string;
  summary: string;
  facts: readonly { label: string; text: string }[];
  /** Longer remarks: why this rank, mixing, editions. */
  remarks: readonly { label: string; text: string }[];
  skipIf: string | null;
  images: readonly ArtView[];
  sources: readonly SourceView[];
  /** What the list can be sorted by; level of complexity and most players are null where not known. */
  order: { year: number; level: number | null; players: number | null };
}

export interface BoxListProps {
  heading: string;
  boxes: readonly BoxView[];
  /** Long lists can be sorted. */
  sortable: boolean;
}

/** The complete list, in buying order. */
export function BoxList({ heading, boxes, sortable }: BoxListProps) {
  return (
    <>
      <h3>{heading}</h3>
      {sortable && <SortControl />}
      <ol className="boxes" id="all-boxes">
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
            <Disc number={box.rank} />
            <div className="box__main">
              <h4>
                {box.title} <Badges badges={box.badges} />
              </h4>
              <p className="box__tag">{box.tagline}</p>
              <Prose text={box.summary} />
              {box.images.map((image) => (
                <Art key={image.picture.src} art={image} shape="32" />
              ))}
              {box.skipIf !== null && (
                <p className="skip-if">
                  <b>Skip it if</b> {box.skipIf}
                </p>
              )}
              <dl className="facts">
                {box.facts.map(({ label, text }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
              <details className="box__more">
                <summary>
                  Why this rank, mixing and sources
                  <span className="vh">: {box.title}</span>
                </summary>
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
  year: number;
  badges: readonly BadgeView[];
  tagline: string;
  needs: string;
  sources: readonly SourceView[];
}

export function OtherBoxes({ heading, boxes }: { heading: string; boxes: readonly OtherBoxView[] }) {
  return (
    <details className="box__more">
      <summary>{heading}</summary>
      <ul className="others">
        {boxes.map((box) => (
          <li key={box.id} id={box.id}>
            <b>{box.title}</b> ({box.year}) <Badges badges={box.badges} />
            {box.tagline} Needs: {box.needs}. Sources: <SourceLinks sources={box.sources} />.
          </li>
        ))}
      </ul>
    </details>
  );
}
