import { formatDate } from '../../src/domain/dates.ts';
import type { Stock } from '../../src/domain/offers.ts';
import { Icon } from './Icon.tsx';

/** One item at one shop, as a reader sees it. price is null where it varies; seen and until are YYYY-MM-DD. */
export interface OfferView {
  id: string;
  item: string;
  retailer: string;
  region: string;
  href: string;
  stock: Stock;
  price: string | null;
  /** The last day on which the price may be shown. */
  until: string | null;
  seen: string | null;
}

const rel = 'sponsored nofollow noopener noreferrer';
const stockText = { in: 'In stock', out: 'Out of stock', unknown: 'Stock not checked' } as const;

/** The links of a row of the ranking table. */
export function BuyLinks({ offers }: { offers: readonly OfferView[] }) {
  return (
    <div className="buys">
      {offers.map((offer) => (
        <div key={offer.id} className="buys__one" data-region={offer.region}>
          {offer.stock === 'out' ? (
            <button className="btn buy" type="button" disabled data-offer={offer.id}>
              <span>{offer.retailer}</span>
              <span>Out of Stock</span>
            </button>
          ) : (
            <a className="btn btn--buy buy" href={offer.href} target="_blank" rel={rel} data-offer={offer.id}>
              <span>{offer.retailer}</span>
              <span data-until={untilOf(offer)}>{offer.price ?? 'Price varies'}</span>
              <span className="vh">, {offer.item}, opens in a new tab</span>
            </a>
          )}
          <p className="chk">
            <Checked offer={offer} />
          </p>
        </div>
      ))}
    </div>
  );
}

/** The button under the quick answer, one for each region; script leaves that of the reader's region. */
export function LeadOffer({ offer }: { offer: OfferView }) {
  return (
    <div className="acts" data-region={offer.region}>
      {offer.stock === 'out' ? (
        <button className="btn" type="button" disabled data-offer={offer.id}>
          {offer.retailer}: Out of Stock
        </button>
      ) : (
        <a className="btn btn--buy" href={offer.href} target="_blank" rel={rel} data-offer={offer.id}>
          {offer.item} at {offer.retailer}
          {offer.price !== null && (
            <>
              {', '}
              <span data-until={untilOf(offer)}>{offer.price}</span>
            </>
          )}
          <Icon name="out" />
          <span className="vh">, opens in a new tab</span>
        </a>
      )}
      <span className="chk">
        {offer.price === null && 'Price varies. '}
        <Checked offer={offer} />
      </span>
    </div>
  );
}

/** The list in Where to buy. */
export function OfferList({ offers, labelledBy }: { offers: readonly OfferView[]; labelledBy: string }) {
  return (
    <ul className="offers" aria-labelledby={labelledBy}>
      {offers.map((offer) => (
        <li key={offer.id} className="offer" data-region={offer.region}>
          <span className="offer__nm">{offer.item}</span>
          <span className="offer__by">
            <span>
              {offer.retailer} <span className="badge">{offer.region}</span>
            </span>
            <span>
              <span className={`stock stock--${offer.stock}`}>{stockText[offer.stock]}</span>
              {offer.seen !== null && <Seen day={offer.seen} stock={offer.stock} />}
            </span>
          </span>
          <span className={offer.price === null ? 'price price--none' : 'price'} data-until={untilOf(offer)}>
            {offer.price ?? 'Price varies'}
          </span>
          {offer.stock === 'out' ? (
            <button className="btn" type="button" disabled data-offer={offer.id}>
              Out of Stock
            </button>
          ) : (
            <a
              className="btn btn--buy"
              href={offer.href}
              target="_blank"
              rel={rel}
              data-offer={offer.id}
              aria-label={`View offer: ${offer.item} at ${offer.retailer}, opens in a new tab`}
            >
              View offer
              <Icon name="out" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Checked({ offer }: { offer: OfferView }) {
  return (
    <>
      {stockText[offer.stock]}
      {offer.seen !== null && (
        <>
          {'. '}
          <Seen day={offer.seen} stock={offer.stock} />
        </>
      )}
    </>
  );
}

/** Where the stock is not known, the day is that of the price alone. */
function Seen({ day, stock }: { day: string; stock: Stock }) {
  return (
    <>
      {stock === 'unknown' ? 'Price seen' : 'Checked'}{' '}
      <time dateTime={day} data-age="">
        {formatDate(day)}
      </time>
    </>
  );
}

/** Only a price can become too old. */
function untilOf({ price, until }: OfferView): string | undefined {
  return price === null ? undefined : (until ?? undefined);
}
