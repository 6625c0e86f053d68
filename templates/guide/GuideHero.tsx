import { formatDate } from '../../src/domain/dates.ts';
import { Art, type ArtView } from '../parts/Art.tsx';
import { Buy } from '../parts/Buy.tsx';
import { Disc } from '../parts/Disc.tsx';
import { useWords } from '../parts/labels.ts';
import { InlineProse } from '../parts/Prose.tsx';
import type { BoxView } from './BoxList.tsx';
import { VerdictMark } from './Verdict.tsx';

export interface GuideHeroView {
  title: string;
  art: ArtView;
  updatedOn: string;
  /** Known facts of the base game: "2–4 players", "40–70 min", "complexity 2.4 of 5". */
  facts: readonly string[];
  /** The source of the weight; null if unnamed or unknown. */
  weightLabel: string | null;
  edition: string | null;
  /** How to get a first pick that shops no longer have; part of the answer. */
  firstPickAvailability: string | null;
  quickAnswer: string;
  picks: readonly BoxView[];
}

export function GuideHero({ hero }: { hero: GuideHeroView }) {
  const words = useWords();
  return (
    <div className="hero">
      <div className="wrap">
        <div className="plate">
          <h1>{hero.title}</h1>
          <p className="plate__meta">
            <span>
              Updated <time dateTime={hero.updatedOn}>{formatDate(hero.updatedOn)}</time>
            </span>
            <button className="link js-only" type="button" data-print="">
              Print
            </button>
          </p>
          <section className="answer" aria-labelledby="quick-answer">
            <h2 id="quick-answer" className="vh">
              Quick answer
            </h2>
            <p>
              <InlineProse text={hero.quickAnswer} />
              {hero.firstPickAvailability !== null && (
                <>
                  {' '}
                  <InlineProse text={hero.firstPickAvailability} />
                </>
              )}
            </p>
            <ol className="picks">
              {hero.picks.map((pick) => (
                <li key={pick.id}>
                  <p className="picks__nm">
                    <Disc number={pick.rank} size="s" /> <a href={`#${pick.id}`}>{pick.title}</a>{' '}
                    {pick.verdict !== null && <VerdictMark verdict={pick.verdict} />}
                  </p>
                  <Buy buy={pick.buy} size="btn" />
                  <p className="small">{pick.tagline}</p>
                </li>
              ))}
            </ol>
          </section>
          <p className="plate__facts">
            {words('{Base_game}')}: {hero.facts.join(', ')}
            {hero.weightLabel !== null && (
              <>
                {' '}
                (<a href="#sources">{hero.weightLabel}</a>)
              </>
            )}
            {hero.edition !== null && <>. {hero.edition}</>}
          </p>
        </div>
        <Art art={hero.art} eager />
      </div>
    </div>
  );
}
