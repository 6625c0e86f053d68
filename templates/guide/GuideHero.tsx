import { formatDate } from '../../src/domain/dates.ts';
import { Art, type ArtView } from '../parts/Art.tsx';
import { Disc } from '../parts/Disc.tsx';
import { LeadOffer, type OfferView } from '../parts/Offers.tsx';
import { InlineProse } from '../parts/Prose.tsx';

export interface GuideHeroView {
  title: string;
  art: ArtView;
  updatedOn: string;
  players: string;
  time: string;
  complexity: string;
  edition: string | null;
  /** A warning about the base game's print run. */
  print: string | null;
  quickAnswer: string;
  /** The start of the buying order. */
  order: readonly { rank: number; title: string; href: string }[];
  /** The first of each region. */
  offers: readonly OfferView[];
}

export function GuideHero({ hero }: { hero: GuideHeroView }) {
  return (
    <div className="hero" data-palette={hero.art.palette}>
      <Art art={hero.art} eager />
      <div className="hero__low">
        <div className="wrap">
          <div className="plate">
            <h1>{hero.title}</h1>
            <p className="plate__meta">
              <span>
                Updated <time dateTime={hero.updatedOn}>{formatDate(hero.updatedOn)}</time>
              </span>
              <span>{hero.players}</span>
              <span>{hero.time}</span>
              <span>
                Complexity {hero.complexity} of 5, <a href="#sources">community weight</a>
              </span>
              {hero.edition !== null && <span>{hero.edition}</span>}
              {hero.print !== null && <span>Base game: {hero.print}</span>}
              <button className="link js-only" type="button" data-print="">
                Print
              </button>
            </p>
            <section className="answer" aria-labelledby="quick-answer">
              <h2 id="quick-answer">Quick answer</h2>
              <p>
                <InlineProse text={hero.quickAnswer} />
              </p>
              <ol className="order" aria-label="Buying order">
                {hero.order.map(({ rank, title, href }) => (
                  <li key={rank}>
                    <Disc number={rank} size="s" />
                    <a href={href}>{title}</a>
                  </li>
                ))}
              </ol>
              {hero.offers.map((offer) => (
                <LeadOffer key={offer.id} offer={offer} />
              ))}
            </section>
          </div>
        </div>
      </div>
    </div>
  );
}
