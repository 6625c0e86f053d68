import {
  emptyState,
  formatIndexState,
  parseIndexState,
  type IndexState,
} from '../../src/domain/indexFilter.ts';
import { choosingMs } from '../../src/domain/uiLimits.ts';

type Listener = (state: IndexState) => void;

const listeners = new Set<Listener>();
let state: IndexState | null = null;
/** The last committed fragment, which the Back button returns to. */
let settled = '';

let last = { by: '', at: -Infinity };

export function currentState(): IndexState {
  if (state === null) {
    state = read() ?? emptyState;
    settled = location.hash;
    addEventListener('hashchange', () => {
      const next = read();
      if (next === null) return;
      settled = location.hash;
      change(next);
    });
  }
  return state;
}

/** Calls the listener on every change of the state. Returns a function that removes it. */
export function onState(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** An intermediate state, such as a half-typed word: shown in the address, but not in the history. */
export function draftState(changes: Partial<IndexState>): void {
  const next = { ...currentState(), ...changes };
  write('replaceState', formatIndexState(next));
  change(next);
}

/** A state that the reader can go back to; by names the control that made it. */
export function commitState(changes: Partial<IndexState>, by: string): void {
  const next = { ...currentState(), ...changes };
  const fragment = formatIndexState(next);
  const now = performance.now();
  const again = by === last.by && now - last.at < choosingMs;
  last = { by, at: now };
  if (fragment !== settled) {
    if (!again) write('replaceState', settled);
    write(again ? 'replaceState' : 'pushState', fragment);
    settled = fragment;
  }
  change(next);
}

function change(next: IndexState): void {
  if (state !== null && formatIndexState(next) === formatIndexState(state)) return;
  state = next;
  for (const listener of listeners) listener(next);
}

function write(method: 'pushState' | 'replaceState', fragment: string): void {
  if (fragment === location.hash && method === 'replaceState') return;
  try {
    history[method](history.state, '', `${location.pathname}${location.search}${fragment}`);
  } catch {
    // Browsers refuse after too many changes; the page works without the address.
  }
}

function read(): IndexState | null {
  return parseIndexState(location.hash, {
    tag: offered('tag'),
    stock: offered('stock'),
    show: offered('show'),
  });
}

function offered(name: 'tag' | 'stock' | 'show'): string[] {
  const controls = document.querySelectorAll<HTMLOptionElement | HTMLInputElement>(
    `[data-filter=${name}] option, input[data-filter=${name}]`,
  );
  return [...controls].map((control) => control.value).filter((value) => value !== '');
}
