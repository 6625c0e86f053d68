import { showHeld } from './held.ts';

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
