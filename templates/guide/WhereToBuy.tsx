import { Fragment } from 'react';
import { formatDate } from '../../src/domain/dates.ts';
import { OfferCell, OfferLine, OfferList, type OfferView } from '../parts/Offers.tsx';
import { PriceTable, type PriceView } from '../parts/Prices.tsx';
import { Prose } from '../parts/Prose.tsx';
import { RegionSwitch } from '../parts/RegionSwitch.tsx';

/** Boxes by shop. cells stand in the order of shops, null where a shop has no offer. */
export interface MatrixView {
  caption: string;
  shops: readonly string[];
  /** Whether any row has a list price. */
  hasListPrices: boolean;
  rows: readonly {
    key: string;
    title: string;
    href: string | null;
    listPrice: string | null;
    cells: readonly (OfferView | null)[];
  }[];
}

/** A sum that was added up from prices. */
export interface CostView {
  /** "The path at Zatu Games". */
  label: string;
  parts: string;
  total: string;
  /** The price of the same boxes in one: "Big Box: £62.45". */
  against: string | null;
  /** The last day on which shops' prices may be shown; null for list prices, which have no age. */
  until: string | null;
  seen: { from: string; to: string };
}

export interface RegionOffersView {
  region: string;
  heading: string;
  /** Known, fresh, in-stock prices; empty where there are none. */
  deals: readonly OfferView[];
  /** For the game itself, where the region's shops can only be searched. */
  searches: readonly OfferView[];
  specialty: readonly OfferView[];
  costs: readonly CostView[];
  /** Boxes of which prices of the last 90 days are known. */
  prices: readonly PriceView[];
  matrix: MatrixView | null;
  /** Rows that few readers need. */
  closed: { summary: string; matrix: MatrixView } | null;
}

/** statements are the sentences that shops' affiliate programs demand. */
export interface WhereToBuyView {
  text: string;
  /** Whether the base game can be bought, in sentences; null where its entry says it or nothing is known. */
  baseGame: string | null;
  path: readonly { title: string; href: string | null }[];
  bundle: { title: string; href: string; holds: string; note: string } | null;
  disclosure: string;
  statements: readonly string[];
  regions: readonly RegionOffersView[];
}

export function WhereToBuy({ view }: { view: WhereToBuyView }) {
  return (
    <>
      <Prose text={view.text} />
      {view.baseGame !== null && (
        <p>
          <b>The base game:</b> {view.baseGame}
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
          .
        </p>
      )}
      {view.bundle !== null && (
        <p>
          <b>
            Or <a href={view.bundle.href}>{view.bundle.title}</a>
          </b>
          , which holds {view.bundle.holds}. {view.bundle.note}
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
  const { region, deals, searches, specialty } = view;
  const id = (name: string) => `${name}-${region.toLowerCase()}`;
  return (
    <div className="shops" data-region={region}>
      <h3>{view.heading}</h3>
      {deals.length > 0 && (
        <>
          <h4 id={id('best-deals')}>Best deals</h4>
          <OfferList offers={deals} labelledBy={id('best-deals')} />
        </>
      )}
      {deals.length === 0 && <h4 id={id('where-to-look')}>Where to look</h4>}
      {searches.length > 0 && (
        <div className="acts">
          <span>Search these shops:</span>
          {searches.map((offer) => (
            <OfferLine key={offer.id} offer={offer} className="btn" />
          ))}
        </div>
      )}
      {view.costs.map((cost) => (
        <Cost key={cost.label} cost={cost} />
      ))}
      {view.matrix !== null && <Matrix view={view.matrix} />}
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
      {view.closed !== null && (
        <details className="more">
          <summary>{view.closed.summary}</summary>
          <Matrix view={view.closed.matrix} />
        </details>
      )}
    </div>
  );
}

function Cost({ cost: { label, parts, total, against, until, seen } }: { cost: CostView }) {
  return (
    <p className="cost" data-until={until ?? undefined} data-whole="">
      <b>
        {label}: {total}.{against !== null && ` ${against}.`}
      </b>{' '}
      <span className="small">
        {parts}. {until === null ? 'List prices named by the publisher, ' : 'Prices of '}
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

function Matrix({ view: { caption, shops, hasListPrices, rows } }: { view: MatrixView }) {
  return (
    <div className="scroll" tabIndex={0} role="region" aria-label={caption}>
      <table className="matrix">
        <caption className="vh">{caption}; links open in a new tab</caption>
        <thead>
          <tr>
            <th scope="col">Box</th>
            {hasListPrices && <th scope="col">List price</th>}
            {shops.map((shop) => (
              <th key={shop} scope="col">
                {shop}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.href === null ? row.title : <a href={row.href}>{row.title}</a>}</th>
              {hasListPrices && <td>{row.listPrice ?? '–'}</td>}
              {row.cells.map((offer, index) => (
                <td key={shops[index]}>{offer === null ? '–' : <OfferCell offer={offer} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
