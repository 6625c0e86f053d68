import { formatDate } from '../../src/domain/dates.ts';
import type { Stock } from '../../src/domain/offers.ts';
import { Icon } from '../Icon.tsx';

/** One item at one shop. until: the last day (YYYY-MM-DD) on which price and stock may be shown. */
export interface OfferView {
  id: string;
  item: string;
  retailer: string;
  region: string;
  href: string;
  link: 'product' | 'search';
  action: string;
  stock: Stock;
  price: string | null;
  seen: string | null;
  until: string | null;
  /** The file with Amazon’s price, which a script shows. */
  amazon?: string;
  /** Whether a purchase may earn us a commission. */
  paid: boolean;
}

const relOf = ({ paid }: OfferView) => `${paid ? 'sponsored ' : ''}nofollow noopener noreferrer`;
const stockText = { in: 'In stock', out: 'Out of stock', unknown: 'Stock not checked' } as const;
const priceVaries = 'Price varies';

interface OfferButtonProps {
  offer: OfferView;
  className: 'btn' | 'buy';
  /** Whether a shop's name stands for "View at …". */
  isShort?: boolean;
}

/** A link to a shop that names its destination; if out of stock, a disabled button. */
export function OfferButton({ offer, className, isShort = false }: OfferButtonProps) {
  const { id, item, retailer, href, link, action, stock, price } = offer;
  if (stock === 'out') {
    return (
      <button className="btn" type="button" disabled data-offer={id} data-old={stockText.unknown}>
        Out of Stock
      </button>
    );
  }
  const product = className === 'btn' ? 'btn btn--buy' : 'buy';
  const search = className === 'btn' ? 'btn btn--line' : 'buy';
  const label = isShort && link === 'product' ? retailer : action;
  return (
    <a
      className={link === 'product' ? product : search}
      href={href}
      target="_blank"
      rel={relOf(offer)}
      data-offer={id}
    >
      <span data-old={price === null ? undefined : label}>
        {price === null ? label : `${price} at ${retailer}`}
      </span>
      {className === 'btn' && <Icon name="out" />}
      <span className="vh">
        {link === 'product' ? `: ${item}, opens in a new tab` : ` for ${item}, opens in a new tab`}
      </span>
    </a>
  );
}

/** Room for Amazon’s price, the first of some offers that has one. */
export function AmazonRoom({ offers }: { offers: readonly OfferView[] }) {
  const offer = offers.find(({ amazon }) => amazon !== undefined);
  if (offer === undefined) return null;
  return <div className="chk amz" data-amazon={offer.amazon} data-of={offer.id} />;
}

/** "August 17, 2026, in stock": the day of the price. Empty without a price. */
export function OfferDate({ offer: { stock, price, seen } }: { offer: OfferView }) {
  if (seen === null || (price === null && stock === 'unknown')) return null;
  return (
    <span className="chk" data-old="">
      <time dateTime={seen}>{formatDate(seen)}</time>
      {stock === 'in' && ', in stock'}
    </span>
  );
}

/** "Price of August 17, 2026. Stock not checked." Empty for a search. */
export function OfferSeen({ offer: { link, stock, price, seen } }: { offer: OfferView }) {
  if (link === 'search') return null;
  return (
    <span className="chk">
      {seen !== null && (
        <span data-old="">
          {price === null ? 'Checked ' : 'Price of '}
          <time dateTime={seen}>{formatDate(seen)}</time>.{' '}
        </span>
      )}
      <span data-old={stock === 'unknown' ? undefined : stockText.unknown}>{stockText[stock]}</span>
    </span>
  );
}

export function OfferList({ offers, labelledBy }: { offers: readonly OfferView[]; labelledBy: string }) {
  return (
    <ul className="offers" aria-labelledby={labelledBy}>
      {offers.map((offer) => (
        <li key={offer.id} className="offer" data-until={offer.until ?? undefined}>
          <span className="offer__nm">{offer.item}</span>
          <OfferSeen offer={offer} />
          <OfferButton offer={offer} className="btn" />
        </li>
      ))}
    </ul>
  );
}

/** One inline offer: the shop, and its price with the date, or that the price varies, if asked to; or a search. */
export function OfferText({ offer, tellsVaries = true }: { offer: OfferView; tellsVaries?: boolean }) {
  const { id, item, retailer, href, link, action, stock, price, seen, until } = offer;
  const said = stock === 'in' || stock === 'out' ? `, ${stockText[stock].toLowerCase()}` : '';
  return (
    <span data-until={until ?? undefined}>
      <a href={href} target="_blank" rel={relOf(offer)} data-offer={id}>
        {link === 'search' ? `${action} for ${item}` : retailer}
        {link === 'product' && <span className="vh">: {item}</span>}
      </a>
      {link === 'product' && (
        <span className="chk" data-old={price === null ? undefined : `, ${priceVaries.toLowerCase()}`}>
          {price !== null ? ` ${price}` : tellsVaries && `, ${priceVaries.toLowerCase()}`}
          {seen !== null && (
            <>
              , <time dateTime={seen}>{formatDate(seen)}</time>
              {said}
            </>
          )}
        </span>
      )}
    </span>
  );
}
