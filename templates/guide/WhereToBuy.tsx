import { Fragment } from 'react';
import { formatDate } from '../../src/domain/dates.ts';
import { baseId } from '../../src/domain/situations/finderGame.ts';
import { useWords } from '../parts/labels.ts';
import { OfferList, OfferText, type OfferView } from '../parts/Offers.tsx';
import { PriceTable, type PriceView } from '../parts/Prices.tsx';
import { Prose } from '../parts/Prose.tsx';
import { RegionSwitch } from '../parts/RegionSwitch.tsx';

export interface ShopLineView {
  key: string;
  title: string;
  href: string | null;
  listPrice: string | null;
  offers: readonly OfferView[];
}

export interface CostView {
  /** "The path at Zatu Games". */
  label: string;
  parts: string;
  total: string;
  /** The price of the same boxes as one bundle: "Big Box: £62.45". */
  against: string | null;
  /** The last day on which shops' prices may be shown; null for list prices, which never expire. */
  until: string | null;
  seen: { from: string; to: string };
}

export interface RegionOffersView {
  region: string;
  heading: string;
  deals: readonly OfferView[];
  specialty: readonly OfferView[];
  costs: readonly CostView[];
  prices: readonly PriceView[];
  lines: readonly ShopLineView[];
  others: readonly ShopLineView[];
  searches: readonly OfferView[];
}

/** statements are the sentences that shops' affiliate programs require. */
export interface WhereToBuyView {
  text: string;
  regional: readonly { region: string; text: string }[];
  /** Sentences on whether the base game can be bought; null if its entry says it or nothing is known. */
  baseGame: string | null;
  path: readonly { title: string; href: string | null }[];
  bundle: { title: string; href: string; holds: string; note: string } | null;
  disclosure: string;
  statements: readonly string[];
  regions: readonly RegionOffersView[];
}

export function WhereToBuy({ view }: { view: WhereToBuyView }) {
  const words = useWords();
  return (
    <>
      <Prose text={view.text} />
      {view.regional.map(({ region, text }) => (
        <div key={region} data-region={region}>
          <Prose text={text} />
        </div>
      ))}
      {view.baseGame !== null && (
        <p>
          <b>{words('The {base_game}:')}</b> {view.baseGame}
        </p>
      )}
      {view.path.length > 1 && (
        <p>
          <b>The path we recommend:</b>{' '}
          {view.path.map(({ title, href }, index) => (
            <Fragment key={title}>
              {index > 0 && ', then '}
              {href === null ? title : <a href={href}>{title}</a>}
            </Fragment>
          ))}
          {/* "S.H.I.E.L.D." ends with a period already. */}
          {view.path.at(-1)?.title.endsWith('.') ? null : '.'}
        </p>
      )}
      {view.bundle !== null && (
        <p>
          <b>
            Or <a href={view.bundle.href}>{view.bundle.title}</a>
          </b>
          , which contains {view.bundle.holds}. {view.bundle.note}
        </p>
      )}
      <div className="shops-bar">
        <p className="small muted" data-disclosure-near="">
          {view.disclosure}
          {view.statements.map((statement) => ` ${statement}`)}
        </p>
        <RegionSwitch />
      </div>
      {view.regions.map((region) => (
        <RegionOffers key={region.region} view={region} />
      ))}
    </>
  );
}

function RegionOffers({ view }: { view: RegionOffersView }) {
  const words = useWords();
  const { region, deals, specialty, lines, others, searches } = view;
  const id = (name: string) => `${name}-${region.toLowerCase()}`;
  return (
    <div className="shops" data-region={region}>
      <h3>{view.heading}</h3>
      {deals.length > 0 ? (
        <>
          <h4 id={id('best-deals')}>Best deals</h4>
          <OfferList offers={deals} labelledBy={id('best-deals')} />
        </>
      ) : (
        <h4 id={id('where-to-look')}>Where to look</h4>
      )}
      {view.costs.map((cost) => (
        <Cost key={cost.label} cost={cost} />
      ))}
      {lines.length > 0 && <ShopLines lines={lines} />}
      {view.prices.length > 0 && (
        <div className="prices">
          <h4>Prices of the last 90 days</h4>
          <PriceTable caption={`Prices of the last 90 days, ${view.heading}`} prices={view.prices} />
        </div>
      )}
      {specialty.length > 0 && (
        <>
          <h4 id={id('specialty-retailers')}>Specialty retailers</h4>
          <OfferList offers={specialty} labelledBy={id('specialty-retailers')} />
        </>
      )}
      {others.length > 0 && (
        <details className="more">
          <summary>{words('All other {boxes}, shop by shop')}</summary>
          <ShopLines lines={others} />
        </details>
      )}
      {searches.length > 0 && (
        <p className="small">
          {lines.length > 0 ? 'Search other shops: ' : 'Search these shops: '}
          {searches.map((offer, index) => (
            <Fragment key={offer.id}>
              {index > 0 && ', '}
              <OfferText offer={offer} />
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}

function ShopLines({ lines }: { lines: readonly ShopLineView[] }) {
  const isTold = lines.some((line) =>
    line.offers.some(({ price }, index) => price === null && tellsVaries(line, index)),
  );
  return (
    <>
      <ul className="lines">
        {lines.map((line) => (
          <li key={line.key} data-buy={line.key === baseId ? baseId : undefined}>
            <b>{line.href === null ? line.title : <a href={line.href}>{line.title}</a>}</b>{' '}
            {line.offers.map((offer, index) => (
              <Fragment key={offer.id}>
                {index > 0 && ' · '}
                <OfferText offer={offer} tellsVaries={tellsVaries(line, index)} />
              </Fragment>
            ))}
            {line.listPrice !== null && <span className="chk">, list price {line.listPrice}</span>}
          </li>
        ))}
      </ul>
      {isTold && (
        <p className="small muted">Price varies means that we know of no recent price at that shop.</p>
      )}
    </>
  );
}

/** If no shop's price is known, the list price or the last shop replaces it for all. */
function tellsVaries({ listPrice, offers }: ShopLineView, index: number): boolean {
  return offers.some(({ price }) => price !== null) || (listPrice === null && index === offers.length - 1);
}

function Cost({ cost: { label, parts, total, against, until, seen } }: { cost: CostView }) {
  return (
    <p className="cost" data-until={until ?? undefined} data-whole="">
      <b>
        {label}: {total}.{against !== null && ` ${against}.`}
      </b>{' '}
      <span className="small">
        {parts}. {until === null ? 'List prices, ' : 'Prices of '}
        <time dateTime={seen.from}>{formatDate(seen.from)}</time>
        {seen.to !== seen.from && (
          <>
            {' to '}
            <time dateTime={seen.to}>{formatDate(seen.to)}</time>
          </>
        )}
        .
      </span>
    </p>
  );
}
