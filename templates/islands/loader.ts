/**
 * Loads an island's code when the reader first touches it, and not before. Stands inline in every page.
 * A click or a submit that comes before the code has arrived is kept and done again then; where the code does not
 * arrive, it does what it would do without JavaScript, the page says so, and the next touch tries again.
 */
import { showHeld } from './held.ts';

type Module = { start: (root: HTMLElement) => Promise<void> };

const loading = new Map<HTMLElement, Promise<void>>();
/** Browsers may remember that a module failed, so each next try has an address of its own: one more question mark. */
let retry = '';

function islandOf(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-island]') : null;
}

function load(island: HTMLElement): Promise<void> {
  const known = loading.get(island);
  if (known) return known;
  const { dataset } = island;
  // All that it needs sets out at once: one way to the server and back, whoever imports whom.
  const { islandData: data, island: code = '' } = dataset;
  if (data) {
    const link = { rel: 'preload', as: 'fetch', crossOrigin: '', href: data };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
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

for (const type of ['pointerdown', 'focusin', 'keydown', 'change']) {
  addEventListener(
    type,
    (event) => {
      const island = islandOf(event);
      // Whether it arrives is seen where its answer is waited for.
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
