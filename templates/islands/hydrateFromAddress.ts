import { patienceMs } from '../../src/domain/uiLimits.ts';

/** Hides the parts that an address changes (#players=4) until they have changed, so that nothing moves. See .held in the style sheets. */
const held = 'held';

export function holdForAddress(): void {
  if (location.hash.includes('=')) document.documentElement.classList.add(held);
}

export function showHeld(): void {
  document.documentElement.classList.remove(held);
}

/** Starts islands whose state is in the address (data-island-hash has its keys), as if they had received focus. */
export function hydrateFromAddress(): void {
  const hydrate = () => {
    const keys = new URLSearchParams(location.hash.slice(1));
    let hydrated = 0;
    for (const island of document.querySelectorAll<HTMLElement>('[data-island-hash]')) {
      const own = island.dataset['islandHash']?.split(' ') ?? [];
      if (!own.some((key) => keys.has(key))) continue;
      island.dispatchEvent(new Event('focusin', { bubbles: true }));
      hydrated += 1;
    }
    if (hydrated === 0) showHeld();
  };
  addEventListener('hashchange', hydrate);
  hydrate();
}

/** Writes an island's message once it has failed, and takes it back once it works. */
export function tellFailures(): void {
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const island = target as HTMLElement;
      const message = island.parentElement?.querySelector<HTMLElement>('.island-failed');
      const text = island.dataset['state'] === 'failed' ? message?.dataset['failed'] : undefined;
      if (message) message.textContent = text ?? '';
    }
  }).observe(document.body, { subtree: true, attributeFilter: ['data-state'] });
}

/** For code that has not arrived long after the island was touched; later, it is still used (see loader.ts). */
export function showSlowLoads(): void {
  const tracked = new Set<HTMLElement>();
  for (const type of ['pointerdown', 'focusin']) {
    addEventListener(type, ({ target }) => {
      const island = target instanceof Element && target.closest<HTMLElement>('[data-island]');
      if (!island || tracked.has(island)) return;
      tracked.add(island);
      setTimeout(
        () => {
          island.dataset['state'] ??= 'failed';
        },
        navigator.onLine ? patienceMs : 0,
      );
    });
  }
}
