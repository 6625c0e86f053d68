/**
 * What lies far below is laid out after the first paint, a piece at a time: all at once it takes a slow phone a fifth
 * of a second, in which nothing answers. Where the browser is about to go somewhere in the page, its places have to be
 * right from the start. See .late in site.css: nothing of it is anywhere near a first window.
 */
const late = 'late';

/** Before the first paint. */
export function putOffLayout(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!location.hash && navigation?.type === 'navigate') document.documentElement.classList.add(late);
}

/** While nothing else is to do; at the first click, which may lead anywhere in the page, all that is left. */
export function catchUpOnLayout(): void {
  if (!document.documentElement.classList.contains(late)) return;
  const left = [...document.querySelectorAll<HTMLElement>('.sec>:not(h2),.box')];
  const goOn = (most: number) => {
    for (const piece of left.splice(0, most)) {
      piece.style.contentVisibility = 'visible';
      // Now, not all together before the next frame.
      piece.getBoundingClientRect();
    }
    if (left.length === 0) document.documentElement.classList.remove(late);
    else
      whenIdle(() => {
        goOn(1);
      });
  };
  addEventListener(
    'click',
    () => {
      goOn(left.length);
    },
    { capture: true, once: true },
  );
  goOn(0);
}

/** Safari has no requestIdleCallback. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 20);
}
