import type { Content } from '../../content/content.ts';
import type { Game, Offer } from '../../domain/data.ts';
import { ageText } from '../../domain/dates.ts';
import {
  formatPrice,
  orderOffers,
  retailerName,
  shownPrice,
  stockOf,
  type ShopOffer,
} from '../../domain/offers.ts';
import { wrapText } from './wrapText.ts';

const stockWords = { in: 'in stock', out: 'out of stock', unknown: 'stock not checked' };

/** Every offer of a game and its boxes, with price, stock and age as a page would show them. */
export function offerLines(content: Content, game: Game, today: string, width: number): string[] {
  const offers = (content.offers.get(game.id) ?? []).flatMap((offer): ShopOffer[] => {
    const retailer = content.retailers.get(offer.retailer);
    return retailer ? [{ offer, retailer }] : [];
  });
  const items: [title: string, isItem: (offer: Offer) => boolean][] = [
    [`${game.title} (base game)`, (offer) => offer.item_type === 'base'],
    ...game.expansions.map((box): [string, (offer: Offer) => boolean] => [
      box.title,
      (offer) => offer.item_type === 'expansion' && offer.expansion_id === box.id,
    ]),
  ];
  return items.flatMap(([title, isItem]) => {
    const own = orderOffers(
      offers.filter(({ offer }) => isItem(offer)),
      today,
    );
    return own.length === 0
      ? []
      : [
          ...wrapText(title, width, '  '),
          ...own.flatMap((each) => wrapText(offerText(each, today), width, '    - ')),
        ];
  });
}

function offerText(each: ShopOffer, today: string): string {
  const { offer } = each;
  const price = shownPrice(each, today);
  const facts = [
    retailerName(each),
    offer.region,
    ...(offer.link === 'search'
      ? ['search']
      : [
          price === null ? 'price varies' : formatPrice(price, offer.currency),
          stockWords[stockOf(each, today)],
        ]),
    ...(offer.last_checked === null ? [] : [`seen ${ageText(offer.last_checked, today)}`]),
  ];
  return `${facts.join(', ')}: ${offer.url}`;
}
