import type { FaqItem, Link } from '../../src/domain/data.ts';
import { formatDate } from '../../src/domain/dates.ts';
import type { SituationView } from '../guide/Situations.tsx';
import { Art, type ArtView, Disc } from '../parts/Art.tsx';
import { Faq } from '../parts/Faq.tsx';
import { AmazonRoom, OfferButton, OfferText, type OfferView } from '../parts/Offers.tsx';
import { pairMarks, type PairView } from '../parts/Pairs.tsx';
import { LinkList, LinkOrText, type MaybeLink } from '../LinkList.tsx';
import { PriceTable, type PriceView } from '../parts/Prices.tsx';
import { InlineProse, Prose } from '../parts/Prose.tsx';
import { Sources, type SourcesView } from '../parts/Sources.tsx';
import { Strip, type CrumbsView, type DisclosureView } from '../parts/Strip.tsx';
import { Standalone, VerdictMark, type VerdictView } from '../parts/Verdict.tsx';
import { useFill } from '../parts/labels.ts';
import type { ReactNode } from 'react';
import { verdictText } from '../../src/domain/words.ts';

/** A price with its day; until is the last day on which it may be shown. */
export interface AmountView {
  price: string;
  note: string;
  date: string;
  until: string | null;
}

export interface BoxShopView {
  region: string;
  amount: AmountView | null;
  offer: OfferView;
  others: readonly OfferView[];
  elsewhere: { label: string; offer: OfferView } | null;
}

/** The parts stand in one line; region is null for a fact shown to all regions. */
export interface FactView {
  label: string;
  parts: readonly MaybeLink[];
  region: string | null;
}

export interface ComparisonView {
  id: string;
  question: string;
  answer: string;
  why: string;
  /** The box of this page first, which has no link. */
  sides: readonly MaybeLink[];
  rows: readonly { label: string; region: string | null; cells: readonly string[] }[];
}

export interface NearBoxView {
  rank: number;
  name: string;
  href: string;
  advice: string | null;
}

export interface BoxPageView {
  crumbs: CrumbsView;
  disclosure: DisclosureView;
  title: string;
  name: string;
  verdict: VerdictView | null;
  isStandalone: boolean;
  /** Its place in the ranking; rank is null for the only box of a group. */
  place: { rank: number | null; of: number; group: string | null; href: string } | null;
  answer: string;
  skipIf: string | null;
  shops: readonly BoxShopView[];
  facts: readonly FactView[];
  art: ArtView;
  summary: string | null;
  reason: { label: string; text: string } | null;
  picks: readonly { key: string; heading: string; text: string }[];
  contents: readonly string[];
  comparisons: readonly ComparisonView[];
  /** A line with a reason is a row of the guide's advice. */
  path: readonly (Omit<SituationView, 'reason'> & { reason: string | null })[];
  works: {
    pairs: readonly (PairView & { href: string | null })[];
    editions: readonly string[];
  };
  notes: readonly string[];
  questions: readonly FaqItem[];
  prices: readonly { region: string; price: PriceView }[];
  changes: readonly { id: string; date: string; text: string }[];
  pager: { previous: NearBoxView | null; next: NearBoxView | null; all: { href: string; count: number } };
  updatedOn: string;
  method: Link | null;
  sources: SourcesView;
  address: string;
}

