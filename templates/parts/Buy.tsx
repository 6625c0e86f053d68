import type { Offer } from '../../src/domain/data.ts';
import { AmazonRoom, OfferButton, OfferDate, OfferText, type OfferView } from './Offers.tsx';

/** others are offers of other shops, best first. */
export interface RegionBuyView {
  region: Offer['region'];
  offer: OfferView;
  listPrice: string | null;
  others: readonly OfferView[];
}

/** id is the box's id, by which the finder finds its links. regions is empty if no shop has it. */
export interface BuyView {
  id: string;
  regions: readonly RegionBuyView[];
}

/** A button that links to the best shop, and the price with its date. Script and style show the reader's region. */
export function Buy({ buy, size }: { buy: BuyView; size: 'btn' | 'buy' }) {
  if (buy.regions.length === 0) return null;
  return (
    <div className="get" data-buy={buy.id}>
      {buy.regions.map(({ region, offer, listPrice, others }) => (
        <div key={region} className="offer-line" data-region={region} data-until={offer.until ?? undefined}>
          <OfferButton offer={offer} className={size} isShort />
          <OfferDate offer={offer} />
          {listPrice !== null && <span className="chk">{listPrice}</span>}
          {offer.stock === 'out' &&
            others.map((other) => <OfferText key={other.id} offer={other} tellsVaries={false} />)}
          {size === 'btn' && <AmazonRoom offers={[offer, ...others]} />}
        </div>
      ))}
    </div>
  );
}
