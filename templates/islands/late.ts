/**
 * Content far below is laid out after the first paint, a piece at a time: all at once it takes a slow phone a fifth
 * of a second, in which nothing answers. Where the browser is about to go somewhere in the page, its places have to be
 * right from the start. See .late in guide.css: nothing of it is anywhere near a first window.
 */
const late = 'late';

export function putOffLayout(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!location.hash && navigation?.type === 'navigate') document.documentElement.classList.add(late);
}

const turn = 16;

/** While nothing else is to do; at the first click, which may lead anywhere in the page, all that is left. */
export function catchUpOnLayout(): void {
  if (!document.documentElement.classList.contains(late)) return;
  // One iterator: each turn continues where the last one stopped.
  const left = document.querySelectorAll<HTMLElement>('.sec>*,.box').values();
  const goOnUntil = (end: number) => {
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
    goOnUntil(performance.now() + turn);
  };
  const finish = () => {
    goOnUntil(Infinity);
  };
  addEventListener('click', finish, { capture: true, once: true });
  whenIdle(goOn);
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 20);
}
