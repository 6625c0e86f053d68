import { formatDate } from '../../src/domain/dates.ts';
import { TableHead } from '../parts/TableHead.tsx';
import { RecordsPage, type RecordsPageView } from '../parts/RecordsPage.tsx';

/** found says how many links are in which state; dates are YYYY-MM-DD, null for never or none. */
export interface LinkHealthPageView extends RecordsPageView {
  shops: readonly {
    key: string;
    name: string;
    note: string | null;
    links: number;
    checked: string | null;
    found: string;
  }[];
  guides: readonly { name: string; href: string; prices: number; oldest: string | null }[];
  more: string | null;
}

export function LinkHealthPage({ page }: { page: LinkHealthPageView }) {
  return (
    <RecordsPage page={page}>
      <section className="changes" aria-labelledby="by-shop">
        <h2 id="by-shop">By shop</h2>
        <div className="scroll" tabIndex={0} role="region" aria-label="Links by shop">
          <table className="matrix matrix--counts">
            <caption className="vh">Links by shop, and what the last check of each found</caption>
            <TableHead columns={['Shop', 'Links', 'Found', 'Last checked']} />
            <tbody>
              {page.shops.map(({ key, name, note, links, checked, found }) => (
                <tr key={key}>
                  <th scope="row">
                    {name} {note !== null && <span className="chk">{note}</span>}
                  </th>
                  <td>{links}</td>
                  <td>{found}</td>
                  <td>
                    <Day date={checked} none="Never" />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section className="changes" aria-labelledby="by-guide">
        <h2 id="by-guide">By guide</h2>
        <div className="scroll" tabIndex={0} role="region" aria-label="Prices by guide">
          {page.more !== null && <p className="small muted">{page.more}</p>}
          <table className="matrix matrix--counts">
            <caption className="vh">How old the prices of each guide are</caption>
            <TableHead columns={['Guide', 'Prices shown', 'Oldest price']} />
            <tbody>
              {page.guides.map(({ name, href, prices, oldest }) => (
                <tr key={href}>
                  <th scope="row">
                    <a href={href}>{name}</a>
                  </th>
                  <td>{prices}</td>
                  <td>
                    <Day date={oldest} none="–" />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </RecordsPage>
  );
}

function Day({ date, none }: { date: string | null; none: string }) {
  return date === null ? <>{none}</> : <time dateTime={date}>{formatDate(date)}</time>;
}