export function BoxPage({ page }: { page: BoxPageView }) {
  const fill = useFill();
  const { contents, questions, prices, changes, pager } = page;
  return (
    <main id="main" tabIndex={-1}>
      <Strip crumbs={page.crumbs} disclosure={page.disclosure} />
      {/* Few layers: a browser's reader view takes the parts near the top of its best one. */}
      <article className="wrap box">
        <div className="hero">
          <h1>{page.title}</h1>
          <Answer page={page} />
          <div className="side">
            <Facts name={page.name} facts={page.facts} />
            <Art art={page.art} eager />
          </div>
          <Changes page={page} />
        </div>
        {page.picks.map(({ key, heading, text }) => (
          <Part key={key} id={key} heading={heading}>
            <Prose text={text} />
          </Part>
        ))}
        {contents.length > 0 && (
          <Part id="contents" heading={fill('In the {box}')}>
            <ul className="inside">
              {contents.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Part>
        )}
        {page.comparisons.map((comparison) => (
          <Comparison key={comparison.id} comparison={comparison} />
        ))}
        {page.path.length > 0 && (
          <Part id="path" heading="What to buy before and after">
            <ul className="lines">
              {page.path.map((line) => (
                <li key={line.label}>
                  <PathLine line={line} />
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Works works={page.works} notes={page.notes} />
        {questions.length > 0 && (
          <Part id="questions" heading={fill('Questions about this {box}')}>
            <Faq view={questions} />
          </Part>
        )}
        {prices.length > 0 && (
          <Part id="prices" heading="Past prices">
            {prices.map(({ region, price }) => (
              <div key={region} data-region={region}>
                <PriceTable caption="Prices of the last 90 days" prices={[price]} />
              </div>
            ))}
          </Part>
        )}
        {changes.length > 0 && (
          <Part id="changes" heading="What changed">
            <ul className="lines">
              {changes.map(({ id, date, text }) => (
                <li key={id}>
                  <time dateTime={date}>{formatDate(date)}</time>: <InlineProse text={text} />
                </li>
              ))}
            </ul>
          </Part>
        )}
      </article>
      <div className="wrap">
        <nav className="pager" aria-label={fill('The {ranking}')}>
          {pager.previous !== null && <Near box={pager.previous} rel="prev" />}
          {pager.next !== null && <Near box={pager.next} rel="next" />}
          <a href={pager.all.href}>
            {fill(pager.all.count === 1 ? 'The ranking' : `All ${pager.all.count} {boxes}, ranked`)}
          </a>
        </nav>
        <p className="small">
          Updated <time dateTime={page.updatedOn}>{formatDate(page.updatedOn)}</time>.
          {page.method !== null && (
            <>
              {' '}
              <a href={page.method.href}>{page.method.label}</a>
            </>
          )}
        </p>
        <Sources view={page.sources} />
        <p className="on-paper">{page.address}</p>
      </div>
    </main>
  );
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className="sec" id={id} aria-labelledby={`${id}-h`}>
      <h2 id={`${id}-h`}>{heading}</h2>
      {children}
    </section>
  );
}

function Answer({ page: { verdict, isStandalone, place, answer, skipIf, shops } }: { page: BoxPageView }) {
  return (
    <section className="answer" aria-label="Answer">
      <p className="picks__nm">
        {verdict === null ? <b>Not judged</b> : <VerdictMark verdict={verdict} />}{' '}
        {isStandalone && (
          <>
            <Standalone />{' '}
          </>
        )}
        {place !== null && (
          <span className="small muted">
            <Place place={place} />
          </span>
        )}
        {place === null && verdict !== null && <span className="small muted">Not ranked</span>}
      </p>
      <p>
        <InlineProse text={answer} />
        {skipIf !== null && (
          <>
            {' '}
            <b>Skip it if</b> {sentence(skipIf)}
          </>
        )}
      </p>
      {shops.length > 0 && (
        <div className="get">
          {shops.map((shop) => (
            <Shop key={shop.region} shop={shop} />
          ))}
        </div>
      )}
    </section>
  );
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function Place({ place: { rank, of, group, href } }: { place: NonNullable<BoxPageView['place']> }) {
  const fill = useFill();
  return (
    <>
      {rank !== null && (
        <>
          <Disc number={rank} size="s" />
          of {of} in{' '}
        </>
      )}
      <a href={href}>{group ?? fill('our {ranking}')}</a>
    </>
  );
}

function Shop({ shop: { region, amount, offer, others, elsewhere } }: { shop: BoxShopView }) {
  return (
    <div className="cash" data-region={region} data-until={offer.until ?? undefined}>
      {amount !== null && (
        <p data-old={amount.until === null ? undefined : ''}>
          <b>{amount.price}</b>{' '}
          <span>
            {amount.note}, <time dateTime={amount.date}>{formatDate(amount.date)}</time>
          </span>
        </p>
      )}
      <OfferButton offer={{ ...offer, price: null }} className="btn" />
      <p className="chk">
        {others.length > 0 && (
          <span>
            Also:{' '}
            {others.map((other, index) => (
              <span key={other.id}>
                {index > 0 && ' · '}
                <OfferText offer={other} tellsVaries={false} />
              </span>
            ))}
          </span>
        )}
        {elsewhere !== null && (
          <span className="js-only">
            {elsewhere.label}: <OfferText offer={elsewhere.offer} tellsVaries={false} />
          </span>
        )}
      </p>
      <AmazonRoom offers={[offer, ...others]} />
    </div>
  );
}

function Facts({ name, facts }: Pick<BoxPageView, 'name' | 'facts'>) {
  return (
    <table className="pairs">
      <caption className="vh">{name}: facts</caption>
      <tbody>
        {facts.map(({ label, parts, region }) => (
          <tr key={`${label} ${region ?? ''}`} data-region={region ?? undefined}>
            <th scope="row">{label}</th>
            <td>
              <LinkList links={parts} separator=", " />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Changes({ page: { summary, reason } }: { page: BoxPageView }) {
  if (summary === null && reason === null) return null;
  return (
    <Part id="at-the-table" heading="What it changes at the table">
      {summary !== null && <Prose text={summary} />}
      {reason !== null && (
        <p>
          <b>{reason.label}.</b> <InlineProse text={reason.text} />
        </p>
      )}
    </Part>
  );
}

function Comparison({ comparison }: { comparison: ComparisonView }) {
  const { id, question, answer, why, sides, rows } = comparison;
  return (
    <Part id={id} heading={question}>
      <p>
        <b>{answer}</b> {why}
      </p>
      <table className="pairs vs" aria-labelledby={`${id}-h`}>
        <thead>
          <tr>
            <td />
            {sides.map((side) => (
              <th key={side.title} scope="col">
                <LinkOrText {...side} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, region, cells }) => (
            <tr key={`${label} ${region ?? ''}`} data-region={region ?? undefined}>
              <th scope="row">{label}</th>
              {cells.map((text, index) => (
                <td key={index}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

function PathLine({ line: { label, answer, picks, reason } }: { line: BoxPageView['path'][number] }) {
  return (
    <>
      <b>{label}:</b> {picks.length === 0 ? answer : <LinkList links={picks} separator=", then " />}
      {reason !== null && (
        <>
          . <InlineProse text={reason} />
        </>
      )}
    </>
  );
}

function Works({ works: { pairs, editions }, notes }: Pick<BoxPageView, 'works' | 'notes'>) {
  const fill = useFill();
  if (pairs.length === 0 && editions.length === 0 && notes.length === 0) return null;
  return (
    <Part id="works-with" heading={fill('{Works_with}')}>
      {(pairs.length > 0 || editions.length > 0) && (
        <table className="pairs" aria-labelledby="works-with-h">
          <tbody>
            {pairs.map(({ key, boxes, href, verdict, text }) => (
              <tr key={key}>
                <th scope="row">
                  <LinkOrText title={boxes} href={href} />
                </th>
                <td>
                  <span className={pairMarks[verdict]}>{verdictText[verdict]}</span>{' '}
                  <InlineProse text={text} />
                </td>
              </tr>
            ))}
            {editions.map((name) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <span className="mk mk--no">Does not fit</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {notes.map((note) => (
        <Prose key={note} text={note} />
      ))}
    </Part>
  );
}

function Near({ box: { rank, name, href, advice }, rel }: { box: NearBoxView; rel: 'prev' | 'next' }) {
  return (
    <a rel={rel} href={href}>
      <Disc number={rank} size="s" />
      <span>
        <b>{name}</b>
        {advice !== null && <span className="small muted"> {advice}</span>}
      </span>
    </a>
  );
}
