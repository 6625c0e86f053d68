import { patienceMs } from '../../src/domain/interface.ts';

/** Hides the parts that an address changes (#players=4) until the change is made, so that nothing moves. See .held in the style sheets. */
const held = 'held';

export function holdForAddress(): void {
  if (location.hash.includes('=')) document.documentElement.classList.add(held);
}

export function showHeld(): void {
  document.documentElement.classList.remove(held);
}

/**
 * Islands whose state stands in the address (data-island-hash names its keys) start without being touched: for the
 * loader it is as if the focus had come to them.
 */
export function wakeIslands(): void {
  const wake = () => {
    const keys = new URLSearchParams(location.hash.slice(1));
    let woken = 0;
    for (const island of document.querySelectorAll<HTMLElement>('[data-island-hash]')) {
      const own = island.dataset['islandHash']?.split(' ') ?? [];
      if (!own.some((key) => keys.has(key))) continue;
      island.dispatchEvent(new Event('focusin', { bubbles: true }));
      woken += 1;
    }
    if (woken === 0) showHeld();
  };
  addEventListener('hashchange', wake);
  wake();
}

/**
 * An island whose code is still on its way long after it was touched says what it says where none arrives; what comes
 * later is used all the same (see loader.ts).
 */
export function ownUpToSlowness(): void {
  const watched = new Set<HTMLElement>();
  for (const type of ['pointerdown', 'focusin']) {
    addEventListener(type, ({ target }) => {
      const island = target instanceof Element && target.closest<HTMLElement>('[data-island]');
      if (!island || watched.has(island)) return;
      watched.add(island);
      setTimeout(
        () => {
          island.dataset['state'] ??= 'failed';
        },
        navigator.onLine ? patienceMs : 0,
      );
    });
  }
}
