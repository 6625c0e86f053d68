import type { PriceView } from '../../../../templates/parts/Prices.tsx';
import type { BoxPrices } from '../../../domain/boxPrices.ts';
import { checkedDay, formatPrice, priceUntil, retailerName } from '../../../domain/offers.ts';
import { priceChart } from '../../../domain/priceChart.ts';

export function priceView(
  { summary, currency, now }: BoxPrices,
  today: string,
  { id, title, href }: { id: string; title: string; href: string | null },
): PriceView {
  const { lowest, usual } = summary;
  return {
    key: id,
    title,
    href,
    lowest: { price: formatPrice(lowest.amount, currency), date: lowest.date },
    usual: usual === null ? null : formatPrice(usual, currency),
    good:
      now?.drop == null
        ? null
        : {
            text: `Good price: ${formatPrice(now.price, currency)} at ${retailerName(now.shopOffer)}, ${now.drop}% below usual`,
            seen: checkedDay(now.shopOffer.offer) ?? today,
            until: priceUntil(now.shopOffer) ?? today,
          },
    chart: priceChart(summary, currency, today),
  };
}
