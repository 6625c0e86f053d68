import { formatDate } from '../../src/domain/dates.ts';
import { Art, type ArtView } from '../parts/Art.tsx';
import { OfferLine, type OfferView } from '../parts/Offers.tsx';
import { InlineProse } from '../parts/Prose.tsx';

/** The action in one region: the product page of the first pick, or the list of shops. */
export interface HeroActionView {
  region: string;
  /** Null where no product page is known. */
  offer: OfferView | null;
}

export interface GuideHeroView {
  title: string;
  art: ArtView;
  updatedOn: string;
  /** Of the base game. */
  players: string;
  time: string;
  complexity: string;
  /** Whose weight it is; null where nobody is named. */
  weightLabel: string | null;
  edition: string | null;
  /** How to get a first pick that shops no longer have; stands with the answer. */
  firstPickAvailability: string | null;
  quickAnswer: string;
  /** One for each region; a single one without an offer serves all. */
  actions: readonly HeroActionView[];
}

export function GuideHero({ hero }: { hero: GuideHeroView }) {
  const isSame = hero.actions.every(({ offer }) => offer === null);
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
            {isSame ? (
              <div className="acts">
                <WhereToBuyLink />
              </div>
            ) : (
              hero.actions.map(({ region, offer }) => (
                <div key={region} className="acts" data-region={region}>
                  {offer === null ? <WhereToBuyLink /> : <OfferLine offer={offer} className="btn" />}
                </div>
              ))
            )}
          </section>
          <p className="plate__facts">
            Base game: {hero.players}, {hero.time}, complexity {hero.complexity} of 5
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

function WhereToBuyLink() {
  return (
    <a className="btn btn--buy" href="#where-to-buy">
      Where to buy
    </a>
  );
}
