/** One system of notices for the whole page: three at most, five seconds each, paused while the reader is on one. */
import { dismissOnSwipe } from './dismissOnSwipe.ts';
import type { Toast } from './showToast.ts';

const maxToasts = 3;
const shownMs = 5000;
/** How long a toast stays after the pointer or focus has left it. */
const leftMs = 1000;

const region = document.querySelector('.toasts');

export function show(toast: Toast): void {
  if (!region) return;
  while (region.childElementCount >= maxToasts) dismiss(region.firstElementChild);
  region.append(makeToast(toast));
}

addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented || !region?.lastElementChild) return;
  event.preventDefault();
  dismiss(region.lastElementChild);
});

/** Where the focus was before it came to a notice. */
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

/** Focus that would be lost with the notice goes back to where it came from. */
function dismiss(toast: Element | null): void {
  if (toast?.contains(document.activeElement)) {
    const back =
      before instanceof HTMLElement && before.isConnected ? before : document.getElementById('main');
    back?.focus({ preventScroll: true });
  }
  toast?.remove();
}

function dismissLater(toast: HTMLElement, end: () => void): void {
  let left = shownMs;
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
      timer = setTimeout(end, Math.max(left, leftMs));
    }
  };
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
    // Hover and focus are known only after the event.
    toast.addEventListener(type, () => {
      setTimeout(update);
    });
  }
}
