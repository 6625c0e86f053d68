import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { emptyState, formatIndexState } from '../../../src/domain/indexFilter.ts';
import { listedResults, popupResults, searchMaxLength, quietMs } from '../../../src/domain/uiLimits.ts';
import { nearText, nothingText, resultsText, searchQuery, searchText } from '../../../src/domain/search.ts';
import { Icon } from '../../Icon.tsx';
import { showFound } from '../indexFilters/cards.ts';
import { commitState, currentState, draftState, onState } from '../indexAddress.ts';
import { Popup } from './Popup.tsx';
import { optionId, useChoice } from './useChoice.ts';
import { useResults } from './useResults.ts';

/** live: the page is the index itself, whose cards follow the query. */
export interface SearchBoxProps {
  indexHref: string;
  label: string;
  placeholder: string;
  button: string;
  live: boolean;
}

export function SearchBox({ indexHref, label, placeholder, button, live }: SearchBoxProps) {
  const ownId = useId();
  // Other pages link to the index's search box: #search.
  const id = live ? 'search' : ownId;
  const listId = `${id}-list`;
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // Before hydration, the box is the server's form, which opens the index.
  const [alive, setAlive] = useState(false);
  const [typed, setTyped] = useState('');
  const query = searchQuery(typed);
  const asked = query !== '';
  const results = useResults(query);
  const found = results.kind === 'found' && asked ? results.found : [];
  // The index keeps its results in view; elsewhere they are a popup.
  const options = found.slice(0, live ? listedResults : popupResults);
  const coming = results.kind === 'found' ? results.coming : null;
  const near = results.kind === 'found' && asked ? nearText(query, coming, results.exact) : null;
  const choice = useChoice(form, {
    listId,
    count: options.length,
    asked,
    onClear: () => {
      type('');
    },
  });
  const { active, press, show } = choice;
  const open = choice.open || live;
  const expanded = open && options.length > 0;

  useEffect(() => {
    const early = input.current?.value ?? '';
    if (early === '') setTyped(currentState().q);
    else {
      setTyped(early);
      draftState({ q: searchQuery(early) });
    }
    if (early !== '' || !live) show(true);
    setAlive(true);
    return onState(({ q }) => {
      // The state trims the query; the box keeps a space while the reader types.
      if (q === searchQuery(input.current?.value ?? '')) return;
      setTyped(q);
      show(false);
    });
  }, [live, show]);

  useEffect(() => {
    if (!live) return;
    // Before the box has read its query from the address, its state is unknown.
    if (!asked && currentState().q !== '') return;
    if (!asked || results.kind === 'failed') showFound(null);
    else if (results.kind === 'found' && results.query === query) {
      showFound(
        new Set(results.found.map(({ entry }) => entry.page)),
        results.found.length === 0 ? nothingText(query, results.coming) : near,
      );
    }
  }, [live, asked, query, results, near]);

  function type(text: string): void {
    setTyped(text);
    show(true);
    draftState({ q: searchQuery(text) });
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const q = searchQuery(input.current?.value ?? '');
    show(false);
    if (live) commitState({ q }, 'search');
    else location.assign(indexHref + formatIndexState({ ...emptyState, q }));
  }

  function announced(): string {
    if (!asked) return '';
    if (results.kind === 'failed') return live ? searchText.failedOnIndex : searchText.failed;
    if (live || results.kind !== 'found' || results.query !== query) return '';
    if (found.length === 0) return nothingText(query, coming);
    return resultsText(found.length, options.length, near);
  }

  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': expanded,
    'aria-controls': listId,
    'aria-activedescendant': expanded && active >= 0 ? optionId(listId, active) : undefined,
  } as const;
  return (
    <form ref={form} className="find" role="search" action={indexHref} onSubmit={submit}>
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      {/* The field has no name: without JavaScript the form opens the index and sends nothing. */}
      <input
        ref={input}
        id={id}
        type="search"
        maxLength={searchMaxLength}
        placeholder={placeholder}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          type(event.target.value);
        }}
        onKeyDown={press}
        {...(alive ? combobox : {})}
      />
      <button className="btn btn--buy" type="submit">
        <Icon name="search" />
        {button}
      </button>
      {alive && (
        <>
          <Popup
            id={listId}
            label={label}
            query={query}
            results={results}
            near={near}
            options={options}
            active={active}
            open={open && asked}
            live={live}
            onChoose={() => {
              show(false);
            }}
          />
          <Announcement text={announced()} />
        </>
      )}
    </form>
  );
}

function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSaid, quietMs, text);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <span className="vh" role="status">
      {said}
    </span>
  );
}
