import { OfferButton, OfferDate, type OfferView } from './Offers.tsx';

export interface RegionBuyView {
  region: string;
  offer: OfferView;
  listPrice: string | null;
}

/** id is the box's id, by which the finder finds its links. regions is empty if no shop has it. */
export interface BuyView {
  id: string;
  regions: readonly RegionBuyView[];
}

/** A price with its date, or the shop, and a button that links to it. Script and style show the reader's region. */
export function Buy({ buy, size }: { buy: BuyView; size: 'btn' | 'buy' }) {
  if (buy.regions.length === 0) return null;
  return (
    <div className="get" data-buy={buy.id}>
      {buy.regions.map(({ region, offer, listPrice }) => (
        <div key={region} className="offer-line" data-region={region} data-until={offer.until ?? undefined}>
          <OfferButton offer={offer} className={size} />
          <OfferDate offer={offer} />
          {listPrice !== null && <span className="chk">List price {listPrice}</span>}
        </div>
      ))}
    </div>
  );
}
