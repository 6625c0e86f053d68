import { readFacts } from '../../../src/domain/cardFacts.ts';
import {
  emptyState,
  formatIndexState,
  noneText,
  passesChoices,
  shownCountText,
} from '../../../src/domain/indexFilter.ts';
import { quietMs } from '../../../src/domain/uiLimits.ts';
import { showHeld } from '../hydrateFromAddress.ts';
import { commitState, currentState, onState } from '../indexAddress.ts';

let found: ReadonlySet<string> | null = null;
let near: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let started = false;

/** pages: addresses of the search results; null without a search. said: a note about them. */
export function showFound(pages: ReadonlySet<string> | null, said: string | null = null): void {
  found = pages;
  near = said;
  startCards();
  showCards();
  showHeld();
}

export function startCards(): void {
  if (started) return;
  started = true;
  onState(showCards);
  for (const button of document.querySelectorAll('[data-clear]')) button.addEventListener('click', clear);
  showCards();
}

function clear(): void {
  commitState(emptyState, 'clear');
}

function showCards(): void {
  const state = currentState();
  const today = new Date().toISOString().slice(0, 10);
  const cards = [...document.querySelectorAll<HTMLElement>('.index .card')];
  const shown = cards.filter((card) => {
    const page = card.querySelector('a')?.pathname ?? '';
    return passesChoices(readFacts(card.dataset), state, today) && (found === null || found.has(page));
  });
  // Focus on a disappearing element would jump to the top of the page.
  const leaving = [...cards.filter((card) => !shown.includes(card)), ...emptyBlocks(shown.length)];
  if (leaving.some((element) => element.contains(document.activeElement))) status()?.focus();
  for (const card of cards) card.hidden = !shown.includes(card);
  // The index's other pages keep the choices.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-index]'))
    link.hash = formatIndexState({ ...state, q: '' });
  // With a query, the search results come later.
  if (state.q === '') showHeld();
  const none = found?.size === 0 ? near : noneText(state);
  showEmpty(shown.length === 0 ? none : null);
  for (const button of document.querySelectorAll('.sift [data-clear]')) {
    button.setAttribute('aria-disabled', `${Object.values(state).every((value) => value === '')}`);
  }
  // An empty result has visible text; this only announces it.
  status()?.classList.toggle('vh', shown.length === 0);
  clearTimeout(timer);
  timer = setTimeout(() => {
    say(
      shown.length === 0
        ? (none ?? '')
        : [near, shownCountText(shown.length, cards.length)].filter((part) => part !== null).join(' '),
      shown.length < cards.length,
    );
  }, quietMs);
}

function status(): HTMLElement | null {
  return document.querySelector('[data-shown]');
}

/** Announces that all guides are shown only after fewer were. */
function say(text: string, fewer: boolean): void {
  const element = status();
  if (element && element.textContent !== text && (fewer || element.textContent !== '')) {
    element.textContent = text;
  }
}

function emptyBlocks(shown: number): HTMLElement[] {
  return shown === 0 ? [] : [...document.querySelectorAll<HTMLElement>('[data-none]')];
}

function showEmpty(text: string | null): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-none]')) {
    block.hidden = text === null;
    const words = block.querySelector('[data-none-text]');
    if (words && text !== null) words.textContent = text;
  }
}
