import { Prose } from '../parts/Prose.tsx';
import { Disc } from '../parts/Art.tsx';
import { LinkOrText } from '../LinkList.tsx';

export interface ReleaseView {
  key: string;
  title: string;
  /** Null for a base game that is not in the list. */
  href: string | null;
  rank: number | null;
  /** "base game", or null for another box. */
  note: string | null;
}

/** A year and its releases. kind: complete games only, expansions, or the first pick. */
export interface YearView {
  year: number;
  kind: 'complete' | 'expansion' | 'pick';
  releases: readonly ReleaseView[];
}

/** others are the unranked releases of a long list. */
export interface ReleaseOrderView {
  text: string | null;
  years: readonly YearView[];
  others: { heading: string; years: readonly YearView[] } | null;
}

const classes = { complete: undefined, expansion: 'is-exp', pick: 'is-pick' } as const;

export function ReleaseOrder({ view }: { view: ReleaseOrderView }) {
  return (
    <>
      {view.text !== null && <Prose text={view.text} />}
      {/* Folded on phones only. */}
      <details className="more years">
        <summary>
          {view.years[0]?.year} to {view.years.at(-1)?.year}
        </summary>
        <Track years={view.years} />
      </details>
      {view.others !== null && (
        <details className="more">
          <summary>{view.others.heading}</summary>
          <Track years={view.others.years} />
        </details>
      )}
    </>
  );
}

function Track({ years }: { years: readonly YearView[] }) {
  return (
    <ol className="track">
      {years.map(({ year, kind, releases }) => (
        <li key={year} className={classes[kind]}>
          <time dateTime={`${year}`}>{year}</time>
          <ul>
            {releases.map((release) => (
              <li key={release.key}>
                <Release release={release} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Release({ release: { title, href, rank, note } }: { release: ReleaseView }) {
  return (
    <>
      <Disc number={rank} size="s" />
      <LinkOrText title={title} href={href} />
      {note !== null && ` (${note})`}
    </>
  );
}
