import { filterKeys, indexStateKeys, type IndexState } from '../../src/domain/indexFilter.ts';
import { startCards } from './indexFilters/cards.ts';
import { commitState, currentState, onState } from './indexAddress.ts';

type Control = HTMLSelectElement | HTMLInputElement;

export function start(root: HTMLElement): Promise<void> {
  const controls = [...root.querySelectorAll<Control>('[data-filter]')];
  const chosen = Object.entries(readControls(controls)).filter(([, value]) => value !== '');
  if (chosen.length > 0) commitState(Object.fromEntries(chosen), 'early');
  showState(controls, currentState());
  const folded = root.closest('details');
  if (folded && filterKeys.some((key) => currentState()[key] !== '')) folded.open = true;
  onState((state) => {
    showState(controls, state);
  });
  root.addEventListener('change', ({ target }) => {
    const control = controls.find((other) => other === target);
    if (control) commitState(readControls(controls), control.dataset['filter'] ?? '');
  });
  startCards();
  return Promise.resolve();
}

function keyOf(control: Control): keyof IndexState | undefined {
  return indexStateKeys.find((key) => key === control.dataset['filter']);
}

function readControls(controls: readonly Control[]): Partial<IndexState> {
  const state: Partial<IndexState> = {};
  for (const control of controls) {
    const key = keyOf(control);
    if (key && (control instanceof HTMLSelectElement || control.checked)) state[key] = control.value;
  }
  return state;
}

function showState(controls: readonly Control[], state: IndexState): void {
  for (const control of controls) {
    const value = state[keyOf(control) ?? 'q'];
    if (control instanceof HTMLSelectElement) control.value = value;
    else control.checked = control.value === value;
  }
}
