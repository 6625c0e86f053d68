/**
 * Islands whose state stands in the address (data-island-hash names its keys) start without being touched: for the
 * loader it is as if the focus had come to them.
 */
export function wakeIslands(): void {
  const wake = () => {
    const keys = new URLSearchParams(location.hash.slice(1));
    for (const island of document.querySelectorAll<HTMLElement>('[data-island-hash]')) {
      const own = island.dataset['islandHash']?.split(' ') ?? [];
      if (own.some((key) => keys.has(key))) island.dispatchEvent(new Event('focusin', { bubbles: true }));
    }
  };
  addEventListener('hashchange', wake);
  wake();
}
