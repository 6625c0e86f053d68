import { useEffect, useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { emptyState, formatIndexState } from '../../../src/domain/indexFilter.ts';
import { resultsText, searchMaxLength, searchQuery, searchText } from '../../../src/domain/search.ts';
import { Icon } from '../../shared/Icon.tsx';
import { showFound } from '../indexFilters/cards.ts';
import { commitState, currentState, draftState, onState } from './address.ts';
import { optionId, Popup } from './Popup.tsx';
import { useResults } from './useResults.ts';

/** So many results are listed; the index shows them all. */
const mostOptions = 8;
/** Long enough that a reader who types hears one number and not ten. Milliseconds. */
const quietMs = 600;

/** live: the page is the index itself, whose cards follow the query. */
export interface SearchBoxProps {
  indexHref: string;
  label: string;
  placeholder: string;
  button: string;
  live: boolean;
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/combobox/: list autocomplete, the reader chooses. */
export function SearchBox({ indexHref, label, placeholder, button, live }: SearchBoxProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // Until the island is alive the box is what the server sent: a form that opens the index.
  const [alive, setAlive] = useState(false);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const query = searchQuery(typed);
  const results = useResults(query);
  const found = results.kind === 'found' && query !== '' ? results.found : [];
  const options = found.slice(0, mostOptions);
  const expanded = open && options.length > 0;
  const listId = `${id}-list`;

  useEffect(() => {
    // What was typed before the island came to life counts; else what the address says.
    const early = input.current?.value ?? '';
    if (early === '') setTyped(currentState().q);
    else {
      setTyped(early);
      draftState({ q: searchQuery(early) });
    }
    if (early !== '' || !live) setOpen(true);
    setAlive(true);
    return onState(({ q }) => {
      // The state has no blanks around the query; the box keeps the one that is being typed.
      if (q !== searchQuery(input.current?.value ?? '')) {
        setTyped(q);
        setActive(-1);
        setOpen(false);
      }
    });
  }, [live]);

  useEffect(() => {
    if (!live) return;
    if (query === '' || results.kind === 'failed') showFound(null);
    else if (results.kind === 'found') showFound(new Set(results.found.map(({ entry }) => entry.page)));
  }, [live, query, results]);

  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !form.current?.contains(target)) setOpen(false);
    };
    addEventListener('pointerdown', leave);
    addEventListener('focusin', leave);
    return () => {
      removeEventListener('pointerdown', leave);
      removeEventListener('focusin', leave);
    };
  }, [open]);

  function type(text: string): void {
    setTyped(text);
    setActive(-1);
    setOpen(true);
    draftState({ q: searchQuery(text) });
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const q = searchQuery(input.current?.value ?? '');
    setOpen(false);
    setActive(-1);
    if (live) commitState({ q }, 'search');
    else location.assign(indexHref + formatIndexState({ ...emptyState, q }));
  }

  function move(event: KeyboardEvent, index: number): void {
    event.preventDefault();
    setOpen(true);
    const next = event.altKey ? -1 : (index + options.length) % options.length;
    setActive(options.length === 0 ? -1 : next);
    document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' });
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const chosen = expanded ? document.getElementById(optionId(listId, active)) : null;
    switch (event.key) {
      case 'ArrowDown':
        move(event, expanded ? active + 1 : 0);
        break;
      case 'ArrowUp':
        if (event.altKey) setOpen(false);
        else move(event, expanded && active > 0 ? active - 1 : -1);
        break;
      case 'Enter':
        if (chosen === null) return;
        event.preventDefault();
        chosen.click();
        break;
      case 'Escape':
        event.preventDefault();
        if (open && query !== '') setOpen(false);
        else type('');
        setActive(-1);
        break;
      case 'Tab':
        setOpen(false);
        setActive(-1);
        break;
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        // The keys are the text's; the choice goes back to it.
        setActive(-1);
        break;
    }
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
            options={options}
            active={active}
            open={open && query !== ''}
            live={live}
            onChoose={() => {
              setOpen(false);
            }}
          />
          <Announcement text={query === '' || live ? '' : announced()} />
        </>
      )}
    </form>
  );

  function announced(): string {
    if (results.kind === 'failed') return searchText.failed;
    return results.kind === 'found' && results.query === query
      ? resultsText(query, found.length, options.length)
      : '';
  }
}

/** Says the text politely, once it has not changed for a moment. */
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
