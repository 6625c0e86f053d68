import { formatDate } from '../../src/domain/dates.ts';
import { Art, type ArtView } from '../parts/Art.tsx';
import { BoxName } from '../parts/BoxFacts.tsx';
import { Buy } from '../parts/Buy.tsx';
import { InlineProse } from '../parts/Prose.tsx';
import { VerdictMark } from '../parts/Verdict.tsx';
import type { BoxRowView } from './Ranking.tsx';

export interface GuideHeroView {
  title: string;
  art: ArtView;
  updatedOn: string;
  /** Known facts of the game that the label names: "2–4 players", "40–70 min", "complexity 2.4 of 5". */
  factsLabel: string;
  facts: readonly string[];
  /** The source of the weight; null if unnamed or unknown. */
  weightLabel: string | null;
  edition: string | null;
  /** How to get a first pick that shops no longer have; part of the answer. */
  firstPickAvailability: string | null;
  quickAnswer: string;
  picks: readonly BoxRowView[];
}

export function GuideHero({ hero }: { hero: GuideHeroView }) {
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
                    <BoxName box={pick} /> {pick.verdict !== null && <VerdictMark verdict={pick.verdict} />}
                  </p>
                  <Buy buy={pick.buy} size="btn" />
                </li>
              ))}
            </ol>
          </section>
          <p className="plate__facts">
            {hero.factsLabel}: {hero.facts.join(', ')}
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
