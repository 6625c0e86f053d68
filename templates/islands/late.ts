/**
 * Lays out content far below after the first paint, piece by piece: all at once, it would block a slow phone for a fifth
 * of a second. See .late in guide.css.
 */
const late = 'late';

export function deferLayout(): void {
  // Without scroll anchoring, as in WebKit, a page that grows above a reader's place moves it.
  if (!CSS.supports('overflow-anchor:auto')) return;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!location.hash && navigation?.type === 'navigate') document.documentElement.classList.add(late);
}

const turn = 16;

/** While the browser is idle; at the first click, which may jump anywhere in the page, all the rest. */
export function catchUpOnLayout(): void {
  if (!document.documentElement.classList.contains(late)) return;
  // One iterator: each turn continues where the last one stopped.
  const left = document.querySelectorAll<HTMLElement>('.sec>*').values();
  const layOutUntil = (end: number) => {
    for (const part of left) {
      part.style.contentVisibility = 'visible';
      part.getBoundingClientRect();
      if (performance.now() > end) {
        whenIdle(goOn);
        return;
      }
    }
    document.documentElement.classList.remove(late);
  };
  const goOn = () => {
    layOutUntil(performance.now() + turn);
  };
  const finish = () => {
    layOutUntil(Infinity);
  };
  addEventListener('click', finish, { capture: true, once: true });
  whenIdle(goOn);
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 20);
}
