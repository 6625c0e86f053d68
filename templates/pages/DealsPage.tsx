import type { PriceChart } from '../../src/domain/priceChart.ts';
import { OfferButton, OfferSeen, type OfferView } from '../parts/Offers.tsx';
import { Chart, ChartLegend } from '../parts/Prices.tsx';
import { RecordsPage, type RecordsPageView } from '../parts/RecordsPage.tsx';

export interface DealView {
  key: string;
  title: string;
  guide: string;
  href: string;
  advice: string | null;
  text: string;
  offer: OfferView;
  chart: PriceChart | null;
}

export interface DealsPageView extends RecordsPageView {
  regions: readonly {
    region: string;
    heading: string;
    none: string;
    deals: readonly DealView[];
    more: string | null;
  }[];
}

export function DealsPage({ page }: { page: DealsPageView }) {
  return (
    <RecordsPage page={page}>
      {page.regions.map(({ region, heading, none, deals, more }) => (
        <section
          key={region}
          className="changes"
          data-region={region}
          aria-labelledby={`deals-${region.toLowerCase()}`}
        >
          <h2 id={`deals-${region.toLowerCase()}`}>{heading}</h2>
          <div>
            {deals.some(({ chart }) => chart !== null) && <ChartLegend />}
            {deals.length > 0 && (
              <ul className="offers">
                {deals.map((deal) => (
                  <Deal key={deal.key} deal={deal} />
                ))}
              </ul>
            )}
            {more !== null && <p className="small muted">{more}</p>}
            <p className="none">{none}</p>
          </div>
        </section>
      ))}
    </RecordsPage>
  );
}

function Deal({ deal: { title, guide, href, advice, text, offer, chart } }: { deal: DealView }) {
  return (
    <li className="offer deal" data-until={offer.until ?? undefined} data-whole="">
      <span className="offer__nm">
        <a href={href}>{title}</a> <span className="chk">{guide}</span>
      </span>
      <OfferSeen offer={offer} />
      <OfferButton offer={offer} className="btn" />
      <p className="small">
        {text} {advice}
      </p>
      {chart !== null && <Chart chart={chart} title={title} />}
    </li>
  );
}
