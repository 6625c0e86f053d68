import { Disc } from '../parts/Disc.tsx';
import { Prose } from '../parts/Prose.tsx';
import { Badges, type BadgeView } from './Badges.tsx';

/** kind: base game, complete game, expansion, or the first pick. */
export interface ReleaseView {
  key: string;
  year: number;
  kind: 'base' | 'alone' | 'expansion' | 'pick';
  title: string;
  href: string | null;
  text: string;
  badges: readonly BadgeView[];
}

/** One space of the score track: a year, and the ranks that came out in it. */
export interface YearView {
  year: number;
  kind: 'none' | 'complete' | 'expansion' | 'pick';
  rank: number | null;
}

export interface ReleaseOrderView {
  text: string;
  years: readonly YearView[];
  releases: readonly ReleaseView[];
}

const yearClasses = { none: undefined, complete: 'hit--0', expansion: 'hit', pick: 'hit hit--1' } as const;
const releaseClasses = { base: undefined, alone: undefined, expansion: 'is-exp', pick: 'is-pick' } as const;

export function ReleaseOrder({ view }: { view: ReleaseOrderView }) {
  return (
    <>
      <Prose text={view.text} />
      <p className="small muted">Filled spaces are expansions, outlined ones are complete games.</p>
      <div>
        <ol className="years" aria-hidden="true">
          {view.years.map(({ year, kind, rank }) => (
            <li key={year} className={yearClasses[kind]}>
              {year}
              {rank !== null && <Disc number={rank} />}
            </li>
          ))}
        </ol>
        <ol className="track">
          {view.releases.map((release) => (
            <li key={release.key} className={releaseClasses[release.kind]}>
              <time dateTime={`${release.year}`}>{release.year}</time>
              <div>
                <h3>
                  {release.href === null ? release.title : <a href={release.href}>{release.title}</a>}{' '}
                  <Badges badges={release.badges} />
                </h3>
                <p>{release.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
