/**
 * Loads an island's code when the reader first touches it, and not before. Stands inline in every page.
 * A click or a submit that comes before the code has arrived is kept and done again then; where the code does not
 * arrive, it does what it would do without JavaScript.
 */
type Module = { start: (root: HTMLElement) => Promise<void> };

const loading = new Map<HTMLElement, Promise<void>>();

function islandOf(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-island]') : null;
}

function load(island: HTMLElement): Promise<void> {
  const known = loading.get(island);
  if (known) return known;
  const begun = import(island.dataset['island'] ?? '')
    .then(({ start }: Module) => start(island))
    .finally(() => {
      // Also where it did not arrive: from now on nothing is kept waiting.
      island.dataset['ready'] = '';
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
      if (!island || 'ready' in island.dataset || !(target instanceof HTMLElement)) return;
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
