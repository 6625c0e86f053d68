const swipePx = 50;
/** From here on the pointer is followed wherever it goes; before, it may still be a click. */
const followPx = 10;

/** Calls end when a finger or a pressed pointer moves 50 px to either side. */
export function dismissOnSwipe(toast: HTMLElement, end: () => void): void {
  let start: number | null = null;
  toast.addEventListener('pointerdown', ({ clientX }) => {
    start = clientX;
  });
  toast.addEventListener('pointermove', ({ clientX, pointerId }) => {
    if (start === null) return;
    const moved = Math.abs(clientX - start);
    if (moved >= swipePx) end();
    else if (moved >= followPx) toast.setPointerCapture(pointerId);
  });
  for (const type of ['pointerup', 'pointercancel']) {
    toast.addEventListener(type, () => {
      start = null;
    });
  }
}
