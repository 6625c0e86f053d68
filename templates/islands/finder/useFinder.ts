import { useEffect, useLayoutEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { settleMs, choosingMs } from '../../../src/domain/uiLimits.ts';
import { isOnShelf, keptChoices, parseShelf, shelfText, type Shelf } from '../../../src/domain/shelf.ts';
import { answer, type Answer } from '../../../src/domain/finder/answer.ts';
import type { FinderGame } from '../../../src/domain/finder/finderGame.ts';
import {
  firstChoices,
  formatFragment,
  formatChoices,
  parseFragment,
  withEdition,
  type Choices,
  tableOf,
  wantsId,
  wantsOf,
} from '../../../src/domain/finder/choices.ts';
import { keepShelf, readShelf } from '../shelf/keep.ts';
import { notKeptText } from '../storage.ts';

export interface FinderState {
  root: RefObject<HTMLDivElement | null>;
  shown: Answer;
  /** Whether the answer is for this reader, unlike the server's answer for everybody. */
  settled: boolean;
  shelf: string;
  onChange: (event: ChangeEvent<HTMLElement>) => void;
  clearShelf: () => void;
}

/** Choices live in the controls, in the address and, if the reader asks for it, on the device. */
export function useFinder(game: FinderGame): FinderState {
  const root = useRef<HTMLDivElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const arriving = useRef(false);
  const [shown, setShown] = useState(() => answer(game, firstChoices));
  const [settled, setSettled] = useState(false);
  const [shelf, setShelf] = useState('');

  useEffect(() => {
    if (!settled || !arriving.current) return;
    arriving.current = false;
    // Scrolls to the answer only when it is rendered, so that nothing moves while the reader looks.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => root.current?.closest('.finder')?.scrollIntoView({ behavior: 'instant' })),
    );
  }, [settled]);

  // A layout effect, since a passive one would lose the shelf if a choice comes before it.
  useLayoutEffect(() => {
    const form = root.current;
    if (!form) return;
    const show = (choices: Choices) => {
      clearTimeout(settling.current);
      setSettled(true);
      showChoices(form, choices);
      const checkbox = rememberCheckbox(form);
      if (checkbox) checkbox.checked = isOnShelf(readShelf(), game, choices);
      setShown(answer(game, choices));
    };
    const said = parseFragment(location.hash, game);
    const start = said ?? keptChoices(readShelf(), game);
    const choices = withTouched(form, game, start);
    const isEarly = formatChoices(choices) !== formatChoices(start);
    if (isEarly) writeAddress(formatFragment(choices), 'early');
    const isRemembered = rememberCheckbox(form)?.checked || (isEarly && isOnShelf(readShelf(), game, start));
    const isRefused = isRemembered && !keepShelf(withGame(readShelf(), game, choices));
    show(choices);
    setShelf(isRefused ? notKeptText : shelfText(readShelf()));
    arriving.current = said !== null && scrollY === 0;
    const closed = form.closest('details');
    if (closed && said) closed.open = true;

    const onMove = () => {
      const fromAddress = parseFragment(location.hash, game);
      if (fromAddress) show(fromAddress);
      // Another section's anchor does not change the choices; an empty address means the initial ones.
      else if (location.hash === '') show(keptChoices(readShelf(), game));
    };
    addEventListener('hashchange', onMove);
    return () => {
      removeEventListener('hashchange', onMove);
    };
  }, [game]);

  return {
    root,
    shown,
    settled,
    shelf,
    onChange: ({ target }) => {
      const form = root.current;
      if (!form) return;
      const name = target.getAttribute('name') ?? '';
      const given = readChoices(form, game);
      const choices = name === 'edition' ? withEdition(given, game) : given;
      showChoices(form, choices);
      const checkbox = rememberCheckbox(form);
      const isRemembered = checkbox?.checked ?? false;
      if (name !== 'remember') writeAddress(formatFragment(choices), name);
      if (isRemembered || name === 'remember') {
        const isKept = keepShelf(withGame(readShelf(), game, isRemembered ? choices : null));
        const isRefused = isRemembered && !isKept;
        if (checkbox && isRefused) checkbox.checked = false;
        setShelf(isRefused ? notKeptText : shelfText(readShelf()));
      }
      clearTimeout(settling.current);
      settling.current = setTimeout(() => {
        setShown(answer(game, choices));
      }, settleMs);
    },
    clearShelf: () => {
      keepShelf(parseShelf(null));
      setShelf('');
      const checkbox = root.current && rememberCheckbox(root.current);
      if (!checkbox) return;
      checkbox.checked = false;
      // Keeps the focus when the button disappears.
      checkbox.focus();
    },
  };
}

function withGame(shelf: Shelf, { id }: FinderGame, choices: Choices | null): Shelf {
  if (choices === null) shelf.delete(id);
  else shelf.set(id, formatChoices(choices));
  return shelf;
}

function readChoices(root: HTMLElement, game: FinderGame): Choices {
  return {
    owned: checkboxes(root).flatMap(({ checked, value }) => (checked ? value : [])),
    table: tableOf(choice(root, 'players')?.value),
    edition: choice(root, 'edition')?.value || null,
    wants: wantsOf(game).find((wants) => wantsId(wants) === choice(root, 'wants')?.value) ?? null,
  };
}

function showChoices(root: HTMLElement, { owned, table, edition, wants }: Choices): void {
  for (const checkbox of checkboxes(root)) checkbox.checked = owned.includes(checkbox.value);
  const values = { players: table?.id, edition, wants: wants === null ? null : wantsId(wants) };
  for (const [name, value] of Object.entries(values)) {
    const control = choice(root, name);
    if (control) control.value = value ?? '';
  }
}

/** The given choices with the reader's changes since the page was made. */
function withTouched(root: HTMLElement, game: FinderGame, given: Choices): Choices {
  const now = readChoices(root, game);
  return {
    owned: checkboxes(root).flatMap(({ checked, defaultChecked, value }) =>
      (checked === defaultChecked ? given : now).owned.includes(value) ? value : [],
    ),
    table: now.table ?? given.table,
    edition: now.edition ?? given.edition,
    wants: now.wants ?? given.wants,
  };
}

function rememberCheckbox(root: HTMLElement): HTMLInputElement | null {
  return root.querySelector<HTMLInputElement>('[name=remember]');
}

function checkboxes(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>('[name=own]')];
}

function choice(root: HTMLElement, name: string): HTMLSelectElement | null {
  return root.querySelector<HTMLSelectElement>(`select[name=${name}]`);
}

/** The answers in the page's fragment. They stay on the device: a fragment is never sent. */

let last = { by: '', at: -Infinity, fragment: '' };

/** by names the control that the reader used. An earlier anchor stays in the history. */
function writeAddress(fragment: string, by: string): void {
  if (fragment === location.hash) return;
  const at = performance.now();
  const again = by === last.by && at - last.at < choosingMs && location.hash === last.fragment;
  last = { by, at, fragment };
  try {
    history[again ? 'replaceState' : 'pushState'](
      history.state,
      '',
      `${location.pathname}${location.search}${fragment}`,
    );
  } catch {
    // Browsers refuse after too many changes; the page works without the address.
  }
}
