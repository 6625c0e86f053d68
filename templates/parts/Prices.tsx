import { formatDate } from '../../src/domain/dates.ts';
import type { PriceChart } from '../../src/domain/priceChart.ts';
import { TableHead } from './TableHead.tsx';
import { useFill } from './labels.ts';
import { LinkOrText } from '../LinkList.tsx';

export interface PriceView {
  key: string;
  title: string;
  href: string | null;
  lowest: { price: string; date: string };
  usual: string | null;
  /** until is the last day on which it may be shown. */
  good: { text: string; seen: string; until: string } | null;
  chart: PriceChart | null;
}

export function PriceTable({ caption, prices }: { caption: string; prices: readonly PriceView[] }) {
  const fill = useFill();
  return (
    <>
      {prices.some(({ chart }) => chart !== null) && <ChartLegend />}
      <div className="scroll" tabIndex={0} role="region" aria-label={caption}>
        <table className="matrix">
          <caption className="vh">{caption}</caption>
          <TableHead columns={[fill('{Box}'), 'Lowest', 'Usual']} />
          <tbody>
            {prices.map(({ key, title, href, lowest, usual, good, chart }) => (
              <tr key={key}>
                <th scope="row">
                  <LinkOrText title={title} href={href} />
                  {chart !== null && <Chart chart={chart} title={title} />}
                  {good !== null && <GoodPrice good={good} />}
                </th>
                <td>
                  {lowest.price}{' '}
                  <span className="chk">
                    <time dateTime={lowest.date}>{formatDate(lowest.date)}</time>
                  </span>
                </td>
                <td>{usual ?? 'Not known yet'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function GoodPrice({ good: { text, seen, until } }: { good: NonNullable<PriceView['good']> }) {
  return (
    <span className="good" data-until={until} data-whole="">
      {text}, seen <time dateTime={seen}>{formatDate(seen)}</time>
    </span>
  );
}

/** Shown once next to charts; screen readers read the prices instead. */
export function ChartLegend() {
  return (
    <p className="small muted" aria-hidden="true">
      The line is the lowest price of each day, 90 days long; the dots are the usual price.
    </p>
  );
}

export function Chart({ chart, title }: { chart: PriceChart; title: string }) {
  const { width, height, path, usualY, end, label } = chart;
  return (
    <svg
      className="course"
      role="img"
      aria-label={`${title}: ${label}`}
      viewBox={`0 0 ${width + 4} ${height}`}
      width={width + 4}
      height={height}
    >
      {usualY !== null && <path className="course__usual" d={`M0 ${usualY}H${width}`} />}
      <path d={path} />
      <circle cx={end.x} cy={end.y} r="3" />
    </svg>
  );
}
