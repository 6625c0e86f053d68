import { Fragment } from 'react';
import { formatDate } from '../../src/domain/dates.ts';
import { baseId } from '../../src/domain/finder/finderGame.ts';
import { useFill } from '../parts/labels.ts';
import { LinkList, LinkOrText, type MaybeLink } from '../LinkList.tsx';
import { OfferList, OfferText, type OfferView } from '../parts/Offers.tsx';
import { PriceTable, type PriceView } from '../parts/Prices.tsx';
import { Prose } from '../parts/Prose.tsx';

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

/** lines are the two picks and the base game; byPrice all boxes with their lowest known price, of a shop or the list price. */
export interface RegionOffersView {
  region: string;
  heading: string;
  path: readonly MaybeLink[];
  costs: readonly CostView[];
  lines: readonly ShopLineView[];
  deals: readonly OfferView[];
  specialty: readonly OfferView[];
  byPrice: readonly ShopLineView[];
  prices: readonly PriceView[];
}

/** statements are the sentences that shops' affiliate programs require. */
export interface WhereToBuyView {
  text: string;
  regional: readonly { region: string; text: string }[];
  /** Sentences on whether the base game can be bought; null if its entry says it or nothing is known. */
  baseGame: { label: string; text: string } | null;
  bundle: { title: string; href: string; holds: string; note: string } | null;
  disclosure: string;
  statements: readonly string[];
  regions: readonly RegionOffersView[];
}

export function WhereToBuy({ view }: { view: WhereToBuyView }) {
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
          <b>{view.baseGame.label}:</b> {view.baseGame.text}
        </p>
      )}
      {view.bundle !== null && (
        <p>
          <b>In one box:</b> <a href={view.bundle.href}>{view.bundle.title}</a> holds {view.bundle.holds}.{' '}
          {view.bundle.note}
        </p>
      )}
      <p className="chk" data-disclosure-near="">
        {view.disclosure}
        {view.statements.map((statement) => ` ${statement}`)}
      </p>
      {view.regions.map((region) => (
        <RegionOffers key={region.region} view={region} />
      ))}
    </>
  );
}

function RegionOffers({ view }: { view: RegionOffersView }) {
  const fill = useFill();
  const { region, heading, path, costs, lines, deals, specialty, byPrice, prices } = view;
  const id = (name: string) => `${name}-${region.toLowerCase()}`;
  return (
    <div className="shops" data-region={region}>
      <h3>{heading}</h3>
      {deals.length === 0 && <h4 id={id('where-to-look')}>Where to look</h4>}
      {lines.length > 0 && <ShopLines lines={lines} />}
      {costs.map((cost) => (
        <Cost key={cost.label} cost={cost} />
      ))}
      {costs.length === 0 && path.length > 1 && (
        <p>
          <b>Our path:</b> <LinkList links={path} separator=", then " />.
        </p>
      )}
      {deals.length > 0 && (
        <>
          <h4 id={id('best-deals')}>Best deals</h4>
          <OfferList offers={deals} labelledBy={id('best-deals')} />
        </>
      )}
      {specialty.length > 0 && (
        <p className="small specialty">
          <b>Specialty retailers:</b>{' '}
          {specialty.map((offer, index) => (
            <Fragment key={offer.id}>
              {index > 0 && ' / '}
              <OfferText offer={offer} tellsVaries={false} /> ({offer.item})
            </Fragment>
          ))}
        </p>
      )}
      {byPrice.length > 0 && (
        <details className="more">
          <summary>{fill('All {boxes} by price')}</summary>
          <ul className="lines">
            {byPrice.map((line) => (
              <li key={line.key}>
                <ShopLine line={line} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {prices.length > 0 && (
        <details className="more prices">
          <summary>Prices of the last 90 days</summary>
          <PriceTable caption={`Prices of the last 90 days, ${heading}`} prices={prices} />
        </details>
      )}
    </div>
  );
}

function ShopLines({ lines }: { lines: readonly ShopLineView[] }) {
  const isTold = lines.some((line) =>
    line.offers.some(
      ({ link, price }, index) => link === 'product' && price === null && tellsVaries(line, index),
    ),
  );
  return (
    <>
      <ul className="lines">
        {lines.map((line) => (
          <li key={line.key} data-buy={line.key === baseId ? baseId : undefined}>
            <ShopLine line={line} />
          </li>
        ))}
      </ul>
      {isTold && (
        <p className="small muted">Price varies means that we know of no recent price at that shop.</p>
      )}
    </>
  );
}

function ShopLine({ line }: { line: ShopLineView }) {
  const { title, href, listPrice, offers } = line;
  return (
    <>
      <b>
        <LinkOrText title={title} href={href} />
      </b>
      :{' '}
      {offers.map((offer, index) => (
        <Fragment key={offer.id}>
          {index > 0 && ' / '}
          <OfferText offer={offer} tellsVaries={tellsVaries(line, index)} />
        </Fragment>
      ))}
      {listPrice !== null && (
        <span className="chk">
          {offers.length > 0 && ', '}list price {listPrice}
        </span>
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
