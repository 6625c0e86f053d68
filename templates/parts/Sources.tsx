import type { Source } from '../../src/domain/data.ts';
import { formatDate } from '../../src/domain/dates.ts';
import { useFill } from './labels.ts';

/** A source with its number in the page's list. */
export interface SourceView extends Source {
  number: number;
  isShop: boolean;
}

export interface SourcesView {
  sources: readonly SourceView[];
  /** More of them are on the pages of the boxes. */
  others: boolean;
  byline: string;
  corrections: { text: string; label: string; href: string };
}

const shopLink = { target: '_blank', rel: 'nofollow noopener noreferrer' };

export function Sources({ view: { sources, others, byline, corrections } }: { view: SourcesView }) {
  const fill = useFill();
  return (
    <section className="sources" aria-label="Sources and corrections" id="sources">
      <details className="more">
        <summary>
          {sources.length === 1 ? '1 source' : `${sources.length} sources`}, and what each is used for
        </summary>
        <ol>
          {sources.map((source) => (
            <li key={source.id} id={`source-${source.number}`}>
              {source.title}.{' '}
              <a href={source.url} {...(source.isShop && shopLink)}>
                {source.url}
              </a>
              <Dated label="Published" date={source.published} />
              <Dated label="Read" date={source.read} />
              <Dated label="Data of" date={source.data_as_of} />
              {source.note === undefined ? '.' : `. Used for: ${source.note.replace(/\.$/, '')}.`}
            </li>
          ))}
        </ol>
        {others && <p>{fill('What we say about one {box} has its sources on that {box}’s page.')}</p>}
      </details>
      <p>
        {byline}. {corrections.text} <a href={corrections.href}>{corrections.label}</a>
      </p>
    </section>
  );
}

function Dated({ label, date }: { label: string; date: string | undefined }) {
  if (date === undefined) return null;
  return (
    <>
      . {label} <time dateTime={date}>{formatDate(date)}</time>
    </>
  );
}
