/** All toasts of the page: at most three, five seconds each, paused while the reader is on one. */
import type { toastLimits } from '../../../src/domain/uiLimits.ts';
import type { Toast } from './showToast.ts';

let limits: typeof toastLimits;
const region = document.querySelector('.toasts');

/** The limits are arguments; shared constants would need a separate file. */
export function show(toast: Toast, given: typeof toastLimits): void {
  limits = given;
  if (!region) return;
  while (region.childElementCount >= limits.max) dismiss(region.firstElementChild);
  region.append(makeToast(toast));
}

addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented || !region?.lastElementChild) return;
  event.preventDefault();
  dismiss(region.lastElementChild);
});

let before: EventTarget | null = null;

function makeToast({ text, kind }: Toast): HTMLElement {
  const toast = document.createElement('div');
  toast.className = kind === 'bad' ? 'toast toast--bad' : 'toast';
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', 'Dismiss');
  button.textContent = '×';
  toast.append(text, button);
  const end = () => {
    dismiss(toast);
  };
  button.addEventListener('click', end);
  toast.addEventListener('focusin', ({ relatedTarget }) => {
    before = relatedTarget;
  });
  dismissOnSwipe(toast, end);
  dismissLater(toast, end);
  return toast;
}

function dismiss(toast: Element | null): void {
  if (toast?.contains(document.activeElement)) {
    const back =
      before instanceof HTMLElement && before.isConnected ? before : document.getElementById('main');
    back?.focus({ preventScroll: true });
  }
  toast?.remove();
}

function dismissLater(toast: HTMLElement, end: () => void): void {
  let left = limits.ms;
  let since = performance.now();
  let timer: ReturnType<typeof setTimeout> | null = setTimeout(end, left);
  const update = () => {
    const isRead = toast.matches(':hover,:focus-within');
    if (isRead && timer !== null) {
      clearTimeout(timer);
      timer = null;
      left -= performance.now() - since;
    } else if (!isRead && timer === null) {
      since = performance.now();
      timer = setTimeout(end, Math.max(left, limits.leftMs));
    }
  };
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
    // Hover and focus are known only after the event.
    toast.addEventListener(type, () => {
      setTimeout(update);
    });
  }
}

/** Captures the pointer from here on; an earlier capture would break clicks. */
const followPx = 10;

/** Calls end when a finger or a pressed pointer moves 50 px to either side. */
function dismissOnSwipe(toast: HTMLElement, end: () => void): void {
  let start: number | null = null;
  toast.addEventListener('pointerdown', ({ clientX }) => {
    start = clientX;
  });
  toast.addEventListener('pointermove', ({ clientX, pointerId }) => {
    if (start === null) return;
    const moved = Math.abs(clientX - start);
    if (moved >= limits.swipePx) end();
    else if (moved >= followPx) toast.setPointerCapture(pointerId);
  });
  for (const type of ['pointerup', 'pointercancel']) {
    toast.addEventListener(type, () => {
      start = null;
    });
  }
}
