/** Loads an island's code at the first touch, and repeats an earlier click or submit afterward. */
import { beginFetch } from './early.ts';
import { showHeld } from './hydrateFromAddress.ts';

type Module = { start: (root: HTMLElement) => Promise<void> };

/** Each retry has a different address: one more question mark. */
let retry = '';
const loading = new Map<HTMLElement, Promise<void>>();

function islandOf(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-island]') : null;
}

function load(island: HTMLElement): Promise<void> {
  const known = loading.get(island);
  // Don't try while offline: browsers cache a failed module load.
  if (known ?? !navigator.onLine) return known ?? Promise.reject(new Error());
  const { dataset } = island;
  const { islandData: data, island: code = '' } = dataset;
  if (data) beginFetch(data);
  const begun = Promise.all(code.split(' ').map((address) => import(address + retry) as Promise<Module>))
    .then(([own]) => own?.start(island))
    .then(() => {
      dataset['state'] = 'ready';
    })
    .catch((error: unknown) => {
      dataset['state'] = 'failed';
      retry += '?';
      showHeld();
      loading.delete(island);
      throw error;
    });
  loading.set(island, begun);
  return begun;
}

if (PAGE !== 'box') {
  for (const type of ['change', 'keydown', 'focusin', 'pointerdown']) {
    addEventListener(
      type,
      (event) => {
        const island = islandOf(event);
        // A failure is handled in load().
        if (island) load(island).catch(() => undefined);
      },
      { capture: true, passive: true },
    );
  }

  for (const type of ['click', 'submit']) {
    addEventListener(
      type,
      (event) => {
        const island = islandOf(event);
        const { target } = event;
        if (!island || !loading.has(island) || island.dataset['state'] || !(target instanceof HTMLElement))
          return;
        if (type === 'click' && !target.closest('button:not([type=submit])')) return;
        event.preventDefault();
        const again = () => {
          if (target instanceof HTMLFormElement) target.requestSubmit();
          else target.click();
        };
        load(island).then(again, again);
      },
      true,
    );
  }
}
