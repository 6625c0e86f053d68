import { highlight, nothingText, searchText } from '../../../src/domain/search.ts';
import type { Found } from './engine.ts';
import { optionId } from './useChoice.ts';
import type { Results } from './useResults.ts';

export interface PopupProps {
  id: string;
  label: string;
  query: string;
  results: Results;
  /** Shown above options that match only approximately. */
  near: string | null;
  options: readonly Found[];
  active: number;
  open: boolean;
  live: boolean;
  onChoose: () => void;
}

export function Popup({
  id,
  label,
  query,
  results,
  near,
  options,
  active,
  open,
  live,
  onChoose,
}: PopupProps) {
  const message = messageOf(query, results, live);
  return (
    <>
      <div className="hits" hidden={!open || options.length === 0}>
        {near !== null && <p className="hits__near">{near} Closest:</p>}
        <div id={id} role="listbox" aria-label={label}>
          {options.map(({ entry, terms }, index) => (
            <a
              key={entry.href}
              id={optionId(id, index)}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              href={entry.href}
              onMouseDown={(event) => {
                // The focus stays in the box.
                event.preventDefault();
              }}
              onClick={onChoose}
            >
              <b>
                <Words text={entry.title} terms={terms} />
              </b>
              <span>
                <Words text={noteOf({ entry, terms })} terms={terms} />
              </span>
            </a>
          ))}
        </div>
      </div>
      {open && options.length === 0 && message !== null && <p className="hits hits--none">{message}</p>}
    </>
  );
}

function messageOf(query: string, results: Results, live: boolean): string | null {
  switch (results.kind) {
    case 'loading':
      return searchText.loading;
    case 'failed':
      return live ? searchText.failedOnIndex : searchText.failed;
    case 'found':
      // The index shows this in place of its cards.
      return results.query === query && !live ? nothingText(query, results.coming) : null;
  }
}

/** A guide shows its matching tags, or else its first three; a box shows its game. */
function noteOf({ entry, terms }: Found): string {
  if (entry.kind !== 'guide') return entry.text === '' ? entry.guide : entry.text;
  const met = entry.tags.filter((tag) => highlight(tag, terms).some(({ hit }) => hit));
  return `Guide: ${(met.length > 0 ? met : entry.tags).slice(0, 3).join(', ')}`;
}

function Words({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  return highlight(text, terms).map((part, index) =>
    part.hit ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
