const patienceMs = 10_000;

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
      setTimeout(() => {
        island.dataset['state'] ??= 'failed';
      }, patienceMs);
    });
  }
}
